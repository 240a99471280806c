package import PennyFiles

/// The operations by which the library changes files, about one system call each, on paths below
/// the site's folder. Tests replace the implementation of the disk by one that stops at any of
/// them.
package protocol FileSteps: Sendable {
    func makeFolder(_ path: String) throws(FileError)
    /// Writes a new file and waits until it is on the disk.
    func write(_ bytes: [UInt8], to path: String) throws(FileError)
    /// Gives a file a second name; `EEXIST` if the name is in use.
    func link(_ old: String, to new: String) throws(FileError)
    func rename(_ old: String, to new: String) throws(FileError)
    func remove(_ path: String) throws(FileError)
    /// Waits until the entries of a folder are on the disk.
    func synchronise(folder path: String) throws(FileError)
}

/// The operations on the disk. No link below the site's folder is followed.
extension FileTree: FileSteps {
    package func makeFolder(_ path: String) throws(FileError) { try makeFolders(path) }
}
