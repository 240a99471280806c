import PennyDiagnostics
@testable import PennyReport
import PennyTestSupport
import Testing

/// Servers that mean harm, or do not know what they do.
@Suite struct HostileAnswerTests {
    private func fetch(_ server: LoopbackServer, _ path: String = "/") -> Result<
        FetchAnswer, Fault
    > {
        var settings = FetchSettings(userAgent: "Pennypress/9 (test)", allowedHosts: ["127.0.0.1"])
        settings.totalMilliseconds = 20_000
        return Result { () throws(Fault) in
            try Fetcher(settings).fetch(server.address(path))
        }
    }

    private func failure(_ server: LoopbackServer) -> Fault? {
        if case .failure(let fault) = fetch(server) { fault } else { nil }
    }

    /// Gzip of as many equal bytes as wanted: a block with fixed codes, a
    /// literal, then copies of 258 bytes each, thirteen bits long.
    private static func gzip(ofBytes count: Int) -> [UInt8] {
        var bits: [UInt8] = [1, 1, 0]
        bits += [0, 0, 1, 1, 0, 0, 0, 0]
        for _ in 0..<(count / 258) { bits += [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0] }
        bits += [0, 0, 0, 0, 0, 0, 0]
        var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
        for start in stride(from: 0, to: bits.count, by: 8) {
            let part = bits[start..<min(start + 8, bits.count)]
            bytes.append(part.reversed().reduce(0) { $0 << 1 | $1 })
        }
        return bytes
    }

    @Test func `a small answer that unpacks to eight megabytes is too large`() throws {
        let body = Self.gzip(ofBytes: 8 << 20)
        #expect(body.count < 1 << 19)
        let server = try LoopbackServer([
            "/": .reply("200 OK", headers: ["Content-Encoding: gzip"], body: body)
        ])
        defer { server.stop() }
        #expect(failure(server) == .answerSize.tooLarge(4 << 20))
    }

    @Test func `what is packed in a packing is counted as it is unpacked`() throws {
        let body = Self.gzip(ofBytes: 8 << 20)
        let server = try LoopbackServer([
            "/": .reply("200 OK", headers: ["Content-Encoding: gzip, gzip"], body: body)
        ])
        defer { server.stop() }
        #expect(failure(server) == .answer.badCompression)
    }

