import Foundation
import Glibc

/// File systems in memory that a test mounts below a folder. They are unmounted with this value.
final class Mounts {
    private var paths: [String] = []

    /// Whether this process may mount anything: only an administrator outside of most
    /// containers may.
    static let areAllowed: Bool = {
        var template = Array((NSTemporaryDirectory() + "/penny-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { return false }
        defer { rmdir(template) }
        guard Glibc.mount("none", template, "tmpfs", 0, nil) == 0 else { return false }
        return umount(template) == 0
    }()

    func mount(at path: String) throws {
        guard Glibc.mount("none", path, "tmpfs", 0, nil) == 0 else {
            throw CocoaError(.fileWriteUnknown)
        }
        paths.append(path)
    }

    /// Says that the folder in which something is mounted has another name now.
    func moved(to path: String) { paths = [path] }

    func unmount() {
        for path in paths { umount(path) }
        paths = []
    }

    deinit { unmount() }
}
