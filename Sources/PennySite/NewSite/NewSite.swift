import Glibc
public import PennyDiagnostics

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
            if FileSystem.kind(of: folder) != nil {
                guard try FileSystem.entries(of: folder).isEmpty else {
                    throw FileError(folder, ENOTEMPTY)
                }
            }
            var paths: [String] = []
            for (path, text) in ExampleFiles.all {
                let place = folder + "/" + path
                let parent = place.split(separator: "/", omittingEmptySubsequences: false)
                    .dropLast().joined(separator: "/")
                try FileSystem.makeFolders(parent)
                try FileSystem.write(Array(text.utf8), to: place)
                paths.append(place)
            }
            return paths
        } catch {
            throw DiagnosticError([
                Diagnostic(
                    .error, SiteFault.cannotWrite(error.path, reason: error.reason),
                    at: SourceLocation(path: folder))
            ])
        }
    }
}
