import PennyMessages

/// Formats a message from its model, step by step as in the specification. It shares nothing with
/// the module except the parser, the plural rules and the functions.
struct ModelInterpreter {
    let model: MessageModel
    let values: [String: TestChain.Base]
    let functions: TestFunctions
    let isolation: BidiIsolation
    let known: Set<String>
    let plurals: PluralRules?
    let isRightToLeft: Bool
    private(set) var result = Formatted()

    init(
        _ message: OneMessage, _ values: [String: TestChain.Base], isolation: BidiIsolation
    ) {
        model = message.model
        self.values = values
        functions = TestFunctions(locale: String(message.language.prefix(2)))
        self.isolation = isolation
        known = ["string", "number", "integer"]
        plurals = PluralRules(language: message.language)
        isRightToLeft = ["ar", "he"].contains(String(message.language.prefix(2)))
    }

    mutating func format() -> Formatted {
        switch model.body {
        case .pattern(let pattern): append(pattern)
        case .match(let selectors, let variants): append(select(selectors, variants))
        }
        return result
    }

    // MARK: - Resolving

    /// A resolved value of the specification.
    struct Resolved {
        var chain = TestChain(base: .none)
        /// Whether the value has no text of its own.
        var isFallback = false
        var source = ""
        var direction: String?
        /// Whether `select` has an invalid value.
        var isBadSelector = false
        var mode = "plural"
        var hasSelect = false
    }

    private mutating func resolve(_ operand: MessageOperand) -> Resolved {
        switch operand {
        case .none: return Resolved()
        case .literal(let text):
            let source = "|" + text.string.replacing("\\", with: "\\\\").replacing("|", with: "\\|")
            return Resolved(chain: TestChain(base: .text(text.string)), source: source + "|")
        case .variable(let name): return resolve(variable: name.string)
        }
    }

    private mutating func resolve(variable name: String) -> Resolved {
        var value: Resolved
        let declaration = model.declarations.last { $0.name.string == name }
        if let declaration, !declaration.isInput {
            value = resolve(declaration.expression)
        } else {
            value = Resolved(chain: TestChain(base: values[name] ?? .missing))
            if value.chain.base == .missing {
                result.faults.insert(.unresolvedVariable)
                value.isFallback = true
            }
            if let function = declaration?.expression.function { apply(function, to: &value) }
        }
        value.source = "$" + name
        return value
    }

    private mutating func resolve(_ expression: MessageExpression) -> Resolved {
        var value = resolve(expression.operand)
        if let function = expression.function {
            if expression.operand == .none { value.source = ":" + function.name.string }
            apply(function, to: &value)
        }
        return value
    }

    private mutating func apply(_ function: MessageFunction, to value: inout Resolved) {
        let name = function.name.string
        var step = TestChain.Step(function: name)
        if value.hasSelect {
            value.isBadSelector = true
            result.faults.insert(.badOption)
        }
        for option in function.options {
            let literal: String? =
                if case .literal(let text) = option.value { text.string } else { nil }
            if option.name.string == "select" {
                value.hasSelect = true
                if let literal, ["plural", "ordinal", "exact"].contains(literal) {
                    value.mode = literal
                } else {
                    value.isBadSelector = true
                    result.faults.insert(.badOption)
                }
            }
            if option.name.string == "u:dir" {
                if let literal, ["ltr", "rtl", "auto", "inherit"].contains(literal) {
                    value.direction = literal == "inherit" ? nil : literal
                } else {
                    result.faults.insert(.badOption)
                }
                continue
            }
            let faults = result.faults
            step.options[option.name.string] = resolve(option.value).chain
            // The option's own function reports the errors of its value.
            result.faults = faults
        }
        value.chain.steps.append(step)
        if !known.contains(name) && !TestFunctions.own.contains(name) {
            result.faults.insert(.unknownFunction)
            value.isFallback = true
        } else if value.isFallback {
            result.faults.insert(.badOperand)
        }
    }

    // MARK: - Writing

