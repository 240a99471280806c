import PennyDiagnostics
import PennySite
import Synchronization
import Testing

/// The pictures beside the addresses of results.
@Suite struct PictureTests {
    /// Makes pictures that are the drawings, and counts them.
    private final class FakeMaker: PictureMaker {
        let made = Mutex<[String]>([])

        func makePictures(
            of drawings: [[UInt8]], width: Int, height: Int,
            _ receive: (Int, [UInt8]) throws(DiagnosticError) -> Void
        ) throws(DiagnosticError) {
            for (index, drawing) in drawings.enumerated() {
                let text = String(decoding: drawing, as: UTF8.self)
                made.withLock { $0.append(text) }
                try receive(index, Array("PNG \(width)x\(height) \(text)".utf8))
            }
        }
    }

    private static let pictures = [
        "calculations/bike.png", "calculations/phone-a.png", "calculations/phone-b.png",
        "calculations/plan.png", "calculators/loan.png", "calculators/savings.png",
    ]

    private func sandbox(
        _ site: String = "sharingPictures: true\nbaseURL: https://example.org/\n"
    ) throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write("title: Money & pages\n" + site, to: "site/site.yaml")
        return sandbox
    }

    /// Builds, and gives how many pictures were made for it.
    private func build(_ sandbox: Sandbox) throws -> [String] {
        let maker = FakeMaker()
        try sandbox.build { $0.pictureMaker = { maker } }
        return maker.made.withLock { $0 }
    }

    private func found(_ sandbox: Sandbox) throws -> [String] {
        try sandbox.tree().map(\.path).filter { $0.hasSuffix(".png") }
    }

    @Test func `each result has one, and its page names it`() throws {
        let sandbox = try sandbox()
        let drawings = try build(sandbox)
        #expect(drawings.count == 6)
        #expect(try found(sandbox) == Self.pictures)
        let page = try sandbox.text("out/calculations/bike.html")
        let address = "https://example.org/calculations/bike.png"
        #expect(page.contains("<meta property=\"og:image\" content=\"\(address)\">"))
        #expect(page.contains("<meta property=\"og:image:width\" content=\"1200\">"))
        #expect(
            page.contains(
                "<meta property=\"og:image:alt\" content=\"The bike at $100.00 – "
                    + "Monthly payment: $100.00\">"))
        #expect(try !sandbox.text("out/index.html").contains("og:image"))
        let bike = try #require(drawings.first)
        #expect(bike.contains(">The bike at $100.00</text>"))
        #expect(bike.contains(">$100.00</text>") && bike.contains(">Money &amp; pages</text>"))
        #expect(bike.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\""))
    }

    @Test func `a build without changes draws nothing again, and gives the same bytes`() throws {
        let sandbox = try sandbox()
        _ = try build(sandbox)
        let first = try sandbox.tree()
        #expect(try build(sandbox) == [])
        #expect(try sandbox.tree() == first)
    }

    @Test func `only what has changed is drawn anew`() throws {
        let sandbox = try sandbox()
        _ = try build(sandbox)
        let plan = try sandbox.text("site/calculations/plan.md")
        try sandbox.write(
            plan.replacing("The plan", with: "A new plan"), to: "site/calculations/plan.md")
        let drawings = try build(sandbox)
        #expect(drawings.count == 1 && drawings.first?.contains(">A new plan</text>") == true)
        let after = try sandbox.tree()
        try sandbox.remove("out")
        _ = try build(sandbox)
        #expect(try sandbox.tree() == after)
    }

    @Test func `a picture that somebody else has changed is not taken over`() throws {
        let sandbox = try sandbox()
        _ = try build(sandbox)
        try sandbox.write("mine", to: "out/calculations/plan.png")
        #expect(try build(sandbox).count == 1)
        #expect(try sandbox.text("out/calculations/plan.png").hasPrefix("PNG 1200x630 <svg"))
    }

    @Test(arguments: [
        "baseURL: https://example.org/\n", "sharingPictures: true\n",
        "sharingPictures: false\nbaseURL: https://example.org/\n",
    ])
    func `a site that does not ask for them, or has no address, gets none`(_ site: String) throws {
        let sandbox = try sandbox(site)
        #expect(try build(sandbox) == [])
        #expect(try found(sandbox) == [])
        #expect(try !sandbox.text("out/calculations/bike.html").contains("og:image"))
        #expect(try !sandbox.text("out/pennypress.json").contains("pictures"))
    }

    @Test func `where nothing can make them the site is built without, and says so`() throws {
        let sandbox = try sandbox()
        _ = try build(sandbox)
        let report = try sandbox.build { $0.pictureMaker = { nil } }
        #expect(
            sandbox.messages(report.warnings) == """
                site/site.yaml:1:1: warning: sharingPictures asks for pictures, and there is no \
                Chromium to make them [PP0528]
                 1 | title: Money & pages
                   | ^
                   Install the package chromium-headless-shell or chromium, or remove the key.

                """)
        // Pictures of the build before are not carried on: the output would depend on it.
        #expect(try found(sandbox) == [])
        #expect(try !sandbox.text("out/calculations/bike.html").contains("og:image"))
    }

    @Test func `a long title keeps to two lines, and a long figure is smaller`() throws {
        let sandbox = try sandbox()
        let title = Array(repeating: "interesting", count: 12).joined(separator: " ")
        try sandbox.write(SmallSite.loan(title), to: "site/calculations/long.md")
        let drawing = try #require(try build(sandbox).first { $0.contains("interesting") })
        let lines = drawing.matches(of: /font-size="54"[^>]*>([^<]*)</).map { String($0.1) }
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.count <= 35 })
        #expect(lines.last?.hasSuffix("…") == true)
    }
}
