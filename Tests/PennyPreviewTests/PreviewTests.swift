import Glibc
import PennyDiagnostics
import PennySite
import Testing

@testable import PennyPreview

/// Tests a preview from the view of a browser.
@Suite(.serialized) struct PreviewTests {
    @Test func `files are served where they are published, as what they are`() throws {
        let site = try PreviewSite()
        let preview = try RunningPreview(site)
        defer { preview.stop() }
        let home = try preview.get("/money/")
        #expect(home.status == 200 && home.text.contains("<h1>Welcome"))
        #expect(home.headers["content-type"] == "text/html; charset=utf-8")
        #expect(home.headers["cache-control"] == "no-cache")
        #expect(home.text.contains("connect-src 'self'") && home.text.contains("preview.js"))
        #expect(try preview.get("/money/index.html") == home)
        for start in ["/", "/money"] {
            let sent = try preview.get(start)
            #expect(sent.status == 302 && sent.headers["location"] == "/money/", "\(start)")
        }
        let folder = try preview.get("/money/calculations?x")
        #expect(folder.status == 302 && folder.headers["location"] == "/money/calculations/")
        #expect(try preview.get("/money/calculations/").status == 200)
        #expect(try preview.get("/money/assets/a%20b.txt").text == "0123456789")
        let types = [
            "calculations/bike.csv": "text/csv; charset=utf-8",
            "calculations/bike.json": "application/json; charset=utf-8",
            "assets/style.css": "text/css; charset=utf-8",
            "assets/favicon.svg": "image/svg+xml; charset=utf-8",
            "sitemap.xml": "application/xml; charset=utf-8",
        ]
        for (path, type) in types {
            let file = try preview.get("/money/" + path)
            #expect(file.status == 200 && file.headers["content-type"] == type, "\(path)")
            #expect(!file.text.contains("__pennypress"), "\(path)")
        }
        let own = try preview.get("/__pennypress/preview.js")
        #expect(
            own.status == 200 && own.headers["content-type"] == "text/javascript; charset=utf-8")
        #expect(try preview.get("/__pennypress/other").status == 404)
    }

    @Test func `a wrong address gets the site's own page for it`() throws {
        let preview = try RunningPreview(try PreviewSite())
        defer { preview.stop() }
        for path in ["/money/nothing", "/money/calculations/nothing.html", "/money/site.yaml"] {
            let missing = try preview.get(path)
            #expect(missing.status == 404 && missing.text.contains("There is no page here"))
        }
        let outside = try preview.get("/other")
        #expect(outside.status == 404 && outside.text == "The site begins at /money/\n")
    }

    @Test(arguments: [
        "/money/../site.yaml", "/money/%2e%2e/site.yaml", "/money/..%2fsite.yaml",
        "/..\\site.yaml", "/money/assets/%00", "/money//index.html", "/money/%C0%AE%C0%AE/x",
    ])
    func `no way leads out of the site`(_ path: String) throws {
        let preview = try RunningPreview(try PreviewSite())
        defer { preview.stop() }
        #expect(try preview.get(path).status == 400)
    }

    @Test func `requests are answered by the rules of HTTP`() throws {
        let preview = try RunningPreview(try PreviewSite())
        defer { preview.stop() }
        let path = "/money/assets/a%20b.txt"
        let whole = try preview.get(path)
        let head = try preview.get(path, method: "HEAD")
        #expect(head.status == 200 && head.body.isEmpty && head.headers["content-length"] == "10")
        #expect(head.headers["etag"] == whole.headers["etag"])
        let part = try preview.get(path, "Range: bytes=2-4")
        #expect(part.status == 206 && part.text == "234")
        #expect(part.headers["content-range"] == "bytes 2-4/10")
        #expect(try preview.get(path, "Range: bytes=99-").status == 416)
        let tag = try #require(whole.headers["etag"])
        let same = try preview.get(path, "If-None-Match: \(tag)")
        #expect(same.status == 304 && same.body.isEmpty)
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"] {
            let refused = try preview.get(path, method: method)
            #expect(refused.status == 405 && refused.headers["allow"] == "GET, HEAD", "\(method)")
        }
        #expect(
            try preview.send("GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
                .status == 421)
        #expect(try preview.get(path).status == 200)
    }

    @Test(arguments: [
        "\r\n\r\n", "GET\r\n\r\n", "GARBAGE\r\n\r\n", "BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n", "GET /\u{0} HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\n" + String(repeating: "A: b\r\n", count: 20_000),
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    ])
    func `what is no request ends its own connection alone`(_ bytes: String) throws {
        let preview = try RunningPreview(try PreviewSite())
        defer { preview.stop() }
        let client = try preview.connection()
        preview.write(bytes, to: client)
        shutdown(client, Int32(SHUT_WR))
        var buffer = [UInt8](repeating: 0, count: 512)
        let count = read(client, &buffer, buffer.count)
        let answer = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
        #expect(!answer.hasPrefix("HTTP/1.1 2"))
        close(client)
        #expect(try preview.get("/money/").status == 200)
    }

    // MARK: - Following the files

    /// Reads the events of a page until they contain some words.
    private func hear(_ preview: RunningPreview, _ client: Int32, until words: String) -> String {
        var heard = ""
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while !heard.contains(words) {
            let count = read(client, &buffer, buffer.count)
            if count <= 0 { return heard }
            heard += String(decoding: buffer[..<count], as: UTF8.self)
        }
        return heard
    }

    private func listen(_ preview: RunningPreview) throws -> Int32 {
        let client = try preview.connection()
        preview.write("GET /__pennypress/events HTTP/1.1\r\nHost: localhost\r\n\r\n", to: client)
        return client
    }

    @Test func `pages receive each snapshot, its faults and their repair`() throws {
        let site = try PreviewSite()
        let preview = try RunningPreview(site)
        defer { preview.stop() }
        let client = try listen(preview)
        defer { close(client) }
        let first = hear(preview, client, until: "\"edition\":1,")
        #expect(first.contains("text/event-stream") && first.contains("\"faults\":null"))
        try site.write("---\ntitle: Changed\n---\nText.\n", to: "pages/index.md")
        #expect(hear(preview, client, until: "\"edition\":2,").contains("\"faults\":null"))
        #expect(try preview.get("/money/").text.contains("<h1>Changed"))
        try site.write("---\nfoo: 1\n---\nText.\n", to: "pages/index.md")
        let faulty = hear(preview, client, until: "unknown key “foo”")
        #expect(faulty.contains("\"edition\":2,") && faulty.contains("\"line\":2"))
        #expect(faulty.contains("editor://open?file=") && faulty.contains("&line=2&column=1"))
        #expect(try preview.get("/money/").text.contains("<h1>Changed"))
        try site.write("---\ntitle: Mended\n---\nText.\n", to: "pages/index.md")
        #expect(hear(preview, client, until: "\"edition\":3,").contains("\"faults\":null"))
        #expect(try preview.get("/money/").text.contains("<h1>Mended"))
    }

    @Test func `listeners that go and stay are no matter to each other`() throws {
        let site = try PreviewSite()
        let preview = try RunningPreview(site)
        defer { preview.stop() }
        let stays = try listen(preview)
        defer { close(stays) }
        _ = hear(preview, stays, until: "\"edition\":1,")
        for number in 2..<12 {
            let goes = try listen(preview)
            _ = hear(preview, goes, until: "\"edition\":\(number - 1),")
            close(goes)
            try site.write("---\ntitle: T\(number)\n---\nText.\n", to: "pages/index.md")
            #expect(hear(preview, stays, until: "\"edition\":\(number),").contains("data: "))
        }
        #expect(try preview.get("/money/").text.contains("<h1>T11"))
    }

    @Test func `a site that was never sound shows its faults in the place of pages`() throws {
        var files = PreviewSite.files
        files["pages/index.md"] = "---\nfoo: <1>\n---\n"
        let site = try PreviewSite(files)
        let preview = try RunningPreview(site)
        defer { preview.stop() }
        for path in ["/", "/any/page.html"] {
            let page = try preview.get(path)
            #expect(page.status == 500 && page.text.contains("unknown key “foo”"))
            #expect(page.text.contains("foo: &lt;1&gt;") && page.text.contains("preview.js"))
        }
    }

    @Test func `two hundred quick changes end in the last`() throws {
        let site = try PreviewSite()
        let preview = try RunningPreview(site)
        defer { preview.stop() }
        let client = try listen(preview)
        defer { close(client) }
        for number in 1...200 {
            try site.write("---\ntitle: Title \(number).\n---\nText.\n", to: "pages/index.md")
        }
        let clock = ContinuousClock.now
        while try !preview.get("/money/").text.contains("<h1>Title 200.") {
            try #require(ContinuousClock.now - clock < .seconds(30))
            usleep(10_000)
        }
    }

    // MARK: - Ports

    @Test func `a port that is in use is reported`() throws {
        let site = try PreviewSite()
        let preview = try RunningPreview(site)
        defer { preview.stop() }
        var options = Preview.Options()
        options.port = preview.port
        let error = #expect(throws: DiagnosticError.self) {
            _ = try Preview(PreviewSession(site.options), options)
        }
        let text = DiagnosticPrinter { _ in nil }.text(of: error?.diagnostics ?? [])
        #expect(
            text == """
                serve: error: port \(preview.port) is in use [PP0031]
                   Name another with --port; 0 takes one that is free.

                """)
    }

    @Test func `a loop that the system ends says why`() {
        let fault = Fault.preview.cannotWait("Input/output error")
        #expect(
            fault.summary == "the system reports no more requests or changes: Input/output error")
        #expect(fault.nextStep == "Start the command again.")
    }

    @Test func `an address of no machine is reported`() throws {
        var options = Preview.Options()
        options.host = "no such host"
        options.port = 0
        let site = try PreviewSite()
        let error = #expect(throws: DiagnosticError.self) {
            _ = try Preview(PreviewSession(site.options), options)
        }
        let summary = try #require(error?.diagnostics.first?.summary)
        #expect(summary.hasPrefix("no one can be served at “no such host”: "))
    }
}
