import Glibc
import Testing

@testable import PennyPreview

/// Pages elsewhere cannot read anything of a preview.
@Suite(.serialized) struct RequestOriginTests {
    private static func headers(_ site: String, _ mode: String, _ dest: String) -> [String] {
        ["Sec-Fetch-Site: \(site)", "Sec-Fetch-Mode: \(mode)", "Sec-Fetch-Dest: \(dest)"]
    }

    @Test(
        arguments: ["cross-site", "same-site", "other"],
        [
            ("no-cors", "script"), ("no-cors", "image"), ("no-cors", "style"), ("cors", "empty"),
            ("no-cors", "empty"), ("navigate", "iframe"), ("navigate", "frame"),
            ("navigate", "embed"), ("navigate", "object"), ("websocket", "websocket"), ("", ""),
        ])
    func `what a page elsewhere loads is refused`(_ site: String, _ context: (String, String))
        throws
    {
        let headers = [
            "sec-fetch-site": site, "sec-fetch-mode": context.0, "sec-fetch-dest": context.1,
        ]
        #expect(!RequestOrigin.isAllowed(headers))
        #expect(!RequestOrigin.isAllowed(["sec-fetch-site": site]))
    }

    @Test(arguments: [
        [:],
        ["sec-fetch-site": "same-origin", "sec-fetch-mode": "cors", "sec-fetch-dest": "empty"],
        ["sec-fetch-site": "same-origin", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "script"],
        ["sec-fetch-site": "none", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document"],
        [
            "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate",
            "sec-fetch-dest": "document",
        ],
        [
            "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate",
            "sec-fetch-dest": "document",
        ],
    ])
    func `the preview's own pages, people and links to it are answered`(_ headers: [String: String])
    {
        #expect(RequestOrigin.isAllowed(headers))
    }

    @Test func `a script of another site does not get the titles of drafts`() throws {
        let preview = try RunningPreview(try PreviewSite())
        defer { preview.stop() }
        for path in [
            "/money/", "/money/search/pages-0.js", "/money/assets/a%20b.txt",
            "/__pennypress/preview.js", "/__pennypress/events", "/", "/other", "/money//x",
        ] {
            for site in ["cross-site", "same-site"] {
                for method in ["GET", "HEAD"] {
                    let answer = try preview.get(
                        path, "Sec-Fetch-Site: \(site)", "Sec-Fetch-Mode: no-cors",
                        "Sec-Fetch-Dest: script", method: method)
                    #expect(answer.status == 403, "\(path) \(site)")
                    #expect(!answer.text.contains("Welcome"), "\(path) \(site)")
                }
            }
        }
        let own = try preview.get("/money/search/pages-0.js", "Sec-Fetch-Site: same-origin")
        #expect(own.status == 200)
        let link = try preview.get(
            "/money/", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate",
            "Sec-Fetch-Dest: document")
        #expect(link.status == 200 && link.text.contains("Welcome"))
    }

    @Test func `every answer keeps itself from pages elsewhere`() throws {
        let preview = try RunningPreview(try PreviewSite())
        defer { preview.stop() }
        var answers = try [
            "/money/", "/", "/other", "/money/nothing", "/money//x", "/__pennypress/preview.js",
            "/__pennypress/other", "/money/assets/a%20b.txt", "/money/search/pages-0.js",
        ].flatMap { path in [try preview.get(path), try preview.get(path, method: "HEAD")] }
        let tag = try #require(answers[0].headers["etag"])
        answers.append(try preview.get("/money/", "If-None-Match: \(tag)"))
        answers.append(try preview.get("/money/assets/a%20b.txt", "Range: bytes=99-"))
        answers.append(try preview.get("/money/", "Sec-Fetch-Site: cross-site"))
        answers.append(try preview.get("/money/", method: "POST"))
        answers.append(
            try preview.send("GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"))
        let statuses = Set(answers.map(\.status))
        #expect(statuses == [200, 302, 304, 400, 403, 404, 405, 416, 421])
        for answer in answers {
            #expect(answer.headers["cross-origin-resource-policy"] == "same-origin")
            #expect(answer.headers["referrer-policy"] == "no-referrer")
        }
        let client = try preview.connection()
        defer { close(client) }
        preview.write("GET /__pennypress/events HTTP/1.1\r\nHost: localhost\r\n\r\n", to: client)
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(client, &buffer, buffer.count)
        let head = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
        #expect(head.contains("Cross-Origin-Resource-Policy: same-origin\r\n"), "\(head)")
    }

    @Test func `half a request ends after a while, and a page that listens goes on`() throws {
        let site = try PreviewSite()
        let preview = try RunningPreview(site)
        defer { preview.stop() }
        let listening = try preview.connection()
        defer { close(listening) }
        preview.write("GET /__pennypress/events HTTP/1.1\r\nHost: localhost\r\n\r\n", to: listening)
        let start = ContinuousClock.now
        let half = try preview.connection()
        defer { close(half) }
        preview.write("GET /money/ HTTP/1.1\r\nHost: local", to: half)
        var buffer = [UInt8](repeating: 0, count: 4096)
        while read(half, &buffer, buffer.count) > 0 {}
        #expect(ContinuousClock.now - start < .seconds(18))
        usleep(2_000_000)
        try site.write("---\ntitle: Changed\n---\nText.\n", to: "pages/index.md")
        var heard = ""
        while !heard.contains("\"edition\":2,") {
            let count = read(listening, &buffer, buffer.count)
            try #require(count > 0)
            heard += String(decoding: buffer[..<count], as: UTF8.self)
        }
    }
}
