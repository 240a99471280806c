import Glibc
import PennyDiagnostics
import PennyFiles

/// Measures files of the output without storing them.
enum MeasuredFile {
    static let sink: ArtifactRenderer.FileSink = { (path, content) throws(DiagnosticError) in
        ArtifactRenderer.StoredFile(path: path, record: record(try size(content)))
    }

    /// The record of a file of `size` bytes, whatever they are.
    static func record(_ size: Int) -> FileRecord {
        FileRecord(
            stamp: .unknown, content: FileDigest(size: size, digest: Digest(high: 0, low: 0)))
    }

    private static func size(_ content: RenderedFiles.Content) throws(DiagnosticError) -> Int {
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
            throw StagedOutput.error(.site.cannotRead(shown, error.reason), shown)
        }
    }
}
