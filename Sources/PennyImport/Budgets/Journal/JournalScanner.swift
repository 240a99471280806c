import PennyContent
import PennyDiagnostics

/// The parts of a journal that a budget is made of: its periodic rules, and
/// what else asks to be told.
struct JournalScanner {
    struct Posting {
        let account: String
        /// The account stands in parentheses: it is not part of the balance.
        let isUnbalanced: Bool
        /// What is written of the amount; empty where it is left out.
        let amount: String
        let location: SourceLocation
    }

    enum Part {
        case rule(period: String, SourceLocation, [Posting])
        case automatedRule(SourceLocation)
        case include(String, SourceLocation)
    }

    private(set) var parts: [Part] = []

    init(_ file: ContentText) {
        var rule: (period: String, location: SourceLocation, postings: [Posting])?
        var isComment = false
        let lines = file.text.unicodeScalars.split(
            separator: "\n", omittingEmptySubsequences: false)
        for (index, scalars) in lines.enumerated() {
            let line = String(scalars.last == "\r" ? scalars.dropLast() : scalars)
            let place = SourceLocation(path: file.path, line: index + 1)
            if isComment {
                isComment = line != "end comment" && line != "end test"
                continue
            }
            if rule != nil, line.first == " " || line.first == "\t" {
                if let posting = Self.posting(line, place) { rule?.postings.append(posting) }
                continue
            }
            if let rule { parts.append(.rule(period: rule.period, rule.location, rule.postings)) }
            rule = nil
            if line.hasPrefix("~") {
                rule = (Self.cell(String(line.dropFirst())), place, [])
            } else if line.hasPrefix("=") {
                parts.append(.automatedRule(place))
            } else if line.hasPrefix("include ") || line.hasPrefix("!include ") {
                let name = line.drop { $0 != " " }
                parts.append(.include(YAMLText.oneLine(String(name)), place))
            }
            isComment = line == "comment" || line == "test"
        }
        if let rule { parts.append(.rule(period: rule.period, rule.location, rule.postings)) }
    }

    private static func posting(_ line: String, _ start: SourceLocation) -> Posting? {
        var rest = line.unicodeScalars[...]
        rest = rest.drop { isSpace($0) }
        if let mark = rest.first, mark == "*" || mark == "!" {
            rest = rest.dropFirst().drop { isSpace($0) }
        }
        guard let first = rest.first, first != ";" else { return nil }
        var place = start
        place.column =
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
            location: place)
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
