import PennyDiagnostics
import PennyFiles
import PennySite
import PennyText

/// The output of a build and its manifest.
struct BuiltSite: Sendable {
    /// The folder as it was named.
    let name: String
    let tree: FileTree
    let manifest: ManifestFile

    /// Opens the output in a folder.
    init(_ folder: String) throws(DiagnosticError) {
        name = folder
        if let fault = try Self.fault(of: folder) {
            throw DiffError.single(fault, SourceLocation.option(folder))
        }
        let tree = FileTree(folder)
        manifest = try ManifestFile(in: tree)
        var folders: Set<Substring> = []
        for file in manifest.files {
            if let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) {
                folders.insert(file[..<slash])
            }
        }
        // Most sites have few folders; those of a very large site are not all open.
        self.tree = tree.keeping(
            [""] + folders.sorted().prefix(Self.openFolderLimit).map(String.init))
    }

    private static let openFolderLimit = 200

    /// The fault that keeps a folder from being the output of a build.
    private static func fault(of folder: String) throws(DiagnosticError) -> Fault? {
        let tree = FileTree(folder)
        do throws(FileError) {
            guard let real = try FileSystem.realPath(of: folder) else {
                return .diff.noFolder(folder, near(folder))
            }
            guard try FileSystem.entryKind(of: real) == .folder else {
                return .diff.notAFolder(folder)
            }
            if try tree.existingKind(at: ManifestFile.name) != nil { return nil }
        } catch {
            let fault = Fault.diff.cannotRead(error.path, error.reason)
            throw DiffError.single(fault, SourceLocation.option(folder))
        }
        if try SiteLocator.isSite(folder) {
            return .diff.sources(folder, tree.path(usualOutput))
        }
        return .diff.noManifest(folder)
    }

    /// The output folder of a site if none is named.
    private static let usualOutput = "public"

    /// The neighboring folder with nearly that name.
    private static func near(_ folder: String) -> String? {
        let (parent, name) = FileSystem.split(folder)
        do throws(FileError) {
            let folders = try FileSystem.entries(of: parent).filter { $0.kind == .folder }
            return nearMiss(to: name, among: folders.map(\.name))
                .map { folder.dropLast(name.count) + $0 }
        } catch {
            return nil
        }
    }

    /// Whether the build made a file.
    func has(_ path: String) -> Bool { manifest.has(path) }

    /// The bytes of a file that is small enough for memory.
    func bytes(of path: String, limit: Int) throws(DiagnosticError) -> [UInt8] {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try tree.read(path, limit: limit)
        } catch {
            throw failure(error, path)
        }
        guard bytes.count <= limit else {
            throw DiffError.single(.diff.tooLarge(limit), location(path))
        }
        return bytes
    }

    func location(_ path: String) -> SourceLocation { SourceLocation(path: tree.path(path)) }

    /// The fault for a file that could not be read.
    func failure(_ error: FileError, _ path: String) -> DiagnosticError {
        if error.isMissing, error.path == tree.path(path) {
            return DiffError.single(.diff.missing(path), location(ManifestFile.name))
        }
        return DiffError.single(
            .diff.cannotRead(error.path, error.reason), location(path))
    }
}

enum DiffError {
    static func single(_ fault: Fault, _ location: SourceLocation) -> DiagnosticError {
        DiagnosticError([Diagnostic(fault, at: location)])
    }
}
