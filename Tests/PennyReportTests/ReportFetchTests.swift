import Glibc
import PennyDiagnostics
import PennyReport
import Testing

@Suite struct ReportFetchTests {
    private static let vix = Array("DATE,CLOSE\n2026-05-26,17.01\n2026-05-27,16.29\n".utf8)
    private static let later = Array("DATE,CLOSE\n2026-05-27,16.29\n2026-05-28,15.740\n".utf8)
    private static let news = Array(
        """
        <rss><channel><item><title>&lt;b&gt;Rates&lt;/b&gt; “hold”: yes</title>
        <link>https://example.org/a</link><pubDate>Wed, 27 May 2026 09:30:00 GMT</pubDate></item>
        <item><title>No link</title></item></channel></rss>
        """.utf8)

    private func reply(_ body: [UInt8], _ headers: [String] = []) -> LoopbackServer.Answer {
        .reply("200 OK", headers: headers, body: body)
    }

    @Test func `what the sources give becomes the day's snapshot, with the answers as they came`()
        throws
    {
        let server = try LoopbackServer([
            "/vix.csv": reply(Self.vix, ["ETag: \"v1\"", "Content-Type: text/csv"]),
            "/news": reply(Self.news), "/page": reply(Array(NewsPage.html().utf8)),
        ])
        defer { server.stop() }
        let site = try ReportSite(
            [
                ReportSite.feed("news", server.address("/news")),
                ReportSite.html(
                    "spx", server.address("/page"), "li[data-ric='.SPX'] .quote",
                    ", change: \"li[data-ric='.SPX'] .change\""),
                ReportSite.csv("vix", server.address("/vix.csv")),
            ].joined(separator: "\n"))
        let report = try site.job("2026-05-27").fetch()
        #expect(
            report.text == """
                news  1 headline
                spx   2793.9 of 2026-05-27, published as -0.08%
                vix   16.29 of 2026-05-27, after 17.01 of 2026-05-26

                """)
        #expect(!report.hasFailures)
        #expect(report.path == site.path + "/reports/2026-05-27.yaml")
        #expect(
            site.text("reports/2026-05-27.yaml") == """
                values:
                  - source: spx
                    value: "2793.9"
                    asOf: 2026-05-27
                    published: "-0.08%"
                  - source: vix
                    value: "16.29"
                    asOf: 2026-05-27
                    previous: "17.01"
                    previousAsOf: 2026-05-26
                headlines:
                  - source: news
                    title: "Rates “hold”: yes"
                    url: "https://example.org/a"
                    time: 2026-05-27T09:30:00Z

                """)
        #expect(
            site.files == [
                "report.yaml", "reports/2026-05-27.yaml",
                "reports/raw/2026-05-27/news.raw", "reports/raw/2026-05-27/news.yaml",
                "reports/raw/2026-05-27/spx.raw", "reports/raw/2026-05-27/spx.yaml",
                "reports/raw/2026-05-27/vix.raw", "reports/raw/2026-05-27/vix.yaml",
            ])
        #expect(
            site.text("reports/raw/2026-05-27/vix.raw") == String(decoding: Self.vix, as: UTF8.self)
        )
        #expect(
            site.text("reports/raw/2026-05-27/vix.yaml") == """
                url: "\(server.address("/vix.csv"))"
                status: 200
                fetchedAt: "2026-05-27T09:30:00Z"
                etag: "\\"v1\\""
                contentType: text/csv
                sha256: 2e42d0efeafee255c90ff2bccbd4d5723bff605d288eec76c55a405de67bb375
                parser: csv, Pennypress 9

                """)
        #expect(
            server.requests.allSatisfy { $0.contains("User-Agent: Pennypress/9 (+daily report)") })
    }

    /// Each ends with its reason, and none takes the good one down.
    static let failures: [(LoopbackServer.Answer, String, String)] = [
        (.reply("404 Not Found"), "HTTP 404 Not Found", "error-status"),
        (
            .reply("429 Too Many Requests", headers: ["Retry-After: 60"]),
            "HTTP 429 Too Many Requests; it asks to wait for 60 seconds", "error-status"
        ),
        (
            .reply("302 Found", headers: ["Location: /bad"]), "more than 5 redirects",
            "unsafe-address"
        ),
        (
            .reply("302 Found", headers: ["Location: file:///etc/passwd"]),
            "“file:///etc/passwd” is not an address that may be fetched", "unsafe-address"
        ),
        (
            .reply("302 Found", headers: ["Location: http://10.1.2.3/"]),
            "“http://10.1.2.3/” is not an address that may be fetched", "unsafe-address"
        ),
        (.endless, "the answer is larger than 4 MiB", "too-much"),
        (
            .reply("200 OK", headers: ["Content-Type: text/csv; charset=utf-8"], body: [0xFF, 65]),
            "the answer is not in UTF-8, as it says", "unreadable"
        ),
        (
            .reply("200 OK", body: Array("Date,X\n2026-05-27,N/D\n".utf8)),
            "the source has no value", "nothing"
        ),
        (
            .reply("200 OK", body: Array("Date,X\n2026-05-27,160\n".utf8)),
            "160 is not from 5 to 150", "implausible"
        ),
    ]

    @Test(arguments: failures)
    func `a source that fails says why, keeps its last good value, and takes no other down`(
        answer: LoopbackServer.Answer, reason: String, code: String
    ) throws {
        let server = try LoopbackServer(["/good": reply(Self.vix), "/bad": reply(Self.vix)])
        defer { server.stop() }
        let site = try ReportSite(
            ReportSite.csv("bad", server.address("/bad"), ", range: 5 to 150") + "\n"
                + ReportSite.csv("good", server.address("/good")))
        _ = try site.job("2026-05-27").fetch()
        server.set(answer, at: "/bad")
        server.set(reply(Self.later), at: "/good")
        let report = try site.job("2026-05-28").fetch()
        #expect(
            report.text == """
                bad   \(reason); last good is 16.29 of 2026-05-27
                good  15.74 of 2026-05-28, after 16.29 of 2026-05-27

                """)
        #expect(report.hasFailures)
        #expect(!report.hasOnlyFailures)
        let snapshot = try #require(site.text("reports/2026-05-28.yaml"))
        #expect(
            snapshot.hasPrefix(
                "values:\n  - source: bad\n    value: \"16.29\"\n    asOf: 2026-05-27\n    missing: "
            ))
        #expect(snapshot.contains("\n    code: \(code)\n  - source: good\n"))
        #expect(snapshot.contains("value: \"15.74\""))
    }

    @Test func `a stall takes no other source down`() throws {
        let server = try LoopbackServer(["/good": reply(Self.vix), "/bad": .stall])
        defer { server.stop() }
        let site = try ReportSite(
            ReportSite.csv("bad", server.address("/bad")) + "\n"
                + ReportSite.csv("good", server.address("/good")))
        let report = try site.job("2026-05-27").fetch(within: 1000)
        #expect(
            report.text == """
                bad   the answer took longer than 1 second
                good  16.29 of 2026-05-27, after 17.01 of 2026-05-26

                """)
    }

    @Test func `a renamed class and an entity bomb are named, and nothing good is lost`() throws {
        let server = try LoopbackServer([
            "/page": reply(Array(NewsPage.html().utf8)), "/news": reply(Self.news),
        ])
        defer { server.stop() }
        let sources = NewsPage.rows.map { row in
            ReportSite.html(
                String(row.0.dropFirst()).lowercased(), server.address("/page"),
                "li[data-ric='\(row.0)'] span.quote")
        }
        let site = try ReportSite(
            (sources + [ReportSite.feed("news", server.address("/news"))]).joined(separator: "\n"))
        #expect(try !site.job("2026-05-27").fetch().hasFailures)
        let first = site.text("reports/2026-05-27.yaml")
        server.set(reply(Array(NewsPage.html(quoteClass: "x").utf8)), at: "/page")
        server.set(reply(Array(FeedReaderTests.bomb.utf8)), at: "/news")

        // The same day again: the day's own values stay.
        let again = try site.job("2026-05-27").fetch()
        #expect(again.hasOnlyFailures)
        #expect(
            again.rows[0].words
                == "the page has no element “li[data-ric='.SPX'] span.quote”; "
                + "what was found earlier this day stays")
        #expect(site.text("reports/2026-05-27.yaml") == first)
        #expect(site.text("reports/raw/2026-05-27/spx.raw") == NewsPage.html())

        // The next day: the last good ones, as such.
        let report = try site.job("2026-05-28").fetch()
        #expect(
            report.text == """
                spx   the page has no element “li[data-ric='.SPX'] span.quote”; last good is 2793.9 of 2026-05-27
                dji   the page has no element “li[data-ric='.DJI'] span.quote”; last good is 26057.98 of 2026-05-27
                ftse  the page has no element “li[data-ric='.FTSE'] span.quote”; last good is 7151.12 of 2026-05-27
                n225  the page has no element “li[data-ric='.N225'] span.quote”; last good is 21449.39 of 2026-05-27
                news  the feed declares entities of its own

                """)
        let snapshot = try #require(site.text("reports/2026-05-28.yaml"))
        #expect(snapshot.contains("value: \"26057.98\"\n    asOf: 2026-05-27\n    missing: "))
        #expect(
            snapshot.hasSuffix(
                "headlinesMissing:\n  - source: news\n    reason: the feed declares entities of its own\n"
                    + "    code: unreadable\n"))
        // And the day after that, from a day that only carried it.
        #expect(
            try site.job("2026-05-29").fetch().rows[1].words.hasSuffix(
                "last good is 26057.98 of 2026-05-27"))
    }

    @Test func `a source with nothing newer is read from its last answer`() throws {
        let server = try LoopbackServer(["/vix": reply(Self.vix, ["ETag: \"v1\""])])
        defer { server.stop() }
        let site = try ReportSite(ReportSite.csv("vix", server.address("/vix")))
        _ = try site.job("2026-05-27").fetch()
        server.set(.reply("304 Not Modified"), at: "/vix")
        #expect(
            try site.job("2026-05-28").fetch().text
                == "vix  16.29 of 2026-05-27, after 17.01 of 2026-05-26\n")
        _ = try site.job("2026-05-29").fetch()
        let asked = server.requests.map { $0.contains("If-None-Match: \"v1\"") }
        #expect(asked == [false, true, true])
        #expect(
            site.text("reports/raw/2026-05-29/vix.raw") == String(decoding: Self.vix, as: UTF8.self)
        )
        #expect(site.text("reports/raw/2026-05-29/vix.yaml")?.contains("status: 304\n") == true)
    }

    @Test func `an answer that was tampered with is asked for anew`() throws {
        let server = try LoopbackServer(["/vix": reply(Self.vix, ["ETag: \"v1\""])])
        defer { server.stop() }
        let site = try ReportSite(ReportSite.csv("vix", server.address("/vix")))
        _ = try site.job("2026-05-27").fetch()
        try site.write("DATE,CLOSE\n2026-05-27,99\n", to: "reports/raw/2026-05-27/vix.raw")
        _ = try site.job("2026-05-28").fetch()
        #expect(server.requests.allSatisfy { !$0.contains("If-None-Match") })
    }

    @Test func `a source that goes back in time is reported`() throws {
        let server = try LoopbackServer(["/vix": reply(Self.later)])
        defer { server.stop() }
        let site = try ReportSite(ReportSite.csv("vix", server.address("/vix")))
        _ = try site.job("2026-05-28").fetch()
        server.set(reply(Self.vix), at: "/vix")
        #expect(
            try site.job("2026-05-29").fetch().text
                == "vix  the source’s 2026-05-27 is older than 2026-05-28, which is known; "
                + "last good is 15.74 of 2026-05-28\n")
    }

    @Test func `only the named source is asked, and the others' rows stay`() throws {
        let server = try LoopbackServer(["/a": reply(Self.vix), "/b": reply(Self.vix)])
        defer { server.stop() }
        let site = try ReportSite(
            ReportSite.csv("a", server.address("/a")) + "\n"
                + ReportSite.csv("b", server.address("/b")))
        _ = try site.job("2026-05-28").fetch()
        server.set(reply(Self.later), at: "/b")
        let report = try site.job("2026-05-28").fetch(only: ["b"])
        #expect(report.rows.map(\.name) == ["b"])
        let snapshot = try #require(site.text("reports/2026-05-28.yaml"))
        #expect(snapshot.contains("source: a\n    value: \"16.29\""))
        #expect(snapshot.contains("source: b\n    value: \"15.74\""))
        #expect(server.requests.count == 3)
    }

    @Test func `what is planned is said without a connection`() throws {
        let server = try LoopbackServer(["/vix": reply(Self.vix, ["ETag: \"v1\""])])
        defer { server.stop() }
        let address = server.address("/vix")
        let site = try ReportSite(
            ReportSite.csv("vix", address) + "\n" + ReportSite.hand("house"))
        #expect(
            try site.job("2026-05-27").plan().text
                == "vix    would fetch \(address) as csv\nhouse  by hand\n")
        #expect(server.requests.isEmpty)
        #expect(site.files == ["report.yaml"])
        _ = try site.job("2026-05-27").fetch()
        #expect(
            try site.job("2026-05-28").plan().rows[0].words
                == "would fetch \(address) as csv, if newer than 2026-05-27T09:30:00Z")
    }

    @Test func `a check tries the sources and writes nothing`() throws {
        let server = try LoopbackServer(["/vix": reply(Self.vix)])
        defer { server.stop() }
        let site = try ReportSite(
            ReportSite.csv("vix", server.address("/vix")) + "\n"
                + ReportSite.csv("gone", server.address("/gone")) + "\n"
                + ReportSite.hand("house"))
        let report = try site.job("2026-05-27").check()
        #expect(
            report.text == """
                vix    16.29 of 2026-05-27, after 17.01 of 2026-05-26
                gone   HTTP 404 Not Found
                house  by hand

                """)
        #expect(report.hasFailures)
        #expect(report.path == nil)
        #expect(site.files == ["report.yaml"])
    }

    @Test func `a private address is refused unless it is named`() throws {
        let server = try LoopbackServer(["/vix": reply(Self.vix)])
        defer { server.stop() }
        let site = try ReportSite(
            ReportSite.csv("vix", server.address("/vix")), allows: "example.org")
        let report = try site.job("2026-05-27").fetch()
        #expect(
            report.text
                == "vix  “\(server.address("/vix"))” is not an address that may be fetched\n")
        #expect(report.hasOnlyFailures)
        #expect(server.requests.isEmpty)
    }

    // MARK: - What a second reading found

    @Test func `a value before that is not plausible is left out and noted`() throws {
        let server = try LoopbackServer([
            "/vix": reply(Array("DATE,CLOSE\n2026-05-26,0.17\n2026-05-27,16.29\n".utf8))
        ])
        defer { server.stop() }
        let site = try ReportSite(
            ReportSite.csv("vix", server.address("/vix"), ", range: 5 to 150"))
        #expect(
            try site.job("2026-05-27").fetch().text
                == "vix  16.29 of 2026-05-27; no value before it, since 0.17 is not from 5 to 150\n"
        )
        #expect(site.text("reports/2026-05-27.yaml")?.contains("previous") == false)
    }

    @Test(arguments: ["2026-05-24", "2026-05-30"])
    func `a page says only what is now`(day: String) throws {
        let server = try LoopbackServer(["/page": reply(Array("<p>1.5</p>".utf8))])
        defer { server.stop() }
        let site = try ReportSite(ReportSite.html("spx", server.address("/page"), "p"))
        let report = try site.job(day, at: "2026-05-27").fetch()
        #expect(
            report.text
                == "spx  the page says what is now, on 2026-05-27, and not what was on \(day)\n")
        #expect(try !site.job("2026-05-26", at: "2026-05-27").fetch().hasFailures)
    }

    @Test func `the page of an error is kept with its status, and is nobody's last answer`()
        throws
    {
        let server = try LoopbackServer(["/vix": reply(Self.vix, ["ETag: \"v1\""])])
        defer { server.stop() }
        let site = try ReportSite(ReportSite.csv("vix", server.address("/vix")))
        _ = try site.job("2026-05-27").fetch()
        server.set(
            .reply("503 Service Unavailable", headers: ["ETag: \"e\""], body: Array("Down".utf8)),
            at: "/vix")
        _ = try site.job("2026-05-28").fetch()
        #expect(site.text("reports/raw/2026-05-28/vix.raw") == "Down")
        #expect(site.text("reports/raw/2026-05-28/vix.yaml")?.contains("status: 503\n") == true)
        server.set(.reply("304 Not Modified"), at: "/vix")
        #expect(
            try site.job("2026-05-29").fetch().text
                == "vix  16.29 of 2026-05-27, after 17.01 of 2026-05-26\n")
        #expect(
            server.requests.map { $0.contains("If-None-Match: \"v1\"") } == [false, true, true])
    }

    @Test func `of the page of an error as much is stored as identifies it`() throws {
        let server = try LoopbackServer([
            "/vix": .raw(
                Array("HTTP/1.1 404 Not Found\r\n\r\n".utf8),
                more: [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16))
        ])
        defer { server.stop() }
        let site = try ReportSite(ReportSite.csv("vix", server.address("/vix")))
        #expect(try site.job("2026-05-28").fetch().text == "vix  HTTP 404 Not Found\n")
        #expect(site.text("reports/raw/2026-05-28/vix.raw")?.utf8.count == 64 << 10)
    }

    @Test func `an error after a good answer of the day leaves the good one`() throws {
        let server = try LoopbackServer(["/vix": reply(Self.vix)])
        defer { server.stop() }
        let site = try ReportSite(ReportSite.csv("vix", server.address("/vix")))
        _ = try site.job("2026-05-27").fetch()
        server.set(.reply("500 Internal Server Error", body: [65]), at: "/vix")
        _ = try site.job("2026-05-27").fetch()
        #expect(
            site.text("reports/raw/2026-05-27/vix.raw") == String(decoding: Self.vix, as: UTF8.self)
        )
    }

    @Test func `an earlier day that a person has broken stops nothing, and is reported`() throws {
        let server = try LoopbackServer(["/vix": reply(Self.vix), "/gone": .reply("404 Not Found")])
        defer { server.stop() }
        let site = try ReportSite(
            ReportSite.csv("vix", server.address("/vix")) + "\n"
                + ReportSite.csv("gone", server.address("/gone")))
        try site.write(
            "values:\n  - source: gone\n    value: \"7\"\n    asOf: 2026-05-01\n",
            to: "reports/2026-05-25.yaml")
        try site.write("values: [\n", to: "reports/2026-05-26.yaml")
        let report = try site.job("2026-05-27").fetch()
        #expect(report.rows.map(\.words).last == "HTTP 404 Not Found; last good is 7 of 2026-05-01")
        #expect(report.faults.map(\.location.path) == [site.path + "/reports/2026-05-26.yaml"])
    }

    @Test func `a second command that writes the report says that the first is at work`() throws {
        let server = try LoopbackServer(["/vix": .stall])
        defer { server.stop() }
        let site = try ReportSite(
            ReportSite.csv("vix", server.address("/vix")) + "\n" + ReportSite.hand("house"))
        let job = try site.job("2026-05-27")
        inNewThread { _ = try? site.job("2026-05-27").fetch(within: 3000) }
        while server.requests.isEmpty { usleep(10_000) }
        for isFetch in [true, false] {
            let error = #expect(throws: DiagnosticError.self) {
                _ = isFetch ? try job.fetch() : try job.add(values: ["house=1"], headlines: [])
            }
            #expect(error?.diagnostics.map(\.summary) == ["another command is writing the report"])
            #expect(error?.diagnostics.map(\.nextStep) == ["Wait until it has ended."])
        }
        #expect(try job.plan().rows.count == 2)
        #expect(server.requests.count == 1)
    }

    @Test func `what a crash has left keeps nobody away`() throws {
        let site = try ReportSite(ReportSite.hand("house"))
        try site.write("", to: "reports/.lock")
        _ = try site.job("2026-05-27").add(values: ["house=1"], headlines: [])
        #expect(site.files == ["report.yaml", "reports/2026-05-27.yaml"])
    }

    // MARK: - What deliberate faults in the code have passed

    @Test func `as many headlines are taken as the source asks for, the first ones`() throws {
        let items = (1...9).map {
            "<item><title>T\($0)</title><link>http://a.org/\($0)</link></item>"
        }
        let feed = Array("<rss><channel>\(items.joined())</channel></rss>".utf8)
        let server = try LoopbackServer(["/": reply(feed)])
        defer { server.stop() }
        let site = try ReportSite(
            ReportSite.feed("some", server.address("/"), ", limit: 3") + "\n"
                + ReportSite.feed("five", server.address("/")))
        #expect(try site.job("2026-05-27").fetch().text == "some  3 headlines\nfive  5 headlines\n")
        let text = try #require(site.text("reports/2026-05-27.yaml"))
        #expect(
            text.matches(of: /title: (T\d)/).map { String($0.1) }
                == ["T1", "T2", "T3", "T1", "T2", "T3", "T4", "T5"])
    }

    @Test func `the same day again may bring a newer value, and what is the same stays`() throws {
        let server = try LoopbackServer(["/vix": reply(Self.vix)])
        defer { server.stop() }
        let site = try ReportSite(ReportSite.csv("vix", server.address("/vix")))
        _ = try site.job("2026-05-28").fetch()
        #expect(try !site.job("2026-05-28").fetch().hasFailures)
        server.set(reply(Self.later), at: "/vix")
        #expect(
            try site.job("2026-05-28").fetch().text
                == "vix  15.74 of 2026-05-28, after 16.29 of 2026-05-27\n")
    }

    @Test func `another address is asked without the last answer of the one before`() throws {
        let server = try LoopbackServer([
            "/a": reply(Self.vix, ["ETag: \"v1\""]), "/b": reply(Self.vix),
        ])
        defer { server.stop() }
        let site = try ReportSite(ReportSite.csv("vix", server.address("/a")))
        _ = try site.job("2026-05-27").fetch()
        let text = try #require(site.text("report.yaml"))
        try site.write(text.replacing("/a\"", with: "/b\""), to: "report.yaml")
        _ = try site.job("2026-05-28").fetch()
        #expect(server.requests.allSatisfy { !$0.contains("If-None-Match") })
    }

    @Test func `a second fetch of the day asks for what is newer than the first`() throws {
        let server = try LoopbackServer(["/vix": reply(Self.vix, ["ETag: \"v1\""])])
        defer { server.stop() }
        let site = try ReportSite(ReportSite.csv("vix", server.address("/vix")))
        _ = try site.job("2026-05-27").fetch()
        _ = try site.job("2026-05-27").fetch()
        #expect(server.requests.map { $0.contains("If-None-Match: \"v1\"") } == [false, true])
    }

    @Test func `a day without a value that fails again keeps the last good one it carries`() throws
    {
        let server = try LoopbackServer(["/vix": .reply("500 Internal Server Error")])
        defer { server.stop() }
        let site = try ReportSite(ReportSite.csv("vix", server.address("/vix")))
        try site.write(
            "values:\n  - source: vix\n    value: \"7\"\n    asOf: 2026-05-20\n    missing: x\n"
                + "    code: no-answer\n", to: "reports/2026-05-27.yaml")
        #expect(
            try site.job("2026-05-27").fetch().text
                == "vix  HTTP 500 Internal Server Error; last good is 7 of 2026-05-20\n")
        let text = try #require(site.text("reports/2026-05-27.yaml"))
        #expect(
            text.hasSuffix("missing: HTTP 500 Internal Server Error\n    code: error-status\n"))
    }

    @Test func `what an older version wrote without a code stays as it is`() throws {
        let site = try ReportSite(
            ReportSite.hand("house") + "\n" + ReportSite.hand("rate"))
        let old = "  - source: rate\n    missing: the answer is empty\n"
        try site.write("values:\n" + old, to: "reports/2026-05-27.yaml")
        _ = try site.job("2026-05-27").add(values: ["house=1"], headlines: [])
        let text = try #require(site.text("reports/2026-05-27.yaml"))
        #expect(text.hasSuffix(old))
    }

    @Test func `the last good value is the newest one`() throws {
        let server = try LoopbackServer(["/vix": .reply("500 Internal Server Error")])
        defer { server.stop() }
        let site = try ReportSite(ReportSite.csv("vix", server.address("/vix")))
        for (day, value) in [("2026-05-20", "7"), ("2026-05-21", "8")] {
            try site.write(
                "values:\n  - source: vix\n    value: \"\(value)\"\n    asOf: \(day)\n",
                to: "reports/\(day).yaml")
        }
        #expect(
            try site.job("2026-05-27").fetch().rows[0].words
                == "HTTP 500 Internal Server Error; last good is 8 of 2026-05-21")
    }
}
