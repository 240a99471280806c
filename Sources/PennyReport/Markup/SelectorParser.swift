package import PennyDiagnostics

/// Parses a CSS selector: types, `#id`, `.class`, attributes with `=`, `^=`, `$=` and `*=`,
/// `:first-child`, `:nth-child(n)`, descendants, children and groups with commas.
package struct SelectorParser {
    private let text: String
    private let scalars: [Unicode.Scalar]
    private var position = 0

    private init(_ text: String) {
        self.text = text
        scalars = Array(text.unicodeScalars)
    }

    /// The most steps of a path, since each is a bit of a number.
    private static let stepLimit = 64

    package static func selector(of text: String) throws(Fault) -> Selector {
        var parser = SelectorParser(text)
        return try parser.group()
    }

    // MARK: - Structure

    private mutating func group() throws(Fault) -> Selector {
        skipSpace()
        if next == nil { throw fault(.empty) }
        var paths = [try path()]
        while scan(",") { paths.append(try path()) }
        if next != nil { throw unexpected() }
        return Selector(paths: paths)
    }

    private mutating func path() throws(Fault) -> [Selector.Step] {
        skipSpace()
        var path = [try compound(isChild: false)]
        while true {
            let hasSpace = skipSpace()
            if scan(">") {
                skipSpace()
                path.append(try compound(isChild: true))
            } else if hasSpace, next != nil, next != "," {
                path.append(try compound(isChild: false))
            } else {
                if path.count > Self.stepLimit { throw fault(.tooLong(limit: Self.stepLimit)) }
                return path
            }
        }
    }

    /// An element with its conditions: `li.row[data-ric]:first-child`.
    private mutating func compound(isChild: Bool) throws(Fault) -> Selector.Step {
        let start = position
        var step = Selector.Step(isChild: isChild)
        if !scan("*"), let letter = next, isNamePart(letter) {
            step.type = NodeWord(try name().lowercased())
        }
        while let mark = next, "#.[:".unicodeScalars.contains(mark) {
            position += 1
            switch mark {
            case "#": step.conditions.append(.equals(NodeWord("id"), NodeWord(try name())))
            case ".": step.conditions.append(.hasClass(NodeWord(try name())))
            case "[": step.conditions.append(try attribute())
            default: step.childNumbers.insert(try childNumber())
            }
        }
        if position == start { throw unexpected() }
        return step
    }

    // MARK: - Conditions

    private mutating func attribute() throws(Fault) -> Selector.Condition {
        skipSpace()
        let name = NodeWord(try name().lowercased())
        skipSpace()
        if scan("]") { return .has(name) }
        let mark = next
        if mark == "^" || mark == "$" || mark == "*" { position += 1 }
        guard scan("=") else { throw unexpected() }
        skipSpace()
        let value = NodeWord(try value())
        skipSpace()
        guard scan("]") else { throw unexpected() }
        return switch mark {
        case "^": .begins(name, value)
        case "$": .ends(name, value)
        case "*": .contains(name, value)
        default: .equals(name, value)
        }
    }

    /// The child number of a pseudo-class, from one.
    private mutating func childNumber() throws(Fault) -> Int {
        let name = try name().lowercased()
        switch name {
        case "first-child": return 1
        case "nth-child":
            guard scan("(") else { throw unexpected() }
            skipSpace()
            var digits = ""
            while let digit = next, ("0"..."9").contains(digit) {
                digits.unicodeScalars.append(digit)
                position += 1
            }
            skipSpace()
            guard let number = Int(digits), number > 0, number < 10_000, scan(")") else {
                throw unexpected()
            }
            return number
        default: throw fault(.pseudoClass(name))
        }
    }

    // MARK: - Words

    private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func scan(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        position += 1
        return true
    }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = position
        while next?.properties.isWhitespace == true { position += 1 }
        return position > start
    }

    private func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic
            || ("0"..."9").contains(scalar)
    }

    private mutating func name() throws(Fault) -> String {
        var out = ""
        while let scalar = next, isNamePart(scalar) {
            out.unicodeScalars.append(scalar)
            position += 1
        }
        if out.isEmpty { throw unexpected() }
        return out
    }

    /// A quoted value, or a name.
    private mutating func value() throws(Fault) -> String {
        guard let quote = next, quote == "\"" || quote == "'" else { return try name() }
        position += 1
        var out = ""
        while let scalar = next {
            position += 1
            if scalar == quote { return out }
            out.unicodeScalars.append(scalar)
        }
        throw fault(.endsEarly)
    }

    // MARK: - Faults

    private func fault(_ problem: SelectorProblem) -> Fault { .locating.badSelector(text, problem) }

    private func unexpected() -> Fault {
        fault(next.map { .unexpected(String($0)) } ?? .endsEarly)
    }
}
