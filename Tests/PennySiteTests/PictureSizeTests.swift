import PennySite
import Testing

/// Pages say how large their pictures are.
@Suite struct PictureSizeTests {
    private static let drawing =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"37\" height=\"21\"/>"
    private static let files = [
        "site.yaml": "title: Pictures\n",
        "assets/a b.svg": drawing,
        "assets/broken.png": "no picture",
        "pages/about.md":
            "---\ntitle: About\n---\n![A](<../assets/a b.svg> \"Seen\")\n\n![B](../assets/broken.png)\n",
        "calculations/loan.md":
            "---\nkind: loan\ntitle: Loan\nprincipal: 1,000\nrate: 5%\nterm: 1 year\n---\n![C](<../assets/a b.svg>)\n",
    ]

    @Test func `a picture has the size in its file, and one without a size has none`() throws {
        let sandbox = try Sandbox(Self.files)
        #expect(try sandbox.build().warnings == [])
        let page = try sandbox.text("out/about.html")
        #expect(
            page.contains("alt=\"A\" width=\"37\" height=\"21\">\n<figcaption>Seen</figcaption>"))
        #expect(page.contains("alt=\"B\" loading=\"lazy\" decoding=\"async\">"))
        let set = try sandbox.text("out/calculations/loan.html")
        #expect(set.contains("alt=\"C\" width=\"37\" height=\"21\">"))
    }

    @Test func `a build after a change of the picture says the new size, on pages of sets too`()
        throws
    {
        let sandbox = try Sandbox(Self.files)
        try sandbox.build()
        try sandbox.write(Self.drawing.replacing("37", with: "41"), to: "site/assets/a b.svg")
        try sandbox.build()
        for page in ["out/about.html", "out/calculations/loan.html"] {
            #expect(try sandbox.text(page).contains("width=\"41\" height=\"21\""))
        }
    }
}
