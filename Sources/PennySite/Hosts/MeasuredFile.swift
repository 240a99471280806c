import Glibc
import PennyDiagnostics
import PennyFiles

/// A file of the output that is made, measured and let go.
enum MeasuredFile {
    static let take: Press.Take = { (path, content) throws(DiagnosticError) in
        Press.Made(path: path, stamp: stamp(try size(content)))
    }

    /// What stands for a file of so many bytes, whatever they are.
    static func stamp(_ size: Int) -> FileStamp {
        FileStamp(
            mark: .unknown, content: FileDigest(size: size, digest: Fingerprint(high: 0, low: 0)))
    }

    private static func size(_ content: Printed.Content) throws(DiagnosticError) -> Int {
        switch content {
        case .bytes(let bytes), .picture(let bytes): return bytes.count
        case .making(let make): return make().count
        case .pieces(let make):
            var size = 0
            try make { size += $0.count }
            return size
        case .file(let tree, let path): return try size(of: path, in: tree)
        }
    }

    private static func size(
        of path: String, in tree: FileTree
    ) throws(DiagnosticError) -> Int {
        let shown = tree.path(path)
        do throws(FileError) {
            guard let state = try tree.state(of: path) else { throw FileError(shown, ENOENT) }
            return state.size
        } catch {
            throw OutputFolder.error(.cannotRead(shown, reason: error.reason), shown)
        }
    }
}
