import PennyDiagnostics
@testable import PennyReport
import Testing

@Suite struct FetcherTests {
    private func fetcher(_ change: (inout FetchSettings) -> Void = { _ in }) -> Fetcher {
        var settings = FetchSettings(userAgent: "Pennypress/9 (test)", allowedHosts: ["127.0.0.1"])
        settings.connectMilliseconds = 2000
        settings.totalMilliseconds = 4000
        change(&settings)
        return Fetcher(settings)
    }

    private func fault(_ fetcher: Fetcher, _ address: String) -> Fault? {
        do throws(Fault) {
            _ = try fetcher.fetch(address)
            return nil
        } catch {
            return error
        }
    }

    @Test func `an answer comes with its body and what it says of itself`() throws {
        let server = try LoopbackServer([
            "/vix": .reply(
                "200 OK",
                headers: [
                    "Content-Type: text/csv; charset=utf-8", "ETag: \"v1\"",
                    "Last-Modified: Wed, 27 May 2026 09:30:00 GMT", "Set-Cookie: a=b",
                ], body: Array("DATE,CLOSE".utf8))
        ])
        defer { server.stop() }
        let answer = try fetcher().fetch(server.address("/vix"))
        #expect(answer.status == 200)
        #expect(answer.body == Array("DATE,CLOSE".utf8))
        #expect(answer.contentType == "text/csv; charset=utf-8")
        #expect(
            answer.validators
                == Validators(etag: "\"v1\"", lastModified: "Wed, 27 May 2026 09:30:00 GMT"))
        let request = try #require(server.requests.first)
        #expect(request.contains("User-Agent: Pennypress/9 (test)\r\n"))
        #expect(!request.lowercased().contains("cookie"))
        #expect(!request.contains("If-None-Match"))
    }

    @Test func `an answer that is known is asked for by its version`() throws {
        let server = try LoopbackServer(["/vix": .reply("304 Not Modified")])
        defer { server.stop() }
        let known = Validators(etag: "\"v1\"", lastModified: "Wed, 27 May 2026 09:30:00 GMT")
        let answer = try fetcher().fetch(server.address("/vix"), newerThan: known)
        #expect(answer.isNotModified)
        let request = try #require(server.requests.first)
        #expect(request.contains("If-None-Match: \"v1\"\r\n"))
        #expect(request.contains("If-Modified-Since: Wed, 27 May 2026 09:30:00 GMT\r\n"))
    }

    @Test func `that nothing is newer is no answer to one who knows nothing`() throws {
        let server = try LoopbackServer(["/": .reply("304 Not Modified")])
        defer { server.stop() }
        #expect(fault(fetcher(), server.address("/"))?.summary == "HTTP 304")
    }

    static let statuses = [
        ("404 Not Found", [], "HTTP 404 Not Found", "Look for the source’s new address."),
        ("418 Short and stout", [], "HTTP 418", "Try again later."),
        (
            "429 Too Many Requests", ["Retry-After: 3600"],
            "HTTP 429 Too Many Requests; it asks to wait for 3600 seconds", "Try again later."
        ),
        (
            "503 Service Unavailable", ["Retry-After: Fri, 29 May 2026 00:00:00 GMT"],
            "HTTP 503 Service Unavailable; it asks to wait until Fri, 29 May 2026 00:00:00 GMT",
            "Try again later."
        ),
        (
            "403 Forbidden", [], "HTTP 403 Forbidden", "Use a source that anyone may fetch."
        ),
    ]

    @Test(arguments: statuses)
    func `a status that is no answer is a reason`(
        status: String, headers: [String], summary: String, nextStep: String
    ) throws {
        let server = try LoopbackServer(["/": .reply(status, headers: headers, body: [65])])
        defer { server.stop() }
        let fault = fault(fetcher(), server.address("/"))
        #expect(fault?.summary == summary)
        #expect(fault?.nextStep == nextStep)
    }

    @Test func `an answer without a body is a reason`() throws {
        let server = try LoopbackServer(["/": .reply("200 OK")])
        defer { server.stop() }
        #expect(fault(fetcher(), server.address("/")) == .emptyAnswer.empty)
    }

    // MARK: - Redirects

    @Test func `redirects are followed, and the answer says where it came from`() throws {
        let server = try LoopbackServer([
            "/a": .reply("301 Moved", headers: ["Location: /b/c"]),
            "/b/c": .reply("302 Found", headers: ["Location: d"]),
            "/b/d": .reply("200 OK", body: [65]),
        ])
        defer { server.stop() }
        let answer = try fetcher().fetch(server.address("/a"))
        #expect(answer.address == server.address("/b/d"))
        #expect(answer.body == [65])
    }

    @Test func `a loop of redirects ends after five`() throws {
        let server = try LoopbackServer(["/": .reply("302 Found", headers: ["Location: /"])])
        defer { server.stop() }
        #expect(fault(fetcher(), server.address("/"))?.summary == "more than 5 redirects")
        #expect(server.requests.count == 6)
    }

    @Test(arguments: [
        "file:///etc/passwd", "ftp://127.0.0.1/x", "gopher://127.0.0.1/", "data:text/plain,1",
        "javascript:alert(1)",
    ])
    func `a redirect leads to http and https alone`(target: String) throws {
        let server = try LoopbackServer([
            "/": .reply("302 Found", headers: ["Location: \(target)"])
        ])
        defer { server.stop() }
        let fault = fault(fetcher(), server.address("/"))
        #expect(fault == .fetchAddress.notFetchable(target))
        #expect(
            fault?.nextStep
                == "Write an http or https address of a public host, "
                + "or name the host in “allowHosts”.")
    }

    @Test(arguments: [
        "http://10.0.0.1/", "http://169.254.169.254/latest/", "http://[::1]:1/",
        "http://127.0.0.2/", "http://[::ffff:10.0.0.1]/",
    ])
    func `a redirect to a private address is refused`(target: String) throws {
        let server = try LoopbackServer([
            "/": .reply("302 Found", headers: ["Location: \(target)"])
        ])
        defer { server.stop() }
        let fault = fault(fetcher(), server.address("/"))
        #expect(fault == .fetchAddress.notFetchable(target))
        #expect(fault?.summary == "“\(target)” is not an address that may be fetched")
    }

    @Test(arguments: ["http://2130706434/", "http://0x7f.2/", "http://0177.0.0.2/"])
    func `a private address in another form is the same address`(target: String) throws {
        let server = try LoopbackServer([
            "/": .reply("302 Found", headers: ["Location: \(target)"])
        ])
        defer { server.stop() }
        #expect(
            fault(fetcher(), server.address("/"))
                == .fetchAddress.notFetchable("http://127.0.0.2/"))
    }

    @Test func `a redirect with a password is refused`() throws {
        let server = try LoopbackServer([
            "/": .reply("302", headers: ["Location: http://a:b@x.org/"])
        ])
        defer { server.stop() }
        let fault = fault(fetcher(), server.address("/"))
        #expect(fault?.summary == "“http://a:b@x.org/” has a user’s name or password in it")
    }

    // MARK: - Addresses

    @Test func `a name that leads to loopback is refused without a request`() throws {
        let server = try LoopbackServer(["/": .reply("200 OK", body: [65])])
        defer { server.stop() }
        let address = "http://localhost:\(server.port)/"
        let strict = fetcher { $0.allowedHosts = [] }
        #expect(fault(strict, address) == .fetchAddress.notFetchable(address))
        #expect(server.requests.isEmpty)
    }

    @Test func `a host that the configuration names may be private`() throws {
        let server = try LoopbackServer(["/": .reply("200 OK", body: [65])])
        defer { server.stop() }
        let named = fetcher { $0.allowedHosts = ["LocalHost"] }
        #expect(fault(named, "http://localhost:\(server.port)/") == nil)
        #expect(
            fault(named, server.address("/")) == .fetchAddress.notFetchable(server.address("/")))
    }

    @Test(arguments: ["http://u@127.0.0.1/", "http://:p@127.0.0.1/", "http://u:p@127.0.0.1/"])
    func `an address with credentials is refused`(address: String) {
        #expect(fault(fetcher(), address) == .fetchAddress.credentials(address))
    }

    @Test(arguments: ["", "file:///etc/passwd", "vix.csv", "http://", "//127.0.0.1/"])
    func `what is no address of the web is refused`(address: String) {
        #expect(fault(fetcher(), address) == .fetchAddress.notFetchable(address))
    }

    // MARK: - Limits

    @Test func `a stall ends at the time limit`() throws {
        let server = try LoopbackServer(["/": .stall])
        defer { server.stop() }
        let start = ContinuousClock.now
        let fault = fault(fetcher { $0.totalMilliseconds = 1000 }, server.address("/"))
        #expect(fault?.summary == "the answer took longer than 1 second")
        #expect(ContinuousClock.now - start < .seconds(3))
    }

    @Test func `the time limit is one for all redirects together`() throws {
        let server = try LoopbackServer([
            "/": .late(600, to: "/b"), "/b": .late(600, to: "/c"), "/c": .stall,
        ])
        defer { server.stop() }
        let start = ContinuousClock.now
        let fault = fault(fetcher { $0.totalMilliseconds = 2000 }, server.address("/"))
        #expect(fault == .connection.tooSlow(2000))
        #expect(ContinuousClock.now - start < .milliseconds(2900))
    }

    @Test func `a host that takes no connection ends at its own time limit`() throws {
        let server = try FullServer()
        let start = ContinuousClock.now
        let fault = fault(fetcher { $0.connectMilliseconds = 500 }, server.address)
        #expect(fault?.summary == "the connection took longer than 500 milliseconds")
        #expect(fault?.nextStep == "Try again later.")
        #expect(ContinuousClock.now - start < .seconds(6))
    }

    @Test func `fifty megabytes end at the size limit`() throws {
        let server = try LoopbackServer(["/": .endless])
        defer { server.stop() }
        let fault = fault(fetcher { $0.totalMilliseconds = 20_000 }, server.address("/"))
        #expect(fault?.summary == "the answer is larger than 4 MiB")
        #expect(fault?.nextStep == "Name an address with less in it.")
    }

    @Test func `a body as large as the limit is whole`() throws {
        let body = [UInt8](repeating: 65, count: 1000)
        let server = try LoopbackServer([
            "/": .reply("200 OK", body: body), "/more": .reply("200 OK", body: body + [65]),
        ])
        defer { server.stop() }
        let small = fetcher { $0.byteLimit = 1000 }
        #expect(try small.fetch(server.address("/")).body == body)
        #expect(fault(small, server.address("/more")) == .answerSize.tooLarge(1000))
    }

    // MARK: - Ends of a connection

    @Test func `that nobody is there is said in our words`() throws {
        let server = try LoopbackServer()
        server.stop()
        let fault = fault(fetcher(), server.address("/"))
        #expect(fault == .connection.refused("127.0.0.1"))
        #expect(fault?.summary == "“127.0.0.1” takes no connection")
        #expect(fault?.nextStep == "Try again later.")
    }

    @Test func `a name without a host is said in our words`() {
        let fault = fault(fetcher(), "http://nobody.invalid/")
        #expect(fault?.summary == "no host is called “nobody.invalid”")
        #expect(
            fault?.nextStep == "Look whether the address is right, and whether there is a network.")
    }

    @Test func `a connection that is closed without a word is no answer`() throws {
        let server = try LoopbackServer(["/": .raw([])])
        defer { server.stop() }
        let fault = fault(fetcher(), server.address("/"))
        #expect(fault?.summary == "the connection was closed before an answer came")
    }

    @Test func `a host that answers over http alone is said so`() throws {
        let server = try LoopbackServer(["/": .reply("200 OK", body: [65])])
        defer { server.stop() }
        let fault = fault(fetcher(), "https://127.0.0.1:\(server.port)/")
        #expect(fault?.summary == "“127.0.0.1” does not answer over https")
        #expect(
            fault?.nextStep
                == "Look whether the address is right; some hosts answer over http alone.")
    }
}
