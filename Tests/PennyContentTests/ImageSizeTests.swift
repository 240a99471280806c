import PennyContent
import PennyTestSupport
import Testing

/// The samples were written by Pillow 12, all 37 by 21 pixels. The names of rotated ones say so.
@Suite struct ImageSizeTests {
    private static let samples = [
        "a.png", "a.gif", "a.jpg", "progressive.jpg", "turned.jpg", "lossy.webp", "lossless.webp",
        "alpha.webp", "a.avif", "alpha.avif", "turned.avif",
    ]

    private static func bytes(_ sample: String) throws -> [UInt8] {
        try Repository.bytes(of: "Tests/PennyContentTests/Samples/\(sample)")
    }

    @Test("The header of a picture says its size", arguments: samples)
    func files(sample: String) throws {
        let isTurned = sample.hasPrefix("turned")
        let limit = try #require(ImageSize.headerLimit(of: sample))
        let size = ImageSize(header: Array(try Self.bytes(sample).prefix(limit)))
        #expect(size?.width == (isTurned ? 21 : 37))
        #expect(size?.height == (isTurned ? 37 : 21))
    }

    @Test(
        "A file that breaks off or is damaged has no size, or one that is read", arguments: samples)
    func damage(sample: String) throws {
        let bytes = try Self.bytes(sample)
        for count in 0..<8 {
            #expect(ImageSize(header: Array(bytes.prefix(count))) == nil)
        }
        var generator = SeededGenerator(seed: 25)
        for count in 0..<bytes.count {
            _ = ImageSize(header: Array(bytes.prefix(count)))
            var damaged = bytes
            damaged[count] = UInt8(generator.number(in: 0...255))
            damaged[generator.number(in: 0...bytes.count - 1)] = 0xFF
            if let size = ImageSize(header: damaged) { #expect(size.width > 0 && size.height > 0) }
        }
    }

    @Test(
        "An SVG has its size in its first element",
        arguments: [
            ("<svg width=\"37\" height=\"21\">", 37, 21),
            ("<svg width='37.9px' height='21.5px'/>", 37, 21),
            (
                "<?xml version=\"1.0\"?>\n<!-- a <svg> -->\n<!DOCTYPE svg>\n<svg\n viewBox=\"0 0 37 21\">",
                37, 21
            ),
            ("<svg width=\"100%\" height=\"auto\" viewBox=\"0,0,37.5,21\">", 37, 21),
            ("<svg data-width=\"1\" height=\"21\" width=\"37\">", 37, 21),
        ])
    func drawings(text: String, width: Int, height: Int) {
        let size = ImageSize(header: Array(text.utf8))
        #expect(size?.width == width && size?.height == height)
    }

    @Test(
        "What has no size is shown without one",
        arguments: [
            "<svg>", "<svg width=\"37\">", "<svg width=\"10em\" height=\"2em\">",
            "<svg viewBox=\"0 0 0 21\">",
            "<svg width=\"-1\" height=\"21\">", "<svg width=\"9999999\" height=\"1\">", "<html>",
            "", "text", "<!-- <svg",
            "<svg width=37 height=21>", "GIF8", "RIFF    WEBPVP8 ", "    ftypavif",
        ])
    func withoutSize(text: String) {
        #expect(ImageSize(header: Array(text.utf8)) == nil)
    }

    @Test(arguments: [
        ("a.PNG", true), ("b/c.jpeg", true), ("d.svg", true), ("e.pdf", false), ("f", false),
    ])
    func `the name says whether a file is looked into`(path: String, isPicture: Bool) {
        #expect((ImageSize.headerLimit(of: path) != nil) == isPicture)
    }
}
