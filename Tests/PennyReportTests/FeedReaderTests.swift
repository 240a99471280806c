import PennyContent
import PennyDiagnostics
import PennyReport
import Testing

@Suite struct FeedReaderTests {
    private func headlines(_ text: String) throws -> [ParsedHeadline] {
        try FeedReader.headlines(text, address: "https://feeds.example.org/news/rss.xml")
    }

    static let samples = [
        ("atom03_feed_entry_title_base64_escaped_markup.xml", ["Entry Title"]),
        ("atom03_feed_entry_title_naked_markup.xml", ["Entry Title"]),
        ("issue_275_extensions_and_source.xml", ["e1", "e2", "e3", "e4"]),
        ("rss_channel_item_title_escaped_markup.xml", ["Item Title"]),
        ("rss_channel_item_title_naked_markup.xml", ["Item Title"]),
    ]

    @Test(arguments: samples)
    func `a sample feed has its titles without markup`(name: String, titles: [String]) throws {
        let found = try headlines(try sample(name))
        #expect(found.map(\.title) == titles)
        #expect(found.allSatisfy { $0.url == nil && $0.time == nil })
    }

    static let rss2 = """
        <?xml version="1.0"?>
        <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
        <title>News</title><link>https://example.org/</link>
        <item><title><![CDATA[Rates <b>hold</b> & fall]]></title>
          <link> https://example.org/a?x=1&amp;y=2 </link>
          <pubDate>Wed, 27 May 2026 09:30:00 +0200</pubDate></item>
        <item><title>AT&amp;amp;T &amp;lt; IBM</title><link>/b</link>
          <pubDate>27 May 26 09:30 EST</pubDate></item>
        <item><title>No script</title><link>javascript:alert(1)</link>
          <guid>https://example.org/c</guid><pubDate>yesterday</pubDate></item>
        <item><title>Not a permanent one</title>
          <guid isPermaLink="false">https://example.org/d</guid></item>
        <item><link>https://example.org/e</link></item>
        <item><title> Two
          lines </title><atom:link rel="self" href="x"/><atom:link href="https://example.org/ü f"/></item>
        </channel></rss>
        """

