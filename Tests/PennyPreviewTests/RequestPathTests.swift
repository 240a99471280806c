import Testing

@testable import PennyPreview

@Suite struct RequestPathTests {
    static let cases: [(String, String, RequestPath)] = [
        ("/", "/", .file("index.html")), ("/", "/money/", .start), ("/money", "/money/", .start),
        ("/money/", "/money/", .file("index.html")), ("/money/a.html", "/money/", .file("a.html")),
        ("/money/lessons/", "/money/", .file("lessons/index.html")),
        ("/money/lessons", "/money/", .file("lessons")),
        ("/money/a.html?x=../y#z", "/money/", .file("a.html")),
        ("/moneys/a.html", "/money/", .outside), ("/a.html", "/money/", .outside),
        ("/caf%C3%A9%20b.txt", "/", .file("café b.txt")),
        ("/__pennypress/preview.js", "/", .own("preview.js")),
        ("/__pennypress/events", "/money/", .own("events")),
        ("/../a", "/", .malformed), ("/a/../b", "/", .malformed), ("/a/..", "/", .malformed),
        ("/%2e%2e/a", "/", .malformed), ("/a/%2E./b", "/", .malformed), ("/./a", "/", .malformed),
        ("/a%2f..%2fb", "/", .malformed), ("/a%5c..%5cb", "/", .malformed),
        ("//a", "/", .malformed), ("/a//b", "/", .malformed), ("/a%00b", "/", .malformed),
        ("/a%0Ab", "/", .malformed), ("/a%zz", "/", .malformed), ("/a%", "/", .malformed),
        ("/a%+1", "/", .malformed), ("/%ff", "/", .malformed), ("a", "/", .malformed),
        ("", "/", .malformed), ("http://e.example/", "/", .malformed),
    ]

    @Test(arguments: cases)
    func `an address leads to a file below the site's path or nowhere`(
        _ target: String, _ base: String, _ wanted: RequestPath
    ) {
        #expect(RequestPath(target, base: base) == wanted)
    }

    @Test(arguments: [
        (nil, "/"), ("https://example.org/", "/"), ("https://example.org/money/", "/money/"),
        ("http://example.org:80/a/b/", "/a/b/"),
    ])
    func `the path of a site is that of its address`(_ address: String?, _ path: String) {
        #expect(RequestPath.base(of: address) == path)
    }
}
