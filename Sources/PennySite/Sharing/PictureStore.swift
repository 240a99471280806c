import PennyDiagnostics
import PennyFiles

/// The pictures of a build. One whose drawing is that of the build before is taken over
/// from its output, so that a build without changes draws nothing.
struct PictureStore {
    /// What the manifest keeps of a picture: the digests of its drawing and of its bytes.
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

    /// Takes in a drawing of the build.
    ///
    /// - Returns: the picture of it there is already.
    mutating func add(
        _ svg: [UInt8], at path: String, _ standing: (String) -> [UInt8]?
    ) -> [UInt8]? {
        let digest = SHA256.hexDigest(of: svg)
        if let kept = earlier[path], kept.drawing == digest, let bytes = standing(path),
            SHA256.hexDigest(of: bytes) == kept.picture
        {
            entries[path] = kept
            return bytes
        }
        missing.append((path, svg, digest))
        return nil
    }

    /// Takes over a picture that stands where it stood, if there is one.
    mutating func keep(_ path: String) {
        if let kept = earlier[path] { entries[path] = kept }
    }

    /// Makes the pictures that are not there yet.
    mutating func makeMissing(
        _ maker: any PictureMaker,
        _ take: (String, [UInt8]) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        if missing.isEmpty { return }
        var made = entries
        let missing = missing
        try maker.makePictures(
            of: missing.map(\.svg), width: SharingPicture.width, height: SharingPicture.height
        ) { (place, png) throws(DiagnosticError) in
            let (path, _, digest) = missing[place]
            made[path] = Entry(drawing: digest, picture: SHA256.hexDigest(of: png))
            try take(path, png)
        }
        entries = made
    }
}
