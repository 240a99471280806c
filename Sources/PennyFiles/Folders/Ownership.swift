import Glibc

/// The owner of a file or folder.
package enum Ownership {
    /// The user number of the owner; nil for nothing. A link counts as its own.
    ///
    /// - Throws: the system's reason if it cannot tell.
    package static func owner(of path: String) throws(FileError) -> UInt32? {
        var status = stat()
        if lstat(path, &status) == 0 { return status.st_uid }
        let error = FileError(path)
        if FileSystem.isMissing(error.code) { return nil }
        throw error
    }

    /// Whether the entry at a path belongs to the current user, or to the system's administrator,
    /// who could change it anyway.
    package static func isTrusted(
        _ path: String, by user: User = .present
    ) throws(FileError) -> Bool {
        guard let owner = try owner(of: path) else { return true }
        return isTrusted(ownedBy: owner, by: user)
    }

    static func isTrusted(ownedBy owner: UInt32, by user: User = .present) -> Bool {
        owner == user.number || owner == 0 || owner == user.invoker
    }

    /// The user that runs the program.
    package struct User: Sendable {
        package let number: UInt32
        /// The user who has become the administrator by `sudo`.
        package let invoker: UInt32?

        package init(number: UInt32, invoker: UInt32? = nil) {
            self.number = number
            self.invoker = number == 0 ? invoker : nil
        }

        package static var present: User {
            let invoker = getenv("SUDO_UID").flatMap { UInt32(String(cString: $0)) }
            return User(number: geteuid(), invoker: invoker)
        }
    }
}
