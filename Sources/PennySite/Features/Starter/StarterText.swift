import PennyMarkup
import PennyTheme

/// Writes the example files of a new site for a locale: its numbers, language and currency replace
/// the placeholders of the files.
struct StarterText {
    let language: String
    private let style: NumberStyle
    private let currency: String

    /// - Parameter style: the readers' number style. A language without example files gets the
    ///   English ones, and then the site's language is English.
    init(for style: NumberStyle) {
        self.style = style
        let wanted = String(style.locale.prefix { $0 != "-" })
        language = StarterFiles.languages.contains(wanted) ? wanted : "en"
        currency = CountryCurrency.code(in: style.locale)
    }

    var files: [(path: String, text: String)] {
        StarterFiles.files(language: language).map { ($0.path, filled($0.text)) }
    }

    /// Replaces placeholders: `%{350000}` by 350,000 or 350.000; `%{language}`, `%{locale}` and
    /// `%{currency}` by their values.
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

    private func value(of placeholder: Substring) -> String {
        switch placeholder {
        case "language": language
        case "locale": style.locale
        case "currency": currency
        default: number(placeholder)
        }
    }

    /// A number with the locale's marks. Spaces between groups are left out, as a person who edits
    /// the file could not see which space it is.
    private func number(_ digits: Substring) -> String {
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        var whole = String(parts[0])
        if whole.count >= style.minimumGroupedDigits, [",", "."].contains(style.groupMark) {
            var position = whole.count - 3
            while position > 0 {
                whole.insert(
                    contentsOf: style.groupMark,
                    at: whole.index(whole.startIndex, offsetBy: position))
                position -= style.grouping == .indian ? 2 : 3
            }
        }
        return parts.count == 1 ? whole : whole + style.decimalMark + parts[1]
    }
}