    @Test func `RSS 2.0 gives titles, links and times`() throws {
        let found = try headlines(Self.rss2)
        #expect(
            found.map(\.title) == [
                "Rates hold & fall", "AT&T < IBM", "No script", "Not a permanent one", "Two lines",
            ])
        #expect(
            found.map(\.url) == [
                "https://example.org/a?x=1&y=2", "https://feeds.example.org/b",
                "https://example.org/c", nil, "https://example.org/%C3%BC%20f",
            ])
        #expect(
            found.map { $0.time?.rfc3339 } == [
                "2026-05-27T07:30:00Z", "2026-05-27T14:30:00Z", nil, nil, nil,
            ])
    }

    @Test func `RSS 1.0 has its items beside the channel`() throws {
        let found = try headlines(
            """
            <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
              xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
            <channel rdf:about="https://example.org/"><title>News</title></channel>
            <item rdf:about="https://example.org/a"><title>First</title>
              <link>https://example.org/a1</link><dc:date>2026-05-27T09:30:00-01:00</dc:date></item>
            <item rdf:about="https://example.org/b"><title>Second</title></item>
            </rdf:RDF>
            """)
        #expect(found.map(\.title) == ["First", "Second"])
        #expect(found.map(\.url) == ["https://example.org/a1", "https://example.org/b"])
        #expect(found.first?.time?.rfc3339 == "2026-05-27T10:30:00Z")
    }

    @Test func `Atom 1.0 gives the alternate link and the newest time`() throws {
        let found = try headlines(
            """
            <!DOCTYPE feed SYSTEM "feed.dtd">
            <feed xmlns="http://www.w3.org/2005/Atom"><title>News</title>
            <entry><title type="html">Less &amp;lt;i&gt;is&lt;/i&gt; more</title>
              <link rel="enclosure" href="https://example.org/x.mp3"/>
              <link rel="alternate" href="https://example.org/a"/>
              <published>2026-05-26T00:00:00Z</published>
              <updated>2026-05-27T09:30:00.25Z</updated></entry>
            <entry><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">A <b>b</b></div></title>
              <link href="b"/></entry>
            <entry><title></title><link href="https://example.org/c"/></entry>
            </feed>
            """)
        #expect(found.map(\.title) == ["Less is more", "A b"])
        #expect(
            found.map(\.url) == ["https://example.org/a", "https://feeds.example.org/news/b"])
        #expect(found.map { $0.time?.rfc3339 } == ["2026-05-27T09:30:00Z", nil])
    }

    @Test func `a long title ends after two hundred characters`() throws {
        let title = String(repeating: "word ", count: 100)
        let found = try headlines(
            "<rss><channel><item><title>\(title)</title></item></channel></rss>")
        let line = try #require(found.first?.title)
        #expect(line.count <= 200)
        #expect(line.hasPrefix("word word") && line.hasSuffix("word…"))
    }

    static let faults = [
        ("<rss><channel>\n<item>", "line 2 of the feed is not well-formed"),
        ("", "line 1 of the feed is not well-formed"),
        ("<rss>&nbsp;</rss>", "line 1 of the feed is not well-formed"),
        ("<html><body/></html>", "the answer is no feed but “html”"),
        (Self.bomb, "the feed declares entities of its own"),
        (
            "<!-- a --><?x y?><!DOCTYPE r [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><rss>&a;</rss>",
            "the feed declares entities of its own"
        ),
        ("<!DOCTYPE rss PUBLIC '[' \"x>\" [ ]><rss/>", "the feed declares entities of its own"),
        (
            "<!--> <a> --> <!DOCTYPE r [<!ENTITY a 'b'>]><rss>&a;</rss>",
            "the feed declares entities of its own"
        ),
        (
            "<?x <!-- ?><!DOCTYPE r [<!ENTITY a 'b'>]><rss a='&a;'/>",
            "the feed declares entities of its own"
        ),
        (
            "<!DOCTYPE r <!-- > --> [<!ENTITY a 'b'>]><rss/>",
            "line 1 of the feed is not well-formed"
        ),
        ("<?xml version='1.0'", "line 1 of the feed is not well-formed"),
        ("<!-- <rss/>", "line 1 of the feed is not well-formed"),
        (String(repeating: "<a>", count: 100_000), "line 1 of the feed is not well-formed"),
    ]

    @Test func `words in two lines of a title stay two words`() throws {
        let found = try headlines(
            "<rss><channel><item><title>&lt;p&gt;Rates&lt;br&gt;hold&lt;/p&gt;&lt;p&gt;again&lt;/p&gt;"
                + "</title></item></channel></rss>")
        #expect(found.map(\.title) == ["Rates hold again"])
    }

    static let bomb = """
        <?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">
        <!ENTITY lol1 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">]>
        <rss><channel><item><title>&lol1;</title></item></channel></rss>
        """

    @Test(arguments: faults)
    func `a feed that cannot be read says why`(text: String, words: String) {
        let fault = fault { () throws(Fault) in
            try FeedReader.headlines(text, address: "https://example.org/")
        }
        #expect(fault?.summary == words)
    }

    @Test func `a source may be of one family alone`() {
        let rss = fault { () throws(Fault) in
            try FeedReader.headlines("<rss/>", family: .atom, address: "https://example.org/")
        }
        #expect(rss?.summary == "the feed is RSS, not Atom")
        let atom = fault { () throws(Fault) in
            try FeedReader.headlines("<feed/>", family: .rss, address: "https://example.org/")
        }
        #expect(atom?.summary == "the feed is Atom, not RSS")
        #expect(atom?.nextStep == "Write “format: feed” for either.")
    }
}
