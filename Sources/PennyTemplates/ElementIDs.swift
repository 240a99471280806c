/// The `id`s of the elements that templates write, if they do not depend on values.
public struct ElementIDs: Equatable, Sendable {
    public private(set) var ids: Set<String> = []
    /// The prefixes of `id`s that end in a value: `row-` for `id="row-{{number}}"`.
    public private(set) var prefixes: Set<String> = []
    /// The partials and parents that are included.
    private var included: Set<String> = []

    init(_ body: TemplateBody) {
        var markup: [UInt8] = []
        flatten(body, to: &markup)
        read(markup)
    }

    private init() {}

    /// Collects the `id`s of templates and of all templates that they include.
    static func of(_ names: some Sequence<String>, in templates: [String: Self]) -> Self {
        var all = Self()
        var seen: Set<String> = []
        var waiting = Array(names)
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted, let own = templates[name] else { continue }
            all.ids.formUnion(own.ids)
            all.prefixes.formUnion(own.prefixes)
            waiting += own.included
        }
        return all
    }

    /// The placeholder of a value in flat markup.
    private static let value: UInt8 = 0

    private mutating func flatten(_ body: TemplateBody, to markup: inout [UInt8]) {
        for (text, node) in zip(body.texts, body.nodes) {
            markup += text
            switch node.tag.kind {
            case .variable, .unescaped: markup.append(Self.value)
            case .partial, .parent: included.insert(node.tag.name)
            case .section, .inverted, .block, .close, .comment: break
            }
            flatten(node.content, to: &markup)
        }
        markup += body.texts.last ?? []
    }

    private mutating func read(_ markup: [UInt8]) {
        let name = Array("id=".utf8)
        var index = 1
        while index + name.count < markup.count {
            defer { index += 1 }
            guard Self.isSpace(markup[index - 1]),
                markup[index...].prefix(name.count).elementsEqual(name)
            else { continue }
            var value = markup[(index + name.count)...]
            let quote = value.first.flatMap { "\"'".utf8.contains($0) ? $0 : nil }
            if quote != nil { value = value.dropFirst() }
            value = value.prefix { byte in
                quote.map { $0 != byte } ?? !(Self.isSpace(byte) || byte == UInt8(ascii: ">"))
            }
            let beginning = value.prefix { $0 != Self.value }
            if beginning.isEmpty { continue }
            let text = String(decoding: beginning, as: UTF8.self)
            if beginning.count == value.count { ids.insert(text) } else { prefixes.insert(text) }
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
