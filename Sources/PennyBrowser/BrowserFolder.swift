import Glibc
import PennyDiagnostics
import PennyFiles

/// A temporary folder for the browser's profile and messages, which is removed with the value.
final class BrowserFolder {
    let path: String

    init() throws(Fault) {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(parent)/pennypress-browser-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw .browser.noFolder(parent, String(cString: strerror(errno)))
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        wordsFile = open(path + "/words", O_RDONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard wordsFile >= 0 else {
            let fault = Fault.browser.noFolder(path, String(cString: strerror(errno)))
            rmdir(template)
            throw fault
        }
    }

    var profile: String { path + "/profile" }
    /// The path of the file for the browser's standard error.
    var words: String { path + "/words" }
    /// The same file, open: the folder is removed with the browser.
    private let wordsFile: Int32

    /// The last line of the browser's messages.
    var lastWords: String {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = max(0, pread(wordsFile, &bytes, bytes.count, 0))
        let text = String(decoding: bytes[..<count], as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).last.map { String($0.prefix(200)) } ?? ""
    }

    /// Removes the folder. The browser's last processes may still be writing while they end.
    deinit {
        close(wordsFile)
        for _ in 0..<40 {
            do throws(FileError) {
                try FileSystem.removeTree(path)
                return
            } catch {
                usleep(25_000)
            }
        }
    }
}
