import Glibc

/// Why a file operation failed.
package struct FileError: Error, Equatable {
    package let path: String
    package let code: Int32

    /// The code of what is neither a file nor a folder, where one of them is wanted.
    package static let notAFile: Int32 = -1

    package var reason: String {
        switch code {
        case Self.notAFile: "it is not a regular file"
        case ELOOP: "it is a symbolic link, and links are not followed"
        default: String(cString: strerror(code))
        }
    }

    /// Whether there is nothing at the path.
    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    /// Whether the user may not go there.
    package var isForbidden: Bool { code == EACCES }

    package init(_ path: String, _ code: Int32 = errno) {
        self.path = path
        self.code = code
    }
}
