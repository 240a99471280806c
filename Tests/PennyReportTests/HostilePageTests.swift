import PennyDiagnostics
import PennyEngine
@testable import PennyReport
import PennyTestSupport
import Testing

/// Pages and feeds of four megabytes that a library would work on for minutes.
@Suite struct HostilePageTests {
    private static let size = 4 << 20

    private static func filled(_ part: String, less: Int = 0, of size: Int = size) -> String {
        String(repeating: part, count: (size - less) / part.utf8.count)
    }

    /// As many short names as wanted, all different.
    private static func names(_ count: Int) -> [String] {
        (0..<count).map { "a" + String($0, radix: 36) }
    }

    private func summary(
        _ html: String, _ locator: Locator, matches: String? = nil
    ) -> String? {
        expect(withinSeconds: 30) {
            fault { () throws(Fault) in
                try HTMLReader.value(html, at: locator, change: nil, matches: matches)
            }?.summary
        }
    }

    private func feedFault(_ text: String) -> Fault? {
        expect(withinSeconds: 30) {
            fault { () throws(Fault) in
                try FeedReader.headlines(text, address: "https://example.org/")
            }
        }
    }

    // MARK: - Attributes

    private static let manyNames = names(Effort.of(40_000, deep: 200_000))
    private static let manyAttributes = " " + manyNames.joined(separator: " ")

    static let hidden: [(String, String)] = [
        ("<p", ">1</p>"), ("<p", ""), ("<!-- <a b=\"--><p", ">"),
        ("<script>'</script><p", ">"), ("<a b='<p", "'>"), ("<title><p", "</title>"),
        ("<p x='\n'", "/>"), ("<p/x", ">"), ("<style></style ><x:y", ">"), ("<p a=b\"c", "\">"),
    ]

