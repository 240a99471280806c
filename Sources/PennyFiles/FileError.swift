import Glibc

/// Why a file operation failed.
package struct FileError: Error, Equatable {
    package let path: String
    package let code: Int32

    package var reason: String { String(cString: strerror(code)) }

    package init(_ path: String, _ code: Int32 = errno) {
        self.path = path
        self.code = code
    }
}
