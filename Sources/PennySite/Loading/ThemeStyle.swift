import PennyContent
import PennyEngine
import PennyMarkup
import PennyText
import PennyTheme

/// The style sheet of a site: one file for the browser, made of parts that a
/// site can replace one by one, with the site's own rules behind them.
enum ThemeStyle {
    /// The files of a theme by name.
    typealias Files = [String: (origin: String, bytes: [UInt8])]

    /// The sheet as pages name it. A site's file of this name is the whole sheet.
    static let name = "style.css"
    /// The rules that a site adds.
    static let own = "style-own.css"
    /// What the sheet is made of, in the order of the cascade.
    static let parts = BuiltInTheme.styles + [own]

    /// The rule with what the sheet itself says, in a language.
    private static func words(in language: String) -> String {
        let numbers = NumberWriter(
            for: NumberStyle.enUS.readers(of: language), currency: .usDollar)
        let total = numbers.text(ResultWords.tableTotal)
            .replacing("\\", by: "\\\\").replacing("\"", by: "\\\"")
        return "/* Words */\n:root { --word-total: \"\(total)\"; }\n"
    }

    /// The files of a theme with the one sheet in place of its parts.
    ///
    /// - Parameter words: the sheet with the words of an edition other than the first, which has
    ///   no other sheet of its own.
    static func joined(
        _ files: Files, language: String, look: SiteLook, words: String?
    ) -> Files {
        let own = Array(Self.words(in: language).utf8)
        var joined = files.filter { !parts.contains($0.key) }
        if let words {
            if joined.removeValue(forKey: name) == nil {
                joined[words] = (ThemeLoader.builtIn + words, own)
            }
            return joined
        }
        let ownRules = files[Self.own].map { [$0.bytes] } ?? []
        let theme = BuiltInTheme.styles.compactMap { files[$0]?.bytes }
        let rules = LookStyle.rules(look)
        let sheet = ([own] + theme + (rules.isEmpty ? [] : [Array(rules.utf8)]) + ownRules)
            .joined(separator: [UInt8(ascii: "\n")])
        if joined[name] == nil {
            joined[name] = (ThemeLoader.builtIn + name, Array(sheet))
        }
        return joined
    }
}
