import PennyEngine
import PennyMarkup

/// Where readers are: their language, and how they write numbers.
struct Place {
    let language: String
    let style: NumberStyle
    let currency: String

    /// The first is that of the sample site. One for each language that pages can have.
    static let all = [
        Place("en", "en-US", "USD"), Place("de", "de-DE", "EUR"), Place("fr", "fr-FR", "EUR"),
        Place("es", "es-ES", "EUR"), Place("ja", "ja-JP", "JPY"), Place("ar", "ar-EG", "EGP"),
    ]

    private init(_ language: String, _ locale: String, _ currency: String) {
        guard let style = NumberStyle.named(locale) else { fatalError("no locale \(locale)") }
        self.language = language
        self.style = style
        self.currency = currency
    }

    var isSample: Bool { language == "en" }

    /// A text with numbers as the sample site has them, as people of the place write it: `6,25 %`.
    func written(_ text: String) -> String {
        if style.convention != .comma { return text }
        let signs = Array(text)
        var written = ""
        for (index, sign) in signs.enumerated() {
            let isMark =
                signs.indices.contains(index - 1) && signs.indices.contains(index + 1)
                && signs[index - 1].isNumber && signs[index + 1].isNumber
            switch sign {
            case "," where isMark: continue
            case "." where isMark: written.append(",")
            default: written.append(sign)
            }
        }
        return written
    }
}
