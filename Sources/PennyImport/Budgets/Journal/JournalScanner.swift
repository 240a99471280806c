import PennyContent
import PennyDiagnostics

/// Reads the parts of a journal that matter to a budget: its periodic rules, and directives to
/// report.
struct JournalScanner {
    struct Posting {
        let account: String
        /// Whether the account is in parentheses, so that it is not part of the balance.
        let isUnbalanced: Bool
        /// The amount as written; empty if it is omitted.
        let amount: String
        let location: SourceLocation
    }

    enum Part {
        case rule(period: String, SourceLocation, [Posting])
        case automatedRule(SourceLocation)
        case include(String, SourceLocation)
        /// The decimal mark of the amounts that follow.
        case decimalMark(String)
        /// An amount that shows the format of its commodity.
        case commodity(format: String)
        /// An amount that shows the default commodity.
        case standard(format: String)
        /// An account with its type, such as `X` for expenses.
        case account(String, type: String)
        /// An unsupported directive, by its first word.
        case directive(String, SourceLocation)
    }

    private(set) var parts: [Part] = []
    private var rule: (period: String, location: SourceLocation, postings: [Posting])?
    private var isComment = false
    /// Whether the previous line belongs to a `commodity` directive.
    private var isInCommodity = false
    /// Directives without a meaning for a budget, each of which is reported once.
    private var reported: Set<String> = []

    init(_ file: ContentText) {
        let lines = file.text.unicodeScalars.split(
            separator: "\n", omittingEmptySubsequences: false)
        for (index, scalars) in lines.enumerated() {
            let line = String(scalars.last == "\r" ? scalars.dropLast() : scalars)
            read(line, SourceLocation(path: file.path, line: index + 1))
        }
        endRule()
    }

    private mutating func read(_ line: String, _ location: SourceLocation) {
        let words = line.split { $0 == " " || $0 == "\t" }
        if isComment {
            isComment = !(words.count == 2 && words[0] == "end" && Self.blocks.contains(words[1]))
            return
        }
        let isIndented = line.first == " " || line.first == "\t"
        if rule != nil, isIndented {
            if let posting = Self.posting(line, location) { rule?.postings.append(posting) }
            return
        }
        if isIndented {
            if isInCommodity, words.count > 1, words[0] == "format" {
                parts.append(.commodity(format: Self.rest(of: line)))
            }
            return
        }
        endRule()
        isInCommodity = false
        if line.hasPrefix("~") {
            rule = (Self.cell(String(line.dropFirst())), location, [])
        } else if line.hasPrefix("=") {
            parts.append(.automatedRule(location))
        } else if let first = words.first, first.first?.isLetter == true || first.first == "!" {
            directive(String(first.drop { $0 == "!" || $0 == "@" }), line, words.count, location)
        }
    }

    private mutating func endRule() {
        if let rule { parts.append(.rule(period: rule.period, rule.location, rule.postings)) }
        rule = nil
    }

    private static let blocks: [Substring] = ["comment", "test"]

    // MARK: - Directives

    private mutating func directive(
        _ name: String, _ line: String, _ count: Int, _ location: SourceLocation
    ) {
        let rest = Self.rest(of: line)
        switch name {
        case "comment" where count == 1, "test" where count == 1: isComment = true
        case "include": parts.append(.include(YAMLText.oneLine(rest), location))
        case "decimal-mark": parts.append(.decimalMark(rest))
        case "commodity":
            isInCommodity = true
            parts.append(.commodity(format: rest))
        case "D": parts.append(.standard(format: rest))
        case "account":
            let type = Self.type(in: line)
            parts.append(.account(Self.cell(rest), type: type))
        // Prices and names do not change the meaning of a rule.
        case "P", "payee", "tag", "N", "Y", "year":
            if reported.insert(name).inserted { parts.append(.directive(name, location)) }
        default: parts.append(.directive(name, location))
        }
    }

    /// The text after the first word, without a comment.
    private static func rest(of line: String) -> String {
        let behind = line.drop { $0 == " " || $0 == "\t" }.drop { $0 != " " && $0 != "\t" }
        return YAMLText.oneLine(String(behind.prefix { $0 != ";" }))
    }

    /// The type in the comment of an account: `; type: X`
    private static func type(in line: String) -> String {
        guard let comment = line.firstIndex(of: ";") else { return "" }
        for tag in line[comment...].dropFirst().split(separator: ",") {
            let parts = tag.split(separator: ":", maxSplits: 1).map { YAMLText.oneLine(String($0)) }
            if parts.count == 2, parts[0].split(separator: " ").last == "type" { return parts[1] }
        }
        return ""
    }

    private static func posting(_ line: String, _ start: SourceLocation) -> Posting? {
        var rest = line.unicodeScalars[...]
        rest = rest.drop { isSpace($0) }
        if let mark = rest.first, mark == "*" || mark == "!" {
            rest = rest.dropFirst().drop { isSpace($0) }
        }
        guard let first = rest.first, first != ";" else { return nil }
        var location = start
        location.column =
            line.unicodeScalars.distance(
                from: line.unicodeScalars.startIndex, to: rest.startIndex) + 1
        let account = cell(String(rest))
        let after = rest.dropFirst(account.unicodeScalars.count)
        let amount = after.prefix { $0 != ";" }
        let isUnbalanced = account.hasPrefix("(") && account.hasSuffix(")")
        let isVirtual = isUnbalanced || (account.hasPrefix("[") && account.hasSuffix("]"))
        return Posting(
            account: isVirtual ? String(account.dropFirst().dropLast()) : account,
            isUnbalanced: isUnbalanced, amount: YAMLText.oneLine(String(amount)),
            location: location)
    }

    /// The text up to a tab, two spaces or a comment.
    private static func cell(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars.drop { isSpace($0) })
        var end = 0
        while end < scalars.count {
            let (this, next) = (scalars[end], end + 1 < scalars.count ? scalars[end + 1] : "-")
            if this == "\t" || (isSpace(this) && isSpace(next)) { break }
            if this == ";", end == 0 || isSpace(scalars[end - 1]) { break }
            end += 1
        }
        var out = String.UnicodeScalarView(scalars[..<end])
        while let last = out.last, isSpace(last) { out.removeLast() }
        return String(out)
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t"
    }
}