    @Test(arguments: hidden)
    func `an element with more attributes than any page has is refused, wherever it is`(
        before: String, after: String
    ) {
        #expect(
            summary(before + Self.manyAttributes + after, .selector("p"))
                == "the answer is too complex: an element has more than 5000 attributes")
    }

    @Test func `attributes that nothing parts are counted, too`() {
        let quoted = "<p " + Self.manyNames.map { "\($0)=''" }.joined() + ">"
        let long = "<p " + Self.filled("x") + ">"
        for page in [quoted, long] {
            #expect(
                summary(page, .selector("p"))
                    == "the answer is too complex: an element has more than 5000 attributes")
        }
    }

    @Test func `an element of a feed with more attributes than any feed has is refused`() {
        let attributes = Self.manyNames.map { "\($0)=\"1\"" }.joined(separator: " ")
        let fault = feedFault("<rss \(attributes)/>")
        #expect(
            fault?.summary
                == "the answer is too complex: an element has more than 5000 attributes")
        #expect(fault?.nextStep == "Name an address with a simpler answer.")
    }

    @Test func `words that no tag can hold are no attributes`() throws {
        let words = String(repeating: "word ", count: 20_000)
        let page = "<script>// \(words)\n1 < 2 </script><!-- \(words) --><p>1</p><i>\(words)</i>"
        #expect(summary(page, .selector("p")) == nil)
        let feed =
            "<rss><!-- <a \(words) --><channel><item><title>T <![CDATA[a <b \(words)]]></title>"
        let found = try FeedReader.headlines(
            feed + "</item></channel></rss>", address: "https://example.org/")
        #expect(found.count == 1)
    }

    @Test func `many elements with many attributes end at the time limit or before`() {
        let attributes = Self.names(4900).joined(separator: " ")
        let page = Self.filled("<p \(attributes)></p>")
        #expect(
            summary(page, .selector("b"))
                == "the answer is too complex: it takes longer than 2 seconds to read")
    }

    // MARK: - Namespaces, depth and number

    @Test func `namespaces without end for elements without end end at the time limit`() {
        let names = Self.names(4000)
        let opened = (0..<40).map { level in
            "<a " + names.map { "xmlns:\($0)='\(level)'" }.joined(separator: " ") + ">"
        }.joined()
        let fault = feedFault("<rss>" + opened + Self.filled("<x:b/>", less: opened.utf8.count))
        #expect(
            fault?.summary == "the answer is too complex: it takes longer than 2 seconds to read")
    }

    /// On a slow machine, or with sanitizers, the limit of time may come first.
    static let endless = ["<a>", "<a/>", "<b></b>", "<p>", "<li>", "<a id=x>"]

    @Test(arguments: Effort.some(3, of: endless))
    func `elements without end end at a limit`(part: String) {
        let fault = summary(Self.filled(part), .selector("i"))
        #expect(
            [
                "the answer is too complex: it has more than 500000 elements",
                "the answer is too complex: it takes longer than 2 seconds to read",
            ].contains(fault))
    }

    /// The bytes of a page that says one thing again and again and stays within all limits.
    private static let length = Effort.of(1 << 16, deep: 1 << 20)

    @Test(arguments: [
        "<!--", "<!---->", "</x>", "a</x>", "<body>", "<?a>", "<", "</", "a&amp;", "&#0;", "&",
        "<!DOCTYPE a>", "<table><tr><td>", "\u{1}", "<p a=", "<p '", "<a b=\"", "<script>", "'\"",
    ])
    func `whatever a page repeats, it ends`(part: String) {
        for start in ["", String(repeating: "<b>", count: 240)] {
            _ = summary(start + Self.filled(part, of: Self.length), .selector("i"))
        }
    }

    @Test(arguments: [
        "<a>", "<a/>", "<!---->", "<![CDATA[a]]>b", "&lt;", "<a b='", "<?a?>", "<a></b>", "]]>",
        "<item><title>a&lt;b&gt;c</title></item>", "<link>x:</link>", "<a:b/>",
    ])
    func `whatever a feed repeats, it ends`(part: String) {
        for start in ["", "<rss><channel>", "<rss><channel><item><title>a</title>"] {
            _ = feedFault(start + Self.filled(part, of: Self.length))
        }
    }

    @Test func `of a feed with a hundred thousand items the first are read`() throws {
        let items = String(
            repeating: "<item><title>A &lt;b&gt;B</title><link>/a</link></item>",
            count: 75_000 / slowness)
        let found = try expect(withinSeconds: 30) {
            try FeedReader.headlines(
                "<rss><channel>\(items)</channel></rss>", address: "https://example.org/")
        }
        #expect(found.count == 1000)
    }

    @Test func `one address for all that a page says is not read again and again`() throws {
        let link = String(repeating: "x", count: 2_000_000)
        let page = "<a href='\(link)'>" + String(repeating: "<i>1</i>", count: 200_000 / slowness)
        let found = try expect(withinSeconds: 30) {
            try HTMLReader.headlines(
                page, at: .selector("i"), expected: nil, address: "https://example.org/")
        }
        #expect(found.count == 1000)
        #expect(found.allSatisfy { $0.url == nil })
    }

    // MARK: - Paths

    private static let nested = String(repeating: "<div>", count: 240)
    private static let inner = Effort.of(10_000, deep: 30_000)
    private static let nestedPage = nested + String(repeating: "<i>ab</i>", count: inner)

    @Test(arguments: ["div i", "div div div i", "div > i, i, * i", "i:nth-child(9999)"])
    func `a selector takes one way through a page, however deep`(selector: String) throws {
        let count = selector.contains("nth") ? 1 : Self.inner
        let fault = summary(Self.nestedPage, .selector(selector))
        if count == 1 {
            #expect(fault == "“ab” is not a number")
        } else {
            #expect(fault == "the page has \(Self.inner) elements “\(selector)”, not 1")
        }
    }

    static let long = [
        "//div//text()", "//i[contains(.., 'x')]", "//*[contains(string(/), 'x')]",
        "//i[.. = 'abc']", "//*[sum(//*) > 3]",
    ]

    @Test(arguments: Effort.some(2, of: long))
    func `XPath that takes too long on a page is stopped`(path: String) {
        #expect(
            summary(Self.nestedPage, .xpath(path)) == "“\(path)” takes too many steps on the page")
    }

    @Test(arguments: [
        "//div//i", "//*[contains(., 'x')]", "//i[translate(., ., .)]", "//i[id(.)]",
        "//i[contains(., 'b')] | //div[9]", "//div[contains(., //div[9])]",
        "substring-before(/, substring-after(/, 'aba'))", "//node() | //node()",
    ])
    func `XPath ends on any page`(path: String) {
        _ = summary(Self.nestedPage, .xpath(path))
        _ = summary(Self.nested + Self.filled("ab", of: Self.length), .xpath(path))
    }

    @Test(arguments: [
        ("substring-before(//p, 'e')", "1"), ("substring-after(//p, 'e')", "2"),
        ("translate(//p, 'e', '.')", "1.2"), ("//p[contains(., 'e')]/@id", "7"),
        ("string(id('7')/@id)", "7"), ("substring-before(//p, '')", nil),
        ("substring-after(//p, 'x')", nil), ("translate(//p, 'e2', '3')", "13"),
    ])
    func `functions of XPath do what they say`(path: String, value: String?) throws {
        let found = try? HTMLReader.value("<p id=7>1e2</p>", at: .xpath(path), change: nil)
        #expect(found?.value.text() == value)
    }

    /// The library's own functions take time proportional to the product of the lengths of two texts.
    @Test(arguments: [
        "//b[not(contains(//p, //i))]", "//b[substring-before(//p, //i) = 'x']",
        "//b[substring-after(//p, //i) = 'x']", "//b[translate(//p, //i, '') = 'x']",
        "//b[id(//p)]",
    ])
    func `a function of XPath on two long texts ends`(path: String) {
        let page =
            "<p>" + String(repeating: "a", count: 1_200_000) + "</p><i>"
            + String(repeating: "a", count: 600_000) + "b</i><b>1</b>"
        _ = expect(withinSeconds: 30) {
            fault { () throws(Fault) in
                try HTMLReader.value(page, at: .xpath(path), change: nil)
            }
        }
    }

    @Test(arguments: ["//tr[foo()]", "//td[contains('a')]", "//td[other:name()]"])
    func `a path that fails on a page is no XPath, whatever was in the page before`(
        path: String
    ) {
        let found = fault { () throws(Fault) in
            try HTMLReader.value(
                "<table><tr><td>1</td></tr></table>", at: .xpath(path), change: nil)
        }
        #expect(found == .locating.badXPath(path))
    }

    @Test func `a page that is too large for XPath is one for a selector`() {
        let page = String(repeating: "<b></b>", count: 80_001) + "<p>1</p>"
        let found = fault { () throws(Fault) in
            try HTMLReader.value(page, at: .xpath("//p"), change: nil)
        }
        #expect(
            found?.summary
                == "the answer is too complex: it has more than 80000 nodes, too many for XPath")
        #expect(
            found?.nextStep == "Name the element by a “selector:”, or name a smaller page.")
        #expect(summary(page, .selector("p")) == nil)
    }

    // MARK: - Patterns

    @Test(arguments: ["(a+)+$", "(a|aa)+b", "([a-z]*)*!!"])
    func `no pattern hangs on a text`(pattern: String) {
        let text = String(repeating: "a", count: 900) + "!"
        let words = summary("<p>\(text)</p>", .selector("p"), matches: pattern)
        #expect(words?.hasSuffix("does not match “\(pattern)”") == true)
    }
}
