import Glibc

/// Hints by inotify that something in some folders has changed. The caller examines the files to
/// find out what.
package struct FolderEvents: ~Copyable {
    /// Readable when there is a hint.
    package let descriptor: Int32
    private var folders: [Int32: Folder] = [:]

    private struct Folder {
        /// The relevant names in it; nil for all.
        let names: Set<String>?
    }

    /// Nil where the system provides no inotify.
    package init?() {
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// The events by which a folder's files change, however an editor saves.
    private static let hints = UInt32(
        IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM
            | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR | IN_EXCL_UNLINK)

    /// Watches a folder, not its subfolders. A folder that is watched already stays so. Hidden
    /// names are never relevant.
    ///
    /// - Parameter names: the relevant names; nil for all.
    /// - Returns: whether the system watches it; it limits the number of folders of a user.
    package mutating func watch(_ folder: String, names: Set<String>? = nil) -> Bool {
        let number = inotify_add_watch(descriptor, folder, Self.hints)
        if number < 0 { return false }
        folders[number] = Folder(names: names)
        return true
    }

    /// The changes since the last call of `drain`.
    package struct Hints: Equatable, Sendable {
        /// Whether there was any change.
        package var isAny = false
        /// Whether there may be folders that are not watched, or replaced ones.
        package var hasOtherFolders = false
    }

    /// Reads and removes all pending hints.
    package mutating func drain() -> Hints {
        var hints = Hints()
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return hints }
            buffer.withUnsafeBytes { bytes in
                var offset = 0
                while offset + MemoryLayout<inotify_event>.size <= count {
                    let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    offset += MemoryLayout<inotify_event>.size
                    let name = bytes[offset..<min(offset + Int(event.len), count)].prefix {
                        $0 != 0
                    }
                    add(event, String(decoding: name, as: UTF8.self), to: &hints)
                    offset += Int(event.len)
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
