import PennyContent
import PennyFiles

/// The files that faults are about.
public enum FaultSource {
    /// The text of the file at a path as messages name it, if it can still be had.
    public static func text(_ path: String) -> String? {
        // A terminal or a pipe would be waited for, and what a refused link
        // leads to is nobody's to see.
        let (folder, name) = FileSystem.split(path)
        do throws(FileError) {
            let bytes = try FileTree(folder).read(name, limit: ContentText.byteLimit)
            return String(decoding: bytes.prefix(ContentText.byteLimit), as: UTF8.self)
        } catch {
            return nil
        }
    }
}
