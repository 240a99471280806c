import PennyContent
import PennyFiles

/// Reads the files that diagnostics are about.
public enum DiagnosticSource {
    /// Returns the text of the file at a path that messages show; nil if it cannot be read now.
    public static func text(_ path: String) -> String? {
        // The file tree refuses terminals and pipes, which would block, and links, whose targets
        // must not be shown.
        let (folder, name) = FileSystem.split(path)
        do throws(FileError) {
            let bytes = try FileTree(folder).read(name, limit: ContentText.byteLimit)
            return String(decoding: bytes.prefix(ContentText.byteLimit), as: UTF8.self)
        } catch {
            return nil
        }
    }
}
