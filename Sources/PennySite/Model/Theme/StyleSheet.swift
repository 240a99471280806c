import PennyContent
import PennyEngine
import PennyMarkup
import PennyText
import PennyTheme

/// Joins the style sheet of a site: one file for the browser, made from parts that a site can
/// replace one by one, with the site's own rules after them.
enum StyleSheet {
    /// The name of the sheet on pages. A site's file of this name replaces the whole sheet.
    static let name = "style.css"
    /// The name of the file with the rules that a site adds.
    static let own = "style-own.css"
    /// The parts of the sheet, in the order of the cascade.
    static let parts = BuiltInTheme.styles + [own]

    /// Returns the rule with the sheet's own words in a language.
    private static func words(in language: String) -> String {
        let numbers = NumberWriter(
            for: NumberStyle.enUS.readers(of: language), currency: .usDollar)
        let total = numbers.text(ResultWords.tableTotal)
            .replacing("\\", by: "\\\\").replacing("\"", by: "\\\"")
        return "/* Words */\n:root { --word-total: \"\(total)\"; }\n"
    }

    /// Returns the files of a theme with one sheet instead of its parts.
    ///
    /// - Parameter words: the name of the sheet with the words of an edition other than the first;
    ///   it is the only sheet of its own that such an edition has.
    static func joined(
        _ files: ThemeFiles.ByName, language: String, branding: Branding, words: String?
    ) -> ThemeFiles.ByName {
        let own = Array(Self.words(in: language).utf8)
        var joined = files.filter { !parts.contains($0.key) }
        if let words {
            if joined.removeValue(forKey: name) == nil {
                joined[words] = (ThemeFiles.builtIn + words, own)
            }
            return joined
        }
        let ownRules = files[Self.own].map { [$0.bytes] } ?? []
        let theme = BuiltInTheme.styles.compactMap { files[$0]?.bytes }
        let rules = BrandStyle.rules(branding)
        let sheet = ([own] + theme + (rules.isEmpty ? [] : [Array(rules.utf8)]) + ownRules)
            .joined(separator: [UInt8(ascii: "\n")])
        if joined[name] == nil {
            joined[name] = (ThemeFiles.builtIn + name, Array(sheet))
        }
        return joined
    }
}
