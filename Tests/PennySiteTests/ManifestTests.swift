import PennyFiles
import PennyTestSupport
import Testing

@testable import PennySite

/// The manifest of a build is true of its files.
@Suite struct ManifestTests {
    private static let files = SmallSite.files.merging([
        "site.yaml": "title: Money\nsharingPictures: true\nbaseURL: https://example.org/\n",
        "static/CNAME": "example.org\n", "static/.well-known/empty": "",
        "assets/large.bin": String(repeating: "0123456789", count: 20_000),
    ]) { $1 }

    private func wrong(in sandbox: Sandbox) throws -> [String] {
        let manifest = try ManifestContents.read(sandbox.bytes("out/pennypress.json"))
        try #require(manifest.files.count > 30)
        return try zip(manifest.files, manifest.digests).compactMap { path, digest in
            FileDigest(of: try sandbox.bytes("out/" + path)) == digest ? nil : path
        }
    }

    @Test func `it has the size and the digest of each file, however it was made`() throws {
        let sandbox = try Sandbox(Self.files)
        try sandbox.build { $0.pictureMaker = { FakePictures() } }
        #expect(try wrong(in: sandbox) == [])
        // Now most of them are reused.
        try sandbox.write("other\n", to: "site/assets/notes.txt")
        try sandbox.write(SmallSite.loan("New"), to: "site/calculations/new.md")
        try sandbox.build { $0.pictureMaker = { FakePictures() } }
        #expect(try wrong(in: sandbox) == [])
        try sandbox.write("x", to: "out/calculations/bike.csv")
        try sandbox.build { $0.pictureMaker = { FakePictures() } }
        #expect(try wrong(in: sandbox) == [])
    }

    @Test func `an output of an earlier version, whose manifest has paths alone, is built anew`()
        throws
    {
        let sandbox = try Sandbox(Self.files)
        try sandbox.build()
        let before = try sandbox.tree()
        let text = try sandbox.text("out/pennypress.json")
        let old = text.replacing(#/\{"path": ("[^"]*"), "size": \d+, "digest": "[0-9a-f]*"\}/#) {
            String($0.1)
        }
        #expect(old.contains("    \"CNAME\",\n"))
        for keepsMemory in [true, false] {
            if !keepsMemory { try sandbox.remove(".out.cache") }
            try sandbox.write(old, to: "out/pennypress.json")
            try sandbox.build()
            #expect(try sandbox.tree() == before)
        }
    }

    @Test(arguments: [
        #"x\u0000y"#, #"a\u001b[2Jb"#, #"\u202egnp.exe"#, "../site/site.yaml", ".git/config",
    ])
    func `a manifest with a path that no build writes is not ours`(_ path: String) throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let entry =
            #"{"path": "\#(path)", "size": 1, "digest": "\#(String(repeating: "0", count: 32))"}"#
        let text = try sandbox.text("out/pennypress.json")
            .replacing(#"{"path""#, with: entry + #", {"path""#, maxReplacements: 1)
        try sandbox.write(text, to: "out/pennypress.json")
        try sandbox.remove(".out.cache")
        let said = sandbox.faults()
        #expect(said.contains("was not made by Pennypress [PP0559]"), "\(said)")
        #expect(try sandbox.text("out/pennypress.json") == text)
    }

    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
    func `a digest is that of the bytes, in whatever pieces they come`(_ count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 7) }
        var maker = FileDigestMaker()
        var offset = 0
        while offset < count {
            let end = min(count, offset + random.number(in: 1...70_000))
            maker.add(bytes[offset..<end])
            offset = end
        }
        #expect(maker.digest == FileDigest(of: bytes))
        #expect(maker.digest.size == count)
        let digest = maker.digest.digest
        #expect(Digest(hex: digest.hex) == digest)
        for offset in [0, count / 2, count - 1] where count > 0 {
            var other = bytes
            other[offset] ^= 1
            #expect(FileDigest(of: other).digest != digest)
        }
    }
}
