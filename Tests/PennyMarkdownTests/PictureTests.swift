import PennyMarkdown
import Testing

@Suite struct PictureTests {
    @Test func `an image with a title, alone in its paragraph, is a picture with a caption`() {
        #expect(
            html("![A jar](../assets/a.png \"Full & *done*\")")
                == "<figure class=\"picture\">\n<img src=\"../assets/a.png\" alt=\"A jar\">\n"
                + "<figcaption>Full &amp; *done*</figcaption>\n</figure>")
        #expect(html("- ![a](b.png \"c\")").contains("<li>\n<figure class=\"picture\">"))
        #expect(Markdown.read(body("![a](b.png \"c\")")).body.plainText == "c")
        #expect(outline("![a](b.png \"c d\")").wordCount == 2)
    }

    @Test(
        "Other images stay in their lines",
        arguments: [
            "![a](b.png)", "x ![a](b.png \"c\")", "![a](b.png \"c\") x",
            "![a](b.png \"c\") ![d](e.png \"f\")",
            "[![a](b.png \"c\")](d.md)", "## ![a](b.png \"c\")",
        ])
    func inLines(text: String) {
        #expect(!html(text).contains("<figure"))
    }

    @Test
    func `an image has the size of its file, and those after the first come when they are near`() {
        var references = BodyReferences()
        references.imageSize = { $0 == "a.png" ? (37, 21) : nil }
        let html = rendered(body("![1](a.png) ![2](a.png \"t\")\n\n![3](b.png)"), references)
        #expect(html.contains("<img src=\"a.png\" alt=\"1\" width=\"37\" height=\"21\"> "))
        #expect(
            html.contains(
                "<img src=\"a.png\" alt=\"2\" title=\"t\" width=\"37\" height=\"21\" loading=\"lazy\" decoding=\"async\">"
            ))
        #expect(html.contains("<img src=\"b.png\" alt=\"3\" loading=\"lazy\" decoding=\"async\">"))
    }

    @Test func `an address in a picture is checked as others are`() {
        #expect(linkLocations("x\n\n![a](b.png \"c\")") == ["b.png 3:1"])
        #expect(
            faults("![a](https://b.org/c.png \"d\")") == [
                "1:1 image “https://b.org/c.png” from another site"
            ])
        #expect(faults("![a](b.png \"&#27;\")") == ["1:1 a control character, U+001B"])
    }
}
