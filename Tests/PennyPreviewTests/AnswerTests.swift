import Testing

@testable import PennyPreview

@Suite struct AnswerTests {
    private let file = FileAnswer(Array("0123456789".utf8), type: "text/plain", tag: "\"a\"")

    private func answer(_ headers: [String: String]) -> HTTPAnswer {
        file.answer(to: HTTPRequest(target: "/x", headers: headers))
    }

    @Test func `a file is answered whole, with its tag and to be asked for again`() {
        let answer = answer([:])
        #expect(answer.status == 200 && answer.body.count == 10)
        #expect(answer["etag"] == "\"a\"" && answer["cache-control"] == "no-cache")
        #expect(answer["content-type"] == "text/plain" && answer["accept-ranges"] == "bytes")
    }

    @Test(arguments: ["\"a\"", "W/\"a\"", "\"b\", \"a\"", "*"])
    func `what the browser has is not sent`(_ tags: String) {
        let answer = answer(["if-none-match": tags, "range": "bytes=0-1"])
        #expect(answer.status == 304 && answer.body.isEmpty)
        #expect(answer["etag"] == "\"a\"" && answer["content-type"] == nil)
    }

    @Test(arguments: ["\"b\"", "a", ""])
    func `another tag is another file`(_ tags: String) {
        #expect(answer(["if-none-match": tags]).status == 200)
    }

    @Test func `a part is sent with its location, unless the file is another one by now`() {
        let part = answer(["range": "bytes=2-4", "if-range": "\"a\""])
        #expect(part.status == 206 && part.body == Array("234".utf8))
        #expect(part["content-range"] == "bytes 2-4/10")
        let whole = answer(["range": "bytes=2-4", "if-range": "\"b\""])
        #expect(whole.status == 200 && whole.body.count == 10)
        let beyond = answer(["range": "bytes=10-"])
        #expect(beyond.status == 416 && beyond["content-range"] == "bytes */10")
    }

    @Test func `a page for a wrong address is never what the browser has`() {
        let missing = FileAnswer([1], type: "text/html", tag: "\"a\"", status: 404)
        let headers = ["if-none-match": "\"a\"", "range": "bytes=0-0"]
        let answer = missing.answer(to: HTTPRequest(target: "/x", headers: headers))
        #expect(answer.status == 404 && answer.body == [1] && answer["accept-ranges"] == nil)
    }

    @Test func `the tag of bytes is that of the same bytes alone`() {
        #expect(FileAnswer.tag(of: [1, 2]) == FileAnswer.tag(of: [1, 2]))
        #expect(FileAnswer.tag(of: [1, 2]) != FileAnswer.tag(of: [2, 1]))
    }

    @Test(arguments: [
        ("a.html", "text/html; charset=utf-8"), ("a/b.css", "text/css; charset=utf-8"),
        ("a.js", "text/javascript; charset=utf-8"), ("a.wasm", "application/wasm"),
        ("a.svg", "image/svg+xml; charset=utf-8"), ("a.json", "application/json; charset=utf-8"),
        ("a.csv", "text/csv; charset=utf-8"), ("A.PNG", "image/png"),
        ("feed.xml", "application/xml; charset=utf-8"), ("robots.txt", "text/plain; charset=utf-8"),
        ("a.b/c", "application/octet-stream"), ("a.unknown", "application/octet-stream"),
    ])
    func `a file is what its name ends in`(_ path: String, _ type: String) {
        #expect(MediaType.of(path) == type)
    }

    @Test(arguments: [
        ("localhost:8080", true), ("127.0.0.1:8080", true), ("[::1]:8080", true), (nil, true),
        ("a.localhost", true), ("192.168.1.2:80", true), ("evil.example", false),
        ("127.0.0.1.evil.example:8080", false), ("localhost.evil.example", false), ("", false),
    ])
    func `a name that may be anybody's is refused`(_ name: String?, _ isAllowed: Bool) {
        #expect(HostRule("127.0.0.1").allows(name) == isAllowed)
    }

    @Test func `the name that was asked for is served`() {
        #expect(HostRule("My-Machine.lan").allows("my-machine.lan:8080"))
    }

    @Test(arguments: [
        ("127.0.0.1", true), ("127.9.9.9", true), ("localhost", true), ("::1", true),
        ("0.0.0.0", false), ("192.168.1.2", false), ("127.0.0.1.example", false), ("::", false),
    ])
    func `loopback is this machine alone`(_ host: String, _ isLoopback: Bool) {
        #expect(HostRule.isLoopback(host) == isLoopback)
    }
}
