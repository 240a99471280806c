/// The parts of a browser's request that the preview uses.
struct HTTPRequest: Sendable {
    enum Method: Sendable {
        case get
        /// A GET without the body.
        case head
        case other
    }

    var method = Method.get
    /// The path and query of the address, as sent: `/money/?a=b`.
    var target: String
    /// The headers by name in lower case.
    var headers: [String: String] = [:]

    /// The headers that are read.
    static let names =
        ["host", "if-none-match", "range", "if-range"] + RequestOrigin.names
}
