import Foundation
import PennyFiles
import PennyText
import Testing

@testable import PennySite

/// The files of a site that are JSON, held against Foundation's writer.
@Suite struct JSONFilesTests {
    /// Characters that JSON or a script escapes.
    private static let texts = [
        "", "plain", "a/b \"c\" \\", "</script><!-- & '", "é – € 😀 \u{2028}\u{2029}",
        String(String.UnicodeScalarView((0..<0x30).compactMap(Unicode.Scalar.init))), "\u{7F}",
    ]

    /// The content that a file with a path is said to have.
    private static func content(_ path: String) -> FileDigest { FileDigest(of: Array(path.utf8)) }

    private static func manifest(_ pages: Int, _ files: [String]) -> Manifest {
        Manifest(pages: pages, rows: 3_456_789, files: OutputPaths(files)) { entry, ending in
            content(entry.stem + ending)
        }
    }

    /// The line of a file, by another writer.
    private static func line(_ path: String) throws -> String {
        let text = try JSONSerialization.data(
            withJSONObject: path, options: [.fragmentsAllowed, .withoutEscapingSlashes])
        let content = content(path)
        return
            "    {\"path\": \(String(decoding: text, as: UTF8.self)), \"size\": \(path.utf8.count), "
            + "\"digest\": \"\(content.digest.hex)\"}"
    }

    private struct Rest: Encodable {
        let generator = Pennypress.generator
        let pages: Int
        let pictures: [String: [String: String]]?
        let rows: Int
    }

    @Test(arguments: [[], ["a"], texts], [[], ["b10", "b9", "B", "ä", "a/b", "a-b"], texts])
    func `a manifest is in order, and for people, too`(
        _ files: [String], _ pictures: [String]
    ) throws {
        var manifest = Self.manifest(12, files)
        for (index, path) in pictures.enumerated() {
            manifest.pictures[path] = PictureStore.Entry(drawing: "d\(index)", picture: path)
        }
        let entries = manifest.pictures.mapValues {
            ["drawing": $0.drawing, "picture": $0.picture]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let rest = try encoder.encode(
            Rest(pages: 12, pictures: entries.isEmpty ? nil : entries, rows: 3_456_789))
        let lines = try files.sorted().map(Self.line).joined(separator: ",\n")
        let expected =
            "{\n  \"files\" : [\n" + lines + "\n  ],\n"
            + String(decoding: rest, as: UTF8.self).dropFirst(2) + "\n"
        #expect(String(decoding: manifest.bytes(), as: UTF8.self).utf8.elementsEqual(expected.utf8))
        let read = try ManifestContents.read(manifest.bytes())
        #expect(read.files == files.sorted())
        #expect(read.digests == files.sorted().map(Self.content))
        #expect(read.pictures == manifest.pictures)
    }

    @Test func `a manifest of an earlier version has the paths alone`() throws {
        let read = try ManifestContents.read(
            Array(
                """
                {"files": ["a", "b"], "generator": "Pennypress 0.1.0", "pages": 1, "rows": 0}
                """.utf8))
        #expect(read.files == ["a", "b"])
        #expect(read.digests == [.unknown, .unknown])
    }

    @Test(arguments: [
        #"{"path": "a", "size": 1}"#, #"{"size": 1, "digest": "00000000000000000000000000000000"}"#,
        #"{"path": "a", "size": 1, "digest": "0"}"#, "1",
        #"{"path": "a", "size": "1", "digest": "00000000000000000000000000000000"}"#,
    ])
    func `a manifest with a file that is none is refused`(_ file: String) {
        let text = #"{"files": [\#(file)], "generator": "Pennypress 0.1.0", "pages": 1, "rows": 0}"#
        #expect(throws: JSONProblem.self) { try ManifestContents.read(Array(text.utf8)) }
    }

    @Test func `a long manifest is written in pieces`() throws {
        let files = (0..<30_000).map { "calculations/loan-\($0).html" }
        let manifest = Self.manifest(30_000, files)
        var pieces: [[UInt8]] = []
        manifest.write { pieces.append($0) }
        #expect(pieces.count > 10)
        #expect(pieces.allSatisfy { $0.count < 65 * 1024 })
        #expect(Array(pieces.joined()) == manifest.bytes())
        #expect((Manifest.contents(manifest.bytes())?.files).map(Set.init) == Set(files))
    }
}
