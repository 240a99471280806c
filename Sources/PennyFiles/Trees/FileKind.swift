import Glibc

/// The kind of an entry at a path.
package enum FileKind: Equatable, Sendable {
    case file, folder, symbolicLink, other
    /// An entry whose name is not UTF-8, so that it cannot be opened by it.
    case unnameable

    init(_ status: stat) {
        self =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .symbolicLink
            default: .other
            }
    }

    /// Nil where the folder's listing does not include the kind.
    init?(listed type: UInt8) {
        switch Int(type) {
        case DT_REG: self = .file
        case DT_DIR: self = .folder
        case DT_LNK: self = .symbolicLink
        case DT_UNKNOWN: return nil
        default: self = .other
        }
    }
}

/// The name and kind of an entry of a folder.
package struct FolderEntry: Equatable, Sendable {
    package let name: String
    package let kind: FileKind

    package init(name: String, kind: FileKind) {
        self.name = name
        self.kind = kind
    }
}
