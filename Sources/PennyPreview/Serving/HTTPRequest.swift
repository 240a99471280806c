/// What a browser asks for, as far as the preview looks at it.
struct HTTPRequest: Sendable {
    enum Method: Sendable {
        case get
        /// A GET without the bytes.
        case head
        case other
    }

    var method = Method.get
    /// The address behind the name of the host, as it was sent: `/money/?a=b`.
    var target: String
    /// By their names in small letters.
    var headers: [String: String] = [:]

    /// The headers that are looked at.
    static let names =
        ["host", "if-none-match", "range", "if-range"] + RequestOrigin.names
}
