import Glibc
public import PennyDiagnostics
import PennyFiles

/// Makes the folder of a new site: one that builds at once, with a commented
/// example of every kind of content.
public struct NewSite {
    private let folder: String

    public init(_ folder: String) {
        self.folder = folder
    }

    /// Writes the files.
    ///
    /// - Returns: their paths, in the order a reader should open them.
    /// - Throws: when the folder holds anything already, or cannot be written.
    public func make() throws(DiagnosticError) -> [String] {
        do throws(FileError) {
            if folder.isEmpty { throw FileError(folder, ENOENT) }
            if FileSystem.kind(of: folder) != nil {
                let holds = try FileSystem.entries(of: folder)
                if !holds.isEmpty { throw FileError(folder, ENOTEMPTY) }
            }
            var paths: [String] = []
            for (path, text) in ExampleFiles.all {
                let place = SiteFolder.path(path, in: folder)
                try FileSystem.makeFolders(folder + "/" + Self.parent(of: path))
                try FileSystem.write(Array(text.utf8), to: place)
                paths.append(place)
            }
            return paths
        } catch {
            let isTaken = error.path == folder && [ENOTEMPTY, ENOTDIR].contains(error.code)
            let fault =
                isTaken
                ? SiteFault.notAnEmptyFolder(folder)
                : .cannotWrite(error.path, reason: error.reason)
            throw DiagnosticError([Diagnostic(.error, fault, at: SourceLocation(path: folder))])
        }
    }

    private static func parent(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }
}