    /// A member of gzip with `Date,Close` and a line in it, not packed.
    private static func member(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        var checksum: UInt32 = ~0
        for byte in bytes {
            checksum ^= UInt32(byte)
            for _ in 0..<8 {
                checksum = checksum >> 1 ^ (checksum & 1 == 1 ? 0xEDB8_8320 : 0)
            }
        }
        func word(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(number >> ($0 * 8) & 0xFF) } }
        let count = UInt8(bytes.count)
        return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 1, count, 0, ~count, 0xFF] + bytes
            + word(~checksum) + word(UInt32(count))
    }

    @Test func `compression that cannot be read is said in our words`() throws {
        let table = "DATE,CLOSE\n2026-05-27,16.29\n"
        let packed = Self.member(table)
        let answers: [(encoding: String, body: [UInt8])] = [
            ("gzip", Array(table.utf8)), ("gzip", packed + packed), ("deflate", Array(table.utf8)),
            ("gzip", packed.prefix(20) + [9, 9, 9] + packed.dropFirst(23)), ("rot13", packed),
        ]
        for answer in answers {
            let server = try LoopbackServer([
                "/": .reply(
                    "200 OK", headers: ["Content-Encoding: \(answer.encoding)"],
                    body: answer.body),
                "/sound": .reply(
                    "200 OK", headers: ["Content-Encoding: gzip"], body: packed),
            ])
            defer { server.stop() }
            let fault = failure(server)
            #expect(fault?.summary == "the answer’s compression cannot be read")
            #expect(
                fault?.nextStep
                    == "Try again later, or name an address that answers without it.")
            #expect(try fetch(server, "/sound").get().body == Array(table.utf8))
        }
    }

    @Test func `headers without end are too large`() throws {
        let server = try LoopbackServer([
            "/": .raw(
                Array("HTTP/1.1 200 OK\r\n".utf8),
                more: Array("X-\(String(repeating: "a", count: 1000)): b\r\n".utf8))
        ])
        defer { server.stop() }
        #expect(failure(server)?.summary == "the answer’s headers are larger than 64 KiB")
        #expect(failure(server)?.nextStep == "Name another address.")
    }

    @Test func `early answers without end are too large`() throws {
        let server = try LoopbackServer([
            "/": .raw([], more: Array("HTTP/1.1 103 Early Hints\r\nLink: a\r\n\r\n".utf8))
        ])
        defer { server.stop() }
        #expect(failure(server)?.summary == "the answer’s headers are larger than 64 KiB")
    }

    @Test func `what an early answer says is not the answer's`() throws {
        let text = """
            HTTP/1.1 103 Early Hints\r\nETag: "early"\r\nContent-Type: a/b\r\n\r\n\
            HTTP/1.1 200 OK\r\nLast-Modified: now\r\nContent-Length: 1\r\n\r\nA
            """
        let server = try LoopbackServer(["/": .raw(Array(text.utf8))])
        defer { server.stop() }
        let answer = try fetch(server).get()
        #expect(answer.validators == Validators(lastModified: "now"))
        #expect(answer.contentType == nil)
    }

    @Test func `the page of an error may be of any size, and the status is said`() throws {
        let server = try LoopbackServer([
            "/": .raw(
                Array("HTTP/1.1 404 Not Found\r\n\r\n".utf8),
                more: [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16))
        ])
        defer { server.stop() }
        #expect(failure(server)?.summary == "HTTP 404 Not Found")
    }

    @Test func `the page of a redirect is not read without end`() throws {
        let server = try LoopbackServer([
            "/": .raw(
                Array("HTTP/1.1 302 Found\r\nLocation: /b\r\n\r\n".utf8),
                more: [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16)),
            "/b": .reply("200 OK", body: [65]),
        ])
        defer { server.stop() }
        #expect(failure(server) == .answerSize.tooLarge(4 << 20))
    }

    @Test func `an answer that ends too early is none`() throws {
        let server = try LoopbackServer([
            "/": .raw(Array("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n16.2".utf8))
        ])
        defer { server.stop() }
        #expect(failure(server)?.summary == "the answer was cut off")
        #expect(failure(server)?.nextStep == "Try again later.")
    }

    @Test(arguments: [
        "http://0.0.0.0/", "http://0/", "http://[::]/", "http://100.64.0.1/",
        "http://[64:ff9b::7f00:1]/", "http://[64:ff9b:1::7f00:1]/", "http://[::7f00:1]/",
        "http://[2002:7f00:1::]/", "http://[fe80::1]/", "http://[fd00::1]/",
        "http://017700000001/", "http://127.1/", "http://localhost/",
    ])
    func `a private address is refused however it is written`(target: String) throws {
        var settings = FetchSettings(userAgent: "Pennypress/9 (test)")
        settings.totalMilliseconds = 3000
        let fault = fault { () throws(Fault) in try Fetcher(settings).fetch(target) }
        #expect(fault == .fetchAddress.notFetchable(target))
    }

    @Test(arguments: [
        ("https://a.org/", "http://a.org/", true), ("HTTPS://a.org/", "http://b.org/", true),
        ("https://a.org/", "https://b.org/", false), ("http://a.org/", "http://b.org/", false),
        ("http://a.org/", "https://a.org/", false),
    ])
    func `a redirect does not lead from https to http`(
        from: String, to: String, isDowngrade: Bool
    ) {
        #expect(URLParts.isDowngrade(from: from, to: to) == isDowngrade)
    }

    // MARK: - What they would do to the snapshot

    private static let vix = Array("DATE,CLOSE\n2026-05-26,17.01\n2026-05-27,16.29\n".utf8)

    private static func feed(_ items: [(title: String, link: String)]) -> [UInt8] {
        let items = items.map { "<item><title>\($0.title)</title><link>\($0.link)</link></item>" }
        return Array("<rss><channel>\(items.joined())</channel></rss>".utf8)
    }

    private static let heavy = "a" + String(repeating: "\u{0301}", count: 3000)

    /// The number of items of a feed.
    private static let count = Effort.of(40, deep: 100)

    private static let feeds: [String: [UInt8]] = [
        "letters under piles of marks": feed(
            (0..<count).map { (heavy + String($0), "https://example.org/\($0)") }),
        "endless addresses": feed(
            (0..<count).map {
                ("T", "https://example.org/\($0)" + String(repeating: "*", count: 1900))
            }),
        "addresses that no page may have": feed([
            ("A", "http://.example.org/"), ("B", "https:///example.org/b"),
            ("C", "http://example.org/c"),
        ]),
        "odd characters": feed([
            ("\u{FFFD}\u{E000}-\u{10FFFD} &#x85;&#x9F; - : #", "http://a.org/")
        ]),
    ]

    @Test(arguments: feeds.keys.sorted())
    func `whatever a feed sends, the day can be read`(name: String) throws {
        let feed = try #require(Self.feeds[name])
        let server = try LoopbackServer([
            "/vix": .reply("200 OK", body: Self.vix), "/feed": .reply("200 OK", body: feed),
        ])
        defer { server.stop() }
        let feeds = (0..<3).map {
            ReportSite.feed("feed\($0)", server.address("/feed"), ", limit: 100")
        }
        let site = try ReportSite(
            ([ReportSite.csv("vix", server.address("/vix"))] + feeds).joined(separator: "\n"))
        let first = try site.job("2026-05-27").fetch()
        #expect(first.rows[0].words == "16.29 of 2026-05-27, after 17.01 of 2026-05-26")
        #expect(!first.hasFailures)
        let again = try site.job("2026-05-27").fetch()
        #expect(again.rows == first.rows)
    }

    @Test func `a reason is not as long as the answer`() throws {
        let header = (0..<5000).map { "column\($0)" }.joined(separator: ",")
        let row = (0..<5000).map { _ in "1" }.joined(separator: ",")
        let server = try LoopbackServer([
            "/": .reply("200 OK", body: Array("DATE,\(header)\n2026-05-27,\(row)\n".utf8))
        ])
        defer { server.stop() }
        let site = try ReportSite(ReportSite.csv("vix", server.address("/")))
        let words = try site.job("2026-05-27").fetch().rows[0].words
        #expect(
            words
                == "the value may be in column “column0”, “column1”, “column2”, “column3” or “column4”"
        )
    }
}
