import PennyDiagnostics
import PennyFiles

/// The pictures of a build. A picture whose drawing is unchanged is reused from the previous
/// output, so a build without changes draws nothing.
struct PictureStore {
    /// A picture in the manifest: the digests of its drawing and of its bytes.
    struct Entry: Equatable, Sendable {
        let drawing: String
        let picture: String
    }

    private let earlier: [String: Entry]
    private(set) var entries: [String: Entry] = [:]
    private var missing: [(path: String, svg: [UInt8], digest: String)] = []

    init(earlier: [String: Entry]) {
        self.earlier = earlier
    }

    /// Adds a drawing of the build.
    ///
    /// - Returns: the existing picture of it, if there is one.
    mutating func add(
        _ svg: [UInt8], at path: String, _ existing: (String) -> [UInt8]?
    ) -> [UInt8]? {
        let digest = SHA256.hexDigest(of: svg)
        if let cached = earlier[path], cached.drawing == digest, let bytes = existing(path),
            SHA256.hexDigest(of: bytes) == cached.picture
        {
            entries[path] = cached
            return bytes
        }
        missing.append((path, svg, digest))
        return nil
    }

    /// Reuses the existing picture at a path, if there is one.
    mutating func reuse(_ path: String) {
        if let cached = earlier[path] { entries[path] = cached }
    }

    /// Makes the pictures that do not exist yet.
    mutating func makeMissing(
        _ maker: any PictureMaker,
        _ sink: (String, [UInt8]) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        if missing.isEmpty { return }
        var made = entries
        let missing = missing
        try maker.makePictures(
            of: missing.map(\.svg), width: SharingPicture.width, height: SharingPicture.height
        ) { (index, png) throws(DiagnosticError) in
            let (path, _, digest) = missing[index]
            made[path] = Entry(drawing: digest, picture: SHA256.hexDigest(of: png))
            try sink(path, png)
        }
        entries = made
    }
}
