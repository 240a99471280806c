import PennyDiagnostics
import PennyMarkup
import PennyText

/// The only file that a browser loads: a self-contained page or drawing.
///
/// Its web address belongs to no one, and the browser gets it through the protocol. A page with
/// such an address may read no file of the machine, and all its other requests are refused.
struct OnlyPage {
    enum Kind: String {
        case page = "text/html; charset=utf-8"
        case drawing = "image/svg+xml; charset=utf-8"
    }

    let bytes: [UInt8]
    let kind: Kind
    let address: String

    /// The most bytes of a page. More breaks the pipe of a Chromium, which takes messages of 100
    /// MB.
    static let byteLimit = 64_000_000

    /// - Parameter number: a different one for each page, so that none is mistaken for the one
    ///   before.
    init(_ bytes: [UInt8], _ kind: Kind, number: Int) throws(Fault) {
        guard bytes.count <= Self.byteLimit else {
            throw .browser.tooLarge(bytes.count, Self.byteLimit)
        }
        self.bytes = bytes
        self.kind = kind
        address = "https://page.invalid/\(number)"
    }

    /// A content security policy in addition to the page's own. Its sandbox keeps the page from
    /// navigating.
    private static let policy =
        "sandbox; default-src 'none'; style-src 'unsafe-inline' data:; img-src data:; "
        + "font-src data:"

    /// The parameters that answer a request for it.
    func answer(to request: String) -> KeyValuePairs<String, JSONValue> {
        let headers = [
            ("Content-Type", kind.rawValue), ("Content-Security-Policy", Self.policy),
        ]
        return [
            "requestId": .text(request), "responseCode": .number(200),
            "responseHeaders": .list(
                headers.map { name, value in
                    .object([.init("name", .text(name)), .init("value", .text(value))])
                }),
            "body": .text(Base64.text(of: bytes)),
        ]
    }
}
