import PennyContent

/// Writes the style rules for the branding in `site.yaml`: the color of the site and its fonts.
/// They come after the parts of the theme and before a site's own rules.
enum BrandStyle {
    static func rules(_ branding: Branding) -> String {
        let text =
            faces(branding.fonts).joined() + colors(branding.colors) + families(branding.fonts)
        return text.isEmpty ? "" : "/* Logo, colors and fonts of site.yaml */\n" + text
    }

    /// Returns a style sheet without fonts, for a page as a single file.
    static func withoutFonts(_ sheet: String) -> String {
        sheet.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("@font-face { font-family: \"site-") }
            .joined(separator: "\n")
    }

    private static func colors(_ colors: BrandColors?) -> String {
        guard let colors else { return "" }
        func block(_ properties: [(name: String, value: Color)]) -> String {
            properties.map { "--\($0.name): \($0.value.text);" }.joined(separator: " ")
        }
        return """
            :root { \(block(colors.lightProperties)) }
            @media screen and (prefers-color-scheme: dark) {
              :root { \(block(colors.darkProperties)) }
            }

            """
    }

    private static let (textName, headingName) = ("site-text", "site-headings")

    private static func families(_ fonts: Branding.Fonts) -> String {
        let text =
            fonts.text == nil
            ? "" : ":root { --sans: \"\(textName)\", system-ui, sans-serif; }\n"
        if fonts.headings == nil { return text }
        return text + ":is(h1, h2, h3), .brand { font-family: \"\(headingName)\", var(--sans); }\n"
    }

    /// Writes the `@font-face` rules. A font that loads late is not used on the current page, so
    /// nothing moves when it arrives.
    private static func faces(_ fonts: Branding.Fonts) -> [String] {
        let isVariable = fonts.bold == nil
        return [
            face(textName, fonts.text, weight: isVariable ? "100 900" : "400"),
            face(textName, fonts.bold, weight: "700"),
            face(headingName, fonts.headings, weight: "100 900"),
        ]
    }

    private static func face(_ name: String, _ file: LocatedWord?, weight: String) -> String {
        guard let file else { return "" }
        // The sheet is in assets/, too.
        let address = Address.percentEncoded(String(file.text.dropFirst("assets/".count)))
        return """
            @font-face { font-family: "\(name)"; src: url("\(address)") format("woff2"); \
            font-weight: \(weight); font-display: optional; }

            """
    }
}
