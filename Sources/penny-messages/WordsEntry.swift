import PennyMessages

/// A message as the program calls it.
struct WordsEntry {
    /// Where it is in the order of names.
    let place: Int
    let name: SwiftName
    /// The part of the message's name that says of what kind it is: `step`.
    let kind: String
    /// The message as translators read it.
    let text: String
    let values: [WordsValue]

    init(_ message: CatalogMessage, at place: Int, of path: String) throws(WordsFault) {
        let name = SwiftName.behindArea(message.name)
        self.name = SwiftName(joining: name)
        kind = String(name.prefix { $0 != "." })
        self.place = place
        text = String(decoding: message.text, as: UTF8.self)
        var values: [WordsValue] = []
        for value in message.values {
            do throws(WordsFault.Kind) {
                values.append(try WordsValue(value, of: message))
            } catch {
                throw WordsFault(path: path, kind: error)
            }
        }
        self.values = values
    }
}

/// A value of a message: a parameter of its function.
struct WordsValue {
    let name: SwiftName
    /// `Int64`
    let type: String
    /// What the message is given: `.money(payment)`.
    let quantity: String
    /// The words that it can be, where it is one of some.
    let keys: [String]

    init(_ value: [UInt8], of message: CatalogMessage) throws(WordsFault.Kind) {
        let shown = String(decoding: value, as: UTF8.self)
        let whole = String(decoding: message.name, as: UTF8.self)
        let name = SwiftName(joining: shown)
        self.name = name
        guard let first = message.model.functions(of: value).first,
            let function = ValueFunction(named: first.name)
        else { throw .valueWithoutFunction(message: whole, value: shown) }
        let traits = function.traits
        if function == .list { try Self.check(first, of: whole) }
        if function == .oneOf {
            keys = message.model.keys(of: value)
            if keys.isEmpty { throw .valueNotSelected(message: whole, value: shown) }
            type = name.withCapital
            if Self.types.contains(type) { throw .nameOfType(message: whole, value: shown) }
            quantity = ".text(\(name.declared).rawValue)"
            return
        }
        guard let parameter = traits.parameter else {
            throw .valueWithoutType(message: whole, value: shown, function: traits.name)
        }
        (type, keys) = (parameter, [])
        quantity = traits.quantity.map { ".\($0)(\(name.declared))" } ?? name.declared
    }

    private static func check(
        _ function: MessageFunction, of message: String
    ) throws(WordsFault.Kind) {
        for option in function.options where option.name == Array("style".utf8) {
            if case .literal(let style) = option.value, ListLayout(style.span) != nil { continue }
            throw .unknownStyle(message: message, style: option.value.shown)
        }
    }

    private static let types = Set(ValueFunction.allCases.compactMap(\.traits.parameter))
        .union(["MessageArea"])
}

extension MessageOperand {
    /// The literal, or the variable with its sign.
    fileprivate var shown: String {
        switch self {
        case .none: ""
        case .literal(let text): String(decoding: text, as: UTF8.self)
        case .variable(let name): "$" + String(decoding: name, as: UTF8.self)
        }
    }
}

extension MessageModel {
    /// The words by which a value selects a variant, in their order.
    func keys(of value: [UInt8]) -> [String] {
        guard case .match(let selectors, let variants) = body else { return [] }
        // A value may select under another name.
        let names = declarations.filter { $0.expression.operand == .variable(value) }.map(\.name)
        guard
            let place = selectors.firstIndex(where: { $0.name == value || names.contains($0.name) })
        else { return [] }
        var keys: [String] = []
        for variant in variants {
            guard case .literal(let key) = variant.keys[place] else { continue }
            let text = String(decoding: key, as: UTF8.self)
            if !keys.contains(text) { keys.append(text) }
        }
        return keys
    }
}
