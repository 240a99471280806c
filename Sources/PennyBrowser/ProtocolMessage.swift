import PennyText

/// The members of an answer or event of the DevTools protocol that are used here.
struct ProtocolMessage {
    struct Failure {
        let message: String
    }

    struct Result {
        var targetId: String?
        var sessionId: String?
        /// A document or a picture in base64.
        var data: String?
        /// The loader of a page that is being opened, and the reason for which it failed.
        var loaderId: String?
        var errorText: String?
    }

    struct Event {
        var name: String?
        var loaderId: String?
        var requestId: String?
        /// The address that a page requests.
        var address: String?
    }

    /// An intercepted request.
    struct Request {
        let id: String
        let address: String
    }

    private(set) var id: Int?
    private(set) var method: String?
    private(set) var error: Failure?
    private(set) var result: Result?
    private(set) var params: Event?
    private(set) var session: String?

    init?(_ bytes: ArraySlice<UInt8>) {
        var reader = JSONReader(Array(bytes))
        var message = Self()
        do throws(JSONProblem) {
            try reader.object { (name, reader) throws(JSONProblem) in
                try message.read(name, &reader)
            }
            try reader.end()
        } catch {
            return nil
        }
        self = message
    }

    private init() {}

    private mutating func read(_ name: String, _ reader: inout JSONReader) throws(JSONProblem) {
        switch name {
        case "id": id = try reader.number()
        case "method": method = try reader.text()
        case "error": error = Failure(message: try Self.texts(&reader)["message"] ?? "")
        case "result":
            let texts = try Self.texts(&reader)
            result = Result(
                targetId: texts["targetId"], sessionId: texts["sessionId"], data: texts["data"],
                loaderId: texts["loaderId"], errorText: texts["errorText"])
        case "sessionId": session = try reader.text()
        case "params":
            let texts = try Self.texts(&reader)
            params = Event(
                name: texts["name"], loaderId: texts["loaderId"], requestId: texts["requestId"],
                address: texts["request.url"])
        default: try reader.skip()
        }
    }

    /// The strings of an object by their names, and those of a request in it; other members are
    /// skipped.
    private static func texts(_ reader: inout JSONReader) throws(JSONProblem) -> [String: String] {
        var texts: [String: String] = [:]
        try reader.object { (name, reader) throws(JSONProblem) in
            if reader.isTextNext() {
                texts[name] = try reader.text()
            } else if name == "request", reader.isObjectNext() {
                for (inner, text) in try Self.texts(&reader) { texts["request." + inner] = text }
            } else {
                try reader.skip()
            }
        }
        return texts
    }

    /// The loader that an event reports as finished.
    var loader: String? {
        method == "Page.lifecycleEvent" && params?.name == "load" ? params?.loaderId : nil
    }

    /// The intercepted request that an event reports.
    var request: Request? {
        guard method == "Fetch.requestPaused", let params, let id = params.requestId,
            let address = params.address
        else { return nil }
        return Request(id: id, address: address)
    }
}
