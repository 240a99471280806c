/// The size of a site: its files and their bytes, as a build would write them.
public struct SiteMeasure: Sendable {
    public private(set) var bytes = 0
    /// The largest file; of several of the same size the first.
    public private(set) var largest: (path: String, size: Int)?
    private var sizes: [Int] = []
    /// The number of files directly in each folder, by its path; the root is the empty path.
    private var filesInFolder: [String: Int] = [:]

    public init() {}

    public mutating func add(_ path: String, _ size: Int) {
        bytes += size
        sizes.append(size)
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        filesInFolder[slash.map { String(path[..<$0]) } ?? "", default: 0] += 1
        if largest.map({ size > $0.size }) ?? true { largest = (path, size) }
    }

    public var files: Int { sizes.count }

    /// The number of folders, with the site's own and those that hold folders alone.
    public var folders: Int { OutputPaths(filesInFolder.keys.map { $0 + "/" }).folders.count }

    /// The folder that directly holds the most files; of several the first.
    public var fullest: (path: String, files: Int)? {
        filesInFolder.min { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { ($0.key, $0.value) }
    }

    /// The number of files larger than `size`.
    func files(above size: Int) -> Int { sizes.count { $0 > size } }
}
