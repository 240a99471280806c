import PennyMarkup
import PennyTheme

/// Writes the example files of a new site for a locale: its numbers, language and currency stand
/// where the files have marks.
struct StarterText {
    let language: String
    private let style: NumberStyle
    private let currency: String

    /// - Parameter style: how the readers write numbers. A language without example files gets
    ///   the English ones, and then the site's language is English.
    init(for style: NumberStyle) {
        self.style = style
        let wanted = String(style.locale.prefix { $0 != "-" })
        language = StarterFiles.languages.contains(wanted) ? wanted : "en"
        currency = LocaleCurrency.code(of: style.locale)
    }

    var files: [(path: String, text: String)] {
        StarterFiles.files(language: language).map { ($0.path, filled($0.text)) }
    }

    /// `%{350000}` as 350,000 or 350.000; `%{language}`, `%{locale}` and `%{currency}` as they are.
    func filled(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let sign = rest.firstIndex(of: "%") {
            let start = rest.index(after: sign)
            result += rest[..<sign]
            rest = rest[start...]
            if let end = rest.firstIndex(of: "}"), rest.first == "{",
                rest[..<end].dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
            {
                result += value(of: rest[..<end].dropFirst())
                rest = rest[end...].dropFirst()
            } else {
                result += "%"
            }
        }
        return result + rest
    }

    private func value(of mark: Substring) -> String {
        switch mark {
        case "language": language
        case "locale": style.locale
        case "currency": currency
        default: number(mark)
        }
    }

    /// A number with the locale's marks. A space between groups is left out: a person who edits
    /// the file could not see which space it is.
    private func number(_ digits: Substring) -> String {
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        var whole = String(parts[0])
        if whole.count >= style.minimumGroupedDigits, [",", "."].contains(style.groupMark) {
            var place = whole.count - 3
            while place > 0 {
                whole.insert(
                    contentsOf: style.groupMark,
                    at: whole.index(whole.startIndex, offsetBy: place))
                place -= style.grouping == .indian ? 2 : 3
            }
        }
        return parts.count == 1 ? whole : whole + style.decimalMark + parts[1]
    }
}
