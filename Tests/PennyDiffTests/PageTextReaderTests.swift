import Foundation
import PennyFiles
import Testing

@testable import PennyDiff

@Suite struct PageTextReaderTests {
    /// The words of a page, and its collected texts.
    private struct Read {
        var words = ""
        var links: [String] = []
        var state = PageState(contentIn: nil, .all)
    }

    private func read(_ page: String, _ scope: PageTextReader.Scope = .all) throws -> Read {
        let folder = FileTree(NSTemporaryDirectory() + "/penny-page-\(UUID().uuidString)")
        try FileSystem.makeFolders(folder.root)
        defer { do { try FileSystem.removeTree(folder.root) } catch {} }
        try folder.write(Array(page.utf8), to: "page.html")
        var reader = try PageTextReader(
            folder.parts(of: "page.html"), LinkReader(page: "in/page.html"), scope: scope)
        var read = Read()
        var words: [String] = []
        while let word = try reader.next() {
            if !word.bytes.isEmpty { words.append(String(decoding: word.bytes, as: UTF8.self)) }
            read.links += word.links
        }
        read.words = words.joined(separator: " ")
        read.state = reader.state
        return read
    }

    @Test(arguments: [
        ("<p>one two</p><p>three</p>", "one two three"),
        ("<p>a<strong>b</strong>c <em>d</em>, e</p>", "abc d, e"),
        ("<td>1</td><td>2</td>", "1 2"), ("a<br>b", "a b"), ("a < b", "a < b"),
        (
            "a&amp;b &lt;c&gt; &#39;d&#x2212; &nbsp;e &unknown; & f",
            "a&b <c> 'd− \u{A0}e &unknown; & f"
        ),
        ("a<!-- b > <p> -- -->c", "ac"), ("<p title=\"a > b\">c</p>", "c"),
        ("<script>if (a < b) { '</p>' }</script>c", "c"), ("<style>a > b {}</style >c", "c"),
        ("<svg><text>a</text><svg/></svg>b", "b"), ("<nav><ul><li>a</nav>b", "b"),
        ("<svg/>a", "a"), ("<p hidden>a<b>b</b></p>c<input hidden>d", "c d"), ("", ""), ("<", "<"),
        ("<p", ""), ("&amp", "&amp"),
    ])
    func `words are what a reader reads`(_ page: String, _ words: String) throws {
        #expect(try read(page).words == words)
    }

    @Test(arguments: [
        ("<head><title>t</title></head><body>a<main>b</main>c</body>", "b"),
        ("<head><title>t</title></head><body class=x>a<p>b</body>c", "a b"),
        ("<p>a</p>b", "a b"),
    ])
    func `the content is in main, else in body, else all`(_ page: String, _ words: String) throws {
        #expect(try read(page).words == words)
    }

    @Test func `the heading and the summary are kept apart, the first of each`() throws {
        let page = try read(
            "<main>a<h1>The <em>one</em></h1><p class=\"x lead\">In short.</p><h1>b</h1></main>")
        #expect(page.state.heading.text == "The one")
        #expect(page.state.summary.text == "In short.")
        #expect(page.words == "a b")
    }

    @Test(arguments: [
        ("page.html", "in/page.html"), ("../a/b.html#c", "a/b.html#c"), ("#c", "in/page.html#c"),
        ("./x/../y.html", "in/y.html"), ("https://example.org/", "https://example.org/"),
        ("mailto:a@example.org", "mailto:a@example.org"), ("../../../a.html", "a.html"),
        ("a.html?b=1&amp;c", "in/a.html?b=1&c"),
    ])
    func `a link's target is a path from the site's root`(_ link: String, _ target: String) throws {
        #expect(try read("<p>a <a class='x' href=\"\(link)\">b</a>").links == [target])
    }

    @Test func `a link behind the last word is reported`() throws {
        #expect(try read("a <a href=\"b\"></a>").links == ["in/b"])
    }

    private static let result = """
        <main><p>a</p><div id="result"><div><dl class="figures"><div><dt>Payment</dt>
        <dd>$1.00</dd></div><div><dt>In all</dt><dd><b>2</b></dd></div></dl></div><dl><dt>x</dt>
        <dd>y</dd></dl></div><form data-locale="de-DE"><p>b</p></form>
        <section id="understood"><dl><dt>Rate</dt><dd>5%</dd></dl></section>
        <section class="downloads">c</section><p>d</p></main>
        """

    @Test func `the figures and inputs of a result are read as they are shown`() throws {
        let page = try read(Self.result, .besideResult)
        #expect(page.state.figures.entries.map(\.label) == ["Payment", "In all"])
        #expect(page.state.figures.entries.map(\.value) == ["$1.00", "2"])
        #expect(page.state.inputs.value(of: "Rate") == "5%")
        #expect(page.state.locale == "de-DE")
        #expect(page.words == "a d")
        #expect(try read(Self.result).words == "a Payment $1.00 In all 2 x y b Rate 5% c d")
    }

    @Test func `a page larger than a part is read whole`() throws {
        let word = "word&amp;<b>s</b>"
        let page = "<main>" + String(repeating: word + " ", count: 20_000) + "</main>"
        let words = try read(page).words.split(separator: " ")
        #expect(words.count == 20_000)
        #expect(words.allSatisfy { $0 == "word&s" })
    }
}
