import Glibc

/// What stands at a path.
package enum FileKind: Equatable, Sendable {
    case file, folder, symbolicLink, other
    /// Its name is not UTF-8, so it cannot be opened by it.
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

    /// As the listing of a folder tells it; nil where it does not.
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

/// A name in a folder, and what it is of.
package struct FolderEntry: Equatable, Sendable {
    package let name: String
    package let kind: FileKind

    package init(name: String, kind: FileKind) {
        self.name = name
        self.kind = kind
    }
}
