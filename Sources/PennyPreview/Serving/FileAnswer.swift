/// A file as an answer: the whole, a part, or that the browser's copy is current.
struct FileAnswer {
    let bytes: [UInt8]
    let type: String
    /// The entity tag of the bytes, in quotes.
    let tag: String
    var status = 200

    init(_ bytes: [UInt8], type: String, tag: String? = nil, status: Int = 200) {
        self.bytes = bytes
        self.type = type
        self.tag = tag ?? Self.tag(of: bytes)
        self.status = status
    }

    /// Makes the tag of the bytes. Its digest is valid only for this run of the program.
    static func tag(of bytes: [UInt8]) -> String {
        "\"" + String(UInt(bitPattern: bytes.hashValue), radix: 36) + "\""
    }

    func answer(to request: HTTPRequest) -> HTTPAnswer {
        var headers = [("ETag", tag), HTTPAnswer.noCache]
        if status == 200, Self.holds(request.headers["if-none-match"], tag) {
            return HTTPAnswer(304, headers)
        }
        headers.append(("Content-Type", type))
        if status != 200 { return HTTPAnswer(status, headers, body: bytes) }
        headers.append(("Accept-Ranges", "bytes"))
        // A part of an earlier version does not fit the current one.
        let isSame = request.headers["if-range"].map { $0 == tag } ?? true
        switch ByteRange(isSame ? request.headers["range"] : nil, count: bytes.count) {
        case .whole: return HTTPAnswer(200, headers, body: bytes)
        case .part(let range):
            headers.append(
                (
                    "Content-Range",
                    "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(bytes.count)"
                ))
            return HTTPAnswer(206, headers, body: Array(bytes[range]))
        case .unsatisfiable:
            return HTTPAnswer(416, [("Content-Range", "bytes */\(bytes.count)")])
        }
    }

    private static func holds(_ header: String?, _ tag: String) -> Bool {
        guard let header else { return false }
        return header.split(separator: ",").contains { part in
            let word = part.filter { $0 != " " }
            return word == "*" || word == tag || word == "W/" + tag
        }
    }
}
