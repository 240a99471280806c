import Foundation
import Testing

@testable import PennySite

/// The files of a site that are JSON, held against Foundation's writer.
@Suite struct JSONFilesTests {
    /// What JSON has a way of its own for, or a script.
    private static let texts = [
        "", "plain", "a/b \"c\" \\", "</script><!-- & '", "é – € 😀 \u{2028}\u{2029}",
        String(String.UnicodeScalarView((0..<0x30).compactMap(Unicode.Scalar.init))), "\u{7F}",
    ]

    private struct Expected: Encodable {
        let files: [String]
        let generator = Pennypress.generator
        let pages: Int
        let pictures: [String: [String: String]]?
        let rows: Int
    }

    @Test(arguments: [[], ["a"], texts], [[], ["b10", "b9", "B", "ä", "a/b", "a-b"], texts])
    func `a manifest is in order, and for people, too`(
        _ files: [String], _ pictures: [String]
    ) throws {
        var manifest = Manifest(pages: 12, rows: 3_456_789, files: OutputPaths(files))
        for (place, path) in pictures.enumerated() {
            manifest.pictures[path] = PictureStore.Entry(drawing: "d\(place)", picture: path)
        }
        let entries = manifest.pictures.mapValues {
            ["drawing": $0.drawing, "picture": $0.picture]
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let expected = try encoder.encode(
            Expected(
                files: files.sorted(), pages: 12, pictures: entries.isEmpty ? nil : entries,
                rows: 3_456_789))
        #expect(
            String(decoding: manifest.bytes(), as: UTF8.self).utf8.elementsEqual(expected + [10]))
        #expect(Manifest.files(in: manifest.bytes()).map(Set.init) == Set(files))
        #expect(Manifest.pictures(in: manifest.bytes()) == manifest.pictures)
    }

    @Test func `a long manifest is written in pieces`() throws {
        let files = (0..<30_000).map { "calculations/loan-\($0).html" }
        let manifest = Manifest(pages: 30_000, rows: 0, files: OutputPaths(files))
        var pieces: [[UInt8]] = []
        manifest.write { pieces.append($0) }
        #expect(pieces.count > 10)
        #expect(pieces.allSatisfy { $0.count < 65 * 1024 })
        #expect(Array(pieces.joined()) == manifest.bytes())
        #expect(Manifest.files(in: manifest.bytes()).map(Set.init) == Set(files))
    }
}
