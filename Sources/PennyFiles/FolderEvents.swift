import Glibc

/// Hints that something has changed in some folders, by inotify. What has changed, a look at the
/// files tells.
package struct FolderEvents: ~Copyable {
    /// Readable when there is a hint.
    package let descriptor: Int32
    private var folders: [Int32: Folder] = [:]

    private struct Folder {
        /// The names that matter in it; nil for all.
        let names: Set<String>?
    }

    /// Nil where the system has none to give.
    package init?() {
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// What changes a folder's files, however an editor saves.
    private static let hints = UInt32(
        IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM
            | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR | IN_EXCL_UNLINK)

    /// Watches a folder, not those in it. One that is watched already stays so. Names that begin
    /// with a dot never matter.
    ///
    /// - Parameter names: those that matter; nil for all.
    /// - Returns: whether the system does; it watches so many folders of a user and no more.
    package mutating func watch(_ folder: String, names: Set<String>? = nil) -> Bool {
        let number = inotify_add_watch(descriptor, folder, Self.hints)
        if number < 0 { return false }
        folders[number] = Folder(names: names)
        return true
    }

    /// What has happened since the last look.
    package struct Hints: Equatable, Sendable {
        /// Whether there was anything.
        package var isAny = false
        /// Whether there may be folders that are not watched, or others in their place.
        package var hasOtherFolders = false
    }

    /// Takes all hints there are.
    package mutating func take() -> Hints {
        var hints = Hints()
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return hints }
            buffer.withUnsafeBytes { bytes in
                var place = 0
                while place + MemoryLayout<inotify_event>.size <= count {
                    let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
                    place += MemoryLayout<inotify_event>.size
                    let name = bytes[place..<min(place + Int(event.len), count)].prefix { $0 != 0 }
                    add(event, String(decoding: name, as: UTF8.self), to: &hints)
                    place += Int(event.len)
                }
            }
        }
    }

    private mutating func add(_ event: inotify_event, _ name: String, to hints: inout Hints) {
        if !name.isEmpty {
            if name.utf8.starts(with: ".".utf8) { return }
            if let names = folders[event.wd]?.names, !names.contains(name) { return }
        }
        hints.isAny = true
        let ofFolders = UInt32(IN_ISDIR | IN_Q_OVERFLOW | IN_DELETE_SELF | IN_MOVE_SELF)
        if event.mask & ofFolders != 0 { hints.hasOtherFolders = true }
        if event.mask & UInt32(IN_IGNORED) != 0 {
            folders[event.wd] = nil
            hints.hasOtherFolders = true
        }
    }
}
