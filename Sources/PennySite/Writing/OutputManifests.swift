import PennyFiles

/// The files that the manifests in an output list: that of the last build, and while a build
/// changes the output, that of the next.
struct OutputManifests {
    private let tree: FileTree
    private let names: Set<String>
    private let next: [String: FileDigest]
    /// Whether a build has left one of them.
    let areThere: Bool

    init(in tree: FileTree) throws(FileError) {
        self.tree = tree
        let present = try Self.contents(Address.manifest, in: tree)
        let next = try Self.contents(Address.nextManifest, in: tree)
        areThere = present != nil || next != nil
        names = Set((present?.files ?? []) + [Address.manifest, Address.nextManifest])
        self.next = Dictionary(
            zip(next?.files ?? [], next?.digests ?? []), uniquingKeysWith: { first, _ in first })
    }

    /// The bytes of a file of an output; nil for one that cannot be read, or is longer than a
    /// manifest may be.
    static func bytes(of path: String, in tree: FileTree) -> [UInt8]? {
        do throws(FileError) {
            let bytes = try tree.read(path, limit: ManifestContents.byteLimit)
            return bytes.count > ManifestContents.byteLimit ? nil : bytes
        } catch {
            return nil
        }
    }

    /// Nil for what is none.
    private static func contents(
        _ name: String, in tree: FileTree
    ) throws(FileError) -> ManifestContents? {
        guard try tree.standing(at: name) == .file else { return nil }
        return Manifest.contents(try tree.read(name, limit: ManifestContents.byteLimit))
    }

    /// Whether a build has made a file. What only the next manifest lists must hold what it says:
    /// a copy of an output may be one that a build was changing.
    func lists(_ path: String) throws(FileError) -> Bool {
        if names.contains(path) { return true }
        guard let digest = next[path], digest != .unknown, try tree.standing(at: path) == .file
        else { return false }
        return try tree.digest(of: path) == digest
    }
}
