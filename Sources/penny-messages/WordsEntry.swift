import PennyMessages

/// A message as a declaration of the program.
struct WordsEntry {
    /// The index of the message in the order of names.
    let index: Int
    let name: SwiftName
    /// The part of the message's name that gives its kind: `step`.
    let kind: String
    /// The text of the message.
    let text: String
    let values: [WordsValue]

    init(_ message: CatalogMessage, at index: Int, of path: String) throws(WordsFault) {
        let name = SwiftName.withoutArea(message.name)
        self.name = SwiftName(joining: name)
        kind = String(name.prefix { $0 != "." })
        self.index = index
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
    /// The argument of the message: `.money(payment)`.
    let quantity: String
    /// The possible words, if the value is a choice.
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
            type = name.capitalized
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
    /// The literal, or the variable with its `$`.
    fileprivate var shown: String {
        switch self {
        case .none: ""
        case .literal(let text): String(decoding: text, as: UTF8.self)
        case .variable(let name): "$" + String(decoding: name, as: UTF8.self)
        }
    }
}

extension MessageModel {
    /// The keys by which a value selects a variant, in order.
    func keys(of value: [UInt8]) -> [String] {
        guard case .match(let selectors, let variants) = body else { return [] }
        // A declaration can rename a value before it selects.
        let names = declarations.filter { $0.expression.operand == .variable(value) }.map(\.name)
        guard
            let position = selectors.firstIndex(where: {
                $0.name == value || names.contains($0.name)
            })
        else { return [] }
        var keys: [String] = []
        for variant in variants {
            guard case .literal(let key) = variant.keys[position] else { continue }
            let text = String(decoding: key, as: UTF8.self)
            if !keys.contains(text) { keys.append(text) }
        }
        return keys
    }
}
