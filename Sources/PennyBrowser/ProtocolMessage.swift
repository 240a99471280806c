import FoundationEssentials

/// A command of the DevTools protocol.
struct ProtocolCommand: Encodable {
    /// What a parameter can be.
    enum Value: Encodable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
        case text(String)
        case flag(Bool)
        case number(Double)
        case object([String: Value])

        init(stringLiteral text: String) { self = .text(text) }
        init(booleanLiteral flag: Bool) { self = .flag(flag) }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .flag(let flag): try container.encode(flag)
            case .number(let number): try container.encode(number)
            case .object(let values): try container.encode(values)
            }
        }
    }

    let id: Int
    let method: String
    let params: [String: Value]
    let sessionId: String?

    /// As it is sent, with the zero that ends it; nil for a text that JSON cannot hold.
    var bytes: [UInt8]? {
        (try? JSONEncoder().encode(self)).map { Array($0) + [0] }
    }
}

/// An answer or an event, as far as it is of use here.
struct ProtocolMessage: Decodable {
    struct Failure: Decodable {
        let message: String
    }

    struct Result: Decodable {
        var targetId: String?
        var sessionId: String?
        /// A document or a picture in base64.
        var data: String?
        /// What is being opened, and why it could not be.
        var loaderId: String?
        var errorText: String?
    }

    struct Event: Decodable {
        var name: String?
        var loaderId: String?
    }

    var id: Int?
    var method: String?
    var error: Failure?
    var result: Result?
    var params: Event?

    init?(_ bytes: ArraySlice<UInt8>) {
        guard let message = try? JSONDecoder().decode(Self.self, from: Data(bytes))
        else { return nil }
        self = message
    }

    /// What an event says has been loaded.
    var loader: String? {
        method == "Page.lifecycleEvent" && params?.name == "load" ? params?.loaderId : nil
    }
}
