/// Checks the comparisons in an XPath before it is evaluated. A comparison of two node sets takes
/// time proportional to the product of their sizes.
struct XPathComparisons {
    private var tokens: ArraySlice<Token>
    private var comparesNodeSets = false

    private enum Token: Equatable {
        case literal
        case number
        case name(String)
        case symbol(String)
        /// The contents of parentheses or brackets, with the opening sign.
        case group(String, [Token])
    }

    static func compareNodeSets(_ xpath: String) -> Bool {
        var comparisons = XPathComparisons(tokens: tokens(of: xpath)[...])
        _ = comparisons.group(until: nil)
        return comparisons.comparesNodeSets
    }

    private init(tokens: ArraySlice<Token>) { self.tokens = tokens }

    // MARK: - Operands

    private static let comparisons: Set<String> = ["=", "!=", "<", "<=", ">", ">="]
    private static let calculations: Set<String> = ["+", "-", "*", "div", "mod"]

    /// Checks the comparisons up to a closing sign, and returns the tokens.
    private mutating func group(until end: String?) -> [Token] {
        var all: [Token] = []
        var operand: [Token] = []
        var isCompared = false
        var wasMany = false
        func endOperand(beforeComparison isNext: Bool) {
            let isMany = !operand.isEmpty && Self.mayBeNodeSet(operand)
            if isCompared, wasMany, isMany { comparesNodeSets = true }
            (isCompared, wasMany) = (isNext, isMany)
            operand = []
        }
        while let token = tokens.popFirst() {
            if let end, token == .symbol(end) { break }
            all.append(token)
            switch token {
            case .symbol("("): operand.append(.group("(", group(until: ")")))
            case .symbol("["): operand.append(.group("[", group(until: "]")))
            case .symbol(let sign) where Self.comparisons.contains(sign):
                endOperand(beforeComparison: true)
            case .symbol(","), .symbol("and"), .symbol("or"):
                endOperand(beforeComparison: false)
            default: operand.append(token)
            }
        }
        endOperand(beforeComparison: false)
        return all
    }

    /// Whether an operand may be more than one node.
    private static func mayBeNodeSet(_ operand: [Token]) -> Bool {
        let isCalculated = operand.contains { token in
            if case .symbol(let sign) = token { calculations.contains(sign) } else { false }
        }
        if isCalculated || operand[0] == .literal || operand[0] == .number { return false }
        if operand.count == 2, case .name(let name) = operand[0],
            case .group("(", _) = operand[1]
        {
            return ["id", "text", "node", "comment", "processing-instruction"].contains(name)
        }
        return !isOneNode(operand)
    }

    /// Whether an operand is one node, such as `.`, `../@id` or `td[2]`: an attribute, or a child
    /// by number.
    private static func isOneNode(_ operand: [Token]) -> Bool {
        var rest = operand[...]
        while let first = rest.first, [.symbol("."), .symbol(".."), .symbol("/")].contains(first) {
            rest.removeFirst()
        }
        let words = Array(rest)
        if words.isEmpty { return true }
        if words.count == 2, words[0] == .symbol("@"), case .name(let name) = words[1] {
            return name != "*"
        }
        guard words.count == 2, case .name = words[0], case .group("[", let predicate) = words[1]
        else { return false }
        return predicate == [.number]
            || predicate == [.name("last"), .symbol("(")]
    }

    // MARK: - Functions

    /// Whether a path calls a function that XPath 1.0 does not have. libxml2 detects that only on
    /// pages for which it evaluates the call.
    static func hasUnknownFunction(_ xpath: String) -> Bool {
        let tokens = tokens(of: xpath)
        return zip(tokens, tokens.dropFirst()).contains { token, next in
            guard case .name(let name) = token, next == .symbol("(") else { return false }
            return !functions.contains(name)
        }
    }

    /// The functions and node tests of XPath 1.0.
    private static let functions: Set<String> = [
        "last", "position", "count", "id", "local-name", "namespace-uri", "name", "string",
        "concat", "starts-with", "contains", "substring-before", "substring-after", "substring",
        "string-length", "normalize-space", "translate", "boolean", "not", "true", "false",
        "lang", "number", "sum", "floor", "ceiling", "round", "text", "node", "comment",
        "processing-instruction",
    ]

    // MARK: - Tokens

    private static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            if scalar.properties.isWhitespace {
                rest.removeFirst()
            } else if scalar == "'" || scalar == "\"" {
                rest.removeFirst()
                rest = rest.drop { $0 != scalar }.dropFirst()
                tokens.append(.literal)
            } else if ("0"..."9").contains(scalar) {
                rest = rest.drop { ("0"..."9").contains($0) || $0 == "." }
                tokens.append(.number)
            } else if isName(scalar, true) {
                let name = String(rest.prefix { isName($0, false) })
                rest = rest.dropFirst(name.unicodeScalars.count)
                tokens.append(word(name, after: tokens.last))
            } else {
                let sign =
                    ["//", "..", "::", "!=", "<=", ">="].first {
                        rest.starts(with: $0.unicodeScalars)
                    } ?? String(scalar)
                rest = rest.dropFirst(sign.unicodeScalars.count)
                tokens.append(sign == "*" ? word(sign, after: tokens.last) : .symbol(sign))
            }
        }
        return tokens
    }

    private static func isName(_ scalar: Unicode.Scalar, _ isFirst: Bool) -> Bool {
        if scalar.properties.isAlphabetic || scalar == "_" { return true }
        return !isFirst && (("0"..."9").contains(scalar) || scalar == "-" || scalar == ".")
    }

    /// Classifies a word. One that can be a name or an operator is an operator after an operand.
    private static func word(_ word: String, after last: Token?) -> Token {
        let isOperator = ["and", "or", "div", "mod", "*"].contains(word)
        switch last {
        case nil: return .name(word)
        case .symbol(let sign) where ![")", "]", ".", ".."].contains(sign): return .name(word)
        default: return isOperator ? .symbol(word) : .name(word)
        }
    }
}
