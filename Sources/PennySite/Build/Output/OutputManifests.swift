import PennyFiles

/// The files listed by the manifests in an output: by that of the last build, and, while a build
/// changes the output, by that of the next.
struct OutputManifests {
    private let tree: FileTree
    private let names: Set<String>
    private let next: [String: FileDigest]
    /// Whether at least one of them exists.
    let areThere: Bool

    static func read(in tree: FileTree) throws(FileError) -> OutputManifests {
        let present = try contents(Address.manifest, in: tree)
        let next = try contents(Address.nextManifest, in: tree)
        return OutputManifests(
            tree: tree,
            names: Set((present?.files ?? []) + [Address.manifest, Address.nextManifest]),
            next: Dictionary(
                zip(next?.files ?? [], next?.digests ?? []),
                uniquingKeysWith: { first, _ in first }),
            areThere: present != nil || next != nil)
    }

    /// The bytes of an output file; nil for one that cannot be read, or is longer than a manifest
    /// may be.
    static func bytes(of path: String, in tree: FileTree) -> [UInt8]? {
        do throws(FileError) {
            let bytes = try tree.read(path, limit: ManifestContents.byteLimit)
            return bytes.count > ManifestContents.byteLimit ? nil : bytes
        } catch {
            return nil
        }
    }

    /// Nil for a file that is no manifest.
    private static func contents(
        _ name: String, in tree: FileTree
    ) throws(FileError) -> ManifestContents? {
        guard try tree.existingKind(at: name) == .file else { return nil }
        return Manifest.contents(try tree.read(name, limit: ManifestContents.byteLimit))
    }

    /// Whether a build has made a file. A file that only the next manifest lists must match its
    /// digest, as a copy of an output may have been taken while a build was changing it.
    func lists(_ path: String) throws(FileError) -> Bool {
        if names.contains(path) { return true }
        guard let digest = next[path], digest != .unknown, try tree.existingKind(at: path) == .file
        else { return false }
        return try tree.fileDigest(of: path) == digest
    }
}
