import Glibc

/// The reason for which a file operation failed.
package struct FileError: Error, Equatable {
    package let path: String
    package let code: Int32
    /// The path of a change that could not be undone after the failure.
    package private(set) var left: String?

    /// The code for a path that is neither a file nor a folder, where one of them is required.
    package static let notAFile: Int32 = -1

    package var reason: String {
        left.map { "\(cause); “\($0)” could not be put back as it was" } ?? cause
    }

    private var cause: String {
        switch code {
        case Self.notAFile: "it is not a regular file"
        case ELOOP: "it is a symbolic link, and links are not followed"
        default: String(cString: strerror(code))
        }
    }

    /// Whether there is nothing at the path.
    package var isMissing: Bool { code == ENOENT || code == ENOTDIR }
    /// Whether the file system supports no second name of a file, or not this one.
    package var saysNoSecondName: Bool {
        [EPERM, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV].contains(code)
    }
    /// Whether the user has no permission for the path.
    package var isForbidden: Bool { code == EACCES }

    package init(_ path: String, _ code: Int32 = errno) {
        self.path = path
        self.code = code
    }

    /// A copy that adds the path of a change that could not be undone.
    func leaving(_ path: String?) -> FileError {
        var error = self
        error.left = left ?? path
        return error
    }
}