    private mutating func append(_ pattern: MessagePattern) {
        for part in pattern.parts {
            switch part {
            case .text(let text): result.text += text.string
            case .expression(let expression): append(resolve(expression))
            case .markup(let markup):
                var options: [String: String] = [:]
                for option in markup.options {
                    if option.name.string == "u:dir" {
                        result.faults.insert(.badOption)
                    } else {
                        let faults = result.faults
                        let chain = resolve(option.value).chain
                        result.faults = faults
                        options[option.name.string] = functions.written(chain).text
                    }
                }
                result.marks.append(
                    TestMark(kind: markup.kind, name: markup.name.string, options: options))
            }
        }
    }

    private mutating func append(_ value: Resolved) {
        var text = "{\(value.source)}"
        var ownDirection = MessageDirection.unknown
        if !value.isFallback {
            let (written, writing) = functions.written(value.chain)
            switch writing {
            case .written(let direction): (text, ownDirection) = (written, direction)
            case .flawed(let direction, let faults):
                (text, ownDirection) = (written, direction)
                result.faults.formUnion(faults)
            case .failed(let faults): result.faults.formUnion(faults)
            }
        }
        if isolation == .marks {
            if let direction = value.direction {
                let mark = ["ltr": "\u{2066}", "rtl": "\u{2067}"][direction] ?? "\u{2068}"
                text = mark + text + "\u{2069}"
            } else {
                switch ownDirection {
                case .leftToRight where !isRightToLeft: break
                case .leftToRight: text = "\u{2066}" + text + "\u{2069}"
                case .rightToLeft: text = "\u{2067}" + text + "\u{2069}"
                case .unknown: text = "\u{2068}" + text + "\u{2069}"
                }
            }
        }
        result.text += text
    }

    // MARK: - Selecting

    /// Selects a pattern as in the specification: with a list of preferences for each selector, and
    /// the variants whose keys are all in them, sorted by the last selector first and by the first
    /// one last.
    private mutating func select(
        _ selectors: [MessageSelector], _ variants: [MessageVariant]
    ) -> MessagePattern {
        var preferences: [[String]] = []
        for (index, selector) in selectors.enumerated() {
            var keys: [String] = []
            for variant in variants {
                if case .literal(let key) = variant.keys[index] { keys.append(key.string) }
            }
            preferences.append(preference(of: resolve(variable: selector.name.string), keys))
        }
        var rest = variants.filter { variant in
            zip(variant.keys, preferences).allSatisfy { key, preferred in
                if case .literal(let text) = key { return preferred.contains(text.string) }
                return true
            }
        }
        for index in selectors.indices.reversed() {
            func rank(_ variant: MessageVariant) -> Int {
                guard case .literal(let text) = variant.keys[index] else {
                    return preferences[index].count
                }
                return preferences[index].firstIndex(of: text.string) ?? 0
            }
            let sorted = rest.enumerated().sorted {
                (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
            }
            rest = sorted.map(\.element)
        }
        return rest[0].pattern
    }

    private mutating func preference(of value: Resolved, _ keys: [String]) -> [String] {
        if value.isFallback || value.isBadSelector {
            result.faults.insert(.badSelector)
            return []
        }
        let (text, selection) = functions.key(value.chain)
        switch selection {
        case .none(let faults):
            result.faults.formUnion(faults.union(.badSelector))
            return []
        case .text: return keys.filter { $0 == text }
        // The interpreter's functions write the digits.
        case .number, .integer:
            let operands = PluralOperands(Array(text.utf8))
            let category: PluralCategory? =
                switch value.mode {
                case "exact": nil
                case "ordinal": plurals?.ordinal(operands) ?? .other
                default: plurals?.cardinal(operands) ?? .other
                }
            let same = keys.filter { $0 == text }
            let equal = keys.filter { $0 != text && Self.isEqual($0, text) }
            return same + equal + keys.filter { key in category.map { "\($0)" } == key }
        }
    }

    /// Numbers in the property tests are short, so they fit whole millionths.
    private static func isEqual(_ key: String, _ text: String) -> Bool {
        func millionths(_ text: String) -> Int? {
            let parts = text.split(separator: ".")
            guard text.wholeMatch(of: /-?(0|[1-9]\d*)(\.\d+)?/) != nil else { return nil }
            let decimals = parts.count > 1 ? parts[1] : ""
            return Int(parts[0] + decimals + String(repeating: "0", count: 6 - decimals.count))
        }
        guard let one = millionths(key), let other = millionths(text) else { return false }
        return one == other
    }
}

extension [UInt8] {
    var string: String { String(decoding: self, as: UTF8.self) }
}
