/// An answer to a browser.
struct HTTPAnswer: Sendable {
    var status: Int
    var headers: [(name: String, value: String)]
    var body: [UInt8]

    init(_ status: Int, _ headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// An answer with an error text.
    static func words(_ status: Int, _ text: String) -> HTTPAnswer {
        HTTPAnswer(
            status, [("Content-Type", "text/plain; charset=utf-8"), noCache],
            body: Array((text + "\n").utf8))
    }

    /// Redirects the browser to another address temporarily.
    static func redirect(to path: String) -> HTTPAnswer {
        HTTPAnswer(302, [("Location", path), noCache])
    }

    /// The browser may cache the answer, but must revalidate it each time.
    static let noCache = (name: "Cache-Control", value: "no-cache")

    subscript(name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    /// The reason phrase of the status.
    var reason: String {
        switch status {
        case 200: "OK"
        case 206: "Partial Content"
        case 302: "Found"
        case 304: "Not Modified"
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 416: "Range Not Satisfiable"
        case 421: "Misdirected Request"
        default: "Internal Server Error"
        }
    }
}
