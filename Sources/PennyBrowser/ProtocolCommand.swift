import PennyMarkup

/// A command of the DevTools protocol.
struct ProtocolCommand {
    let id: Int
    let method: String
    let params: KeyValuePairs<String, JSONValue>
    let sessionId: String?

    /// The encoded command, with a final zero.
    var bytes: [UInt8] {
        var members: [JSONValue.Member] = [
            .init("id", .number(id)), .init("method", .text(method)),
            .init("params", .object(params.map { .init($0.key, $0.value) })),
        ]
        if let sessionId { members.append(.init("sessionId", .text(sessionId))) }
        return JSONValue.object(members).message().bytes + [0]
    }
}
