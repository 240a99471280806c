/// Turns a CSS selector into XPath: types, `#id`, `.class`, attributes with
/// `=`, `^=`, `$=` and `*=`, `:first-child`, `:nth-child(n)`, descendants,
/// children and groups with commas.
package struct SelectorCompiler {
    private let text: String
    private let scalars: [Unicode.Scalar]
    private var position = 0

    private init(_ text: String) {
        self.text = text
        scalars = Array(text.unicodeScalars)
    }

    /// The XPath that finds what `selector` means.
    package static func xpath(of selector: String) throws(ReportFault) -> String {
        var compiler = SelectorCompiler(selector)
        return try compiler.group()
    }

    // MARK: - Structure

    private mutating func group() throws(ReportFault) -> String {
        skipSpace()
        if next == nil { throw fault(.empty) }
        var paths = [try path()]
        while take(",") { paths.append(try path()) }
        if next != nil { throw unexpected() }
        return paths.joined(separator: " | ")
    }

    private mutating func path() throws(ReportFault) -> String {
        skipSpace()
        var path = "//" + (try compound())
        while true {
            let hasSpace = skipSpace()
            if take(">") {
                skipSpace()
                path += "/" + (try compound())
            } else if hasSpace, next != nil, next != "," {
                path += "//" + (try compound())
            } else {
                return path
            }
        }
    }

    /// An element with its conditions: `li.row[data-ric]:first-child`.
    private mutating func compound() throws(ReportFault) -> String {
        let start = position
        var type = "*"
        if !take("*"), let letter = next, isNamePart(letter) { type = try name().lowercased() }
        var conditions = ""
        var places: Set<Int> = []
        while let mark = next, "#.[:".unicodeScalars.contains(mark) {
            position += 1
            switch mark {
            case "#": conditions += "[@id=\(Self.literal(try name()))]"
            case ".": conditions += Self.hasClass(try name())
            case "[": conditions += try attribute()
            default: places.insert(try place())
            }
        }
        if position == start { throw unexpected() }
        guard let place = places.first else { return type + conditions }
        // The place comes first: counting siblings for each of thousands of
        // elements would take as many steps squared.
        let isOfType = type == "*" ? "" : "[self::\(type)]"
        return "*[\(place)]" + isOfType + conditions + (places.count == 1 ? "" : "[false()]")
    }

    // MARK: - Conditions

    private static func hasClass(_ name: String) -> String {
        "[contains(concat(' ', normalize-space(@class), ' '), \(literal(" \(name) ")))]"
    }

    private mutating func attribute() throws(ReportFault) -> String {
        skipSpace()
        let name = "@" + (try name().lowercased())
        skipSpace()
        if take("]") { return "[\(name)]" }
        let mark = next
        if mark == "^" || mark == "$" || mark == "*" { position += 1 }
        guard take("=") else { throw unexpected() }
        skipSpace()
        let value = try value()
        skipSpace()
        guard take("]") else { throw unexpected() }
        return "[\(Self.condition(name, mark, value))]"
    }

    private static func condition(_ name: String, _ mark: Unicode.Scalar?, _ value: String)
        -> String
    {
        let wanted = literal(value)
        // No attribute begins, ends with or holds nothing, says CSS; XPath says all do.
        switch mark {
        case "^": return value.isEmpty ? "false()" : "starts-with(\(name), \(wanted))"
        case "*": return value.isEmpty ? "false()" : "contains(\(name), \(wanted))"
        case "$":
            let before = value.unicodeScalars.count - 1
            return value.isEmpty
                ? "false()"
                : "substring(\(name), string-length(\(name)) - \(before)) = \(wanted)"
        default: return "\(name)=\(wanted)"
        }
    }

    /// Which child a pseudo-class asks for, from one.
    private mutating func place() throws(ReportFault) -> Int {
        let name = try name().lowercased()
        switch name {
        case "first-child": return 1
        case "nth-child":
            guard take("(") else { throw unexpected() }
            skipSpace()
            var digits = ""
            while let digit = next, ("0"..."9").contains(digit) {
                digits.unicodeScalars.append(digit)
                position += 1
            }
            skipSpace()
            guard let number = Int(digits), number > 0, number < 10_000, take(")") else {
                throw unexpected()
            }
            return number
        default: throw fault(.pseudoClass(name))
        }
    }

    // MARK: - Words

    private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
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

    private mutating func name() throws(ReportFault) -> String {
        var out = ""
        while let scalar = next, isNamePart(scalar) {
            out.unicodeScalars.append(scalar)
            position += 1
        }
        if out.isEmpty { throw unexpected() }
        return out
    }

    /// A value in quotes, or a name.
    private mutating func value() throws(ReportFault) -> String {
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

    /// A text in XPath, which has no way to write both quotes in one.
    private static func literal(_ text: String) -> String {
        if !text.contains("'") { return "'\(text)'" }
        if !text.contains("\"") { return "\"\(text)\"" }
        let parts = text.split(separator: "'", omittingEmptySubsequences: false)
        return "concat(" + parts.map { "'\($0)'" }.joined(separator: ", \"'\", ") + ")"
    }

    // MARK: - Faults

    private func fault(_ problem: SelectorProblem) -> ReportFault { .badSelector(text, problem) }

    private func unexpected() -> ReportFault {
        fault(next.map { .unexpected(String($0)) } ?? .endsEarly)
    }
}
