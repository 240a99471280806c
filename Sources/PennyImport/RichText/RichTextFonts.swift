/// The code pages of a rich text's fonts, and the default for other text.
struct RichTextFonts {
    private var standard = CodePage.latin
    private var standardFont = 0
    private var byFont: [Int: CodePage] = [:]

    /// Applies a control word for the whole document.
    mutating func document(_ word: String, _ parameter: Int?) {
        switch word {
        case "ansi": standard = .latin
        case "mac": standard = .macRoman
        case "pc": standard = CodePage(number: 437)
        case "pca": standard = CodePage(number: 850)
        case "ansicpg":
            if let parameter, parameter > 0 { standard = CodePage(number: parameter) }
        case "deff": standardFont = parameter ?? 0
        default: break
        }
    }

    /// Applies the `\fcharset` or `\cpg` of a font in the font table. The code page number takes
    /// precedence, since it is more exact.
    mutating func declare(_ font: Int, _ word: String, _ parameter: Int) {
        if word == "cpg" {
            if parameter > 0 { byFont[font] = CodePage(number: parameter) }
        } else if byFont[font] == nil {
            byFont[font] = CodePage(charset: parameter)
        }
    }

    func codePage(of font: Int?) -> CodePage { byFont[font ?? standardFont] ?? standard }
}
