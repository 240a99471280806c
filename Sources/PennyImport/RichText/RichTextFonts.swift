/// The code pages of a rich text's fonts, and of the text in fonts that name none.
struct RichTextFonts {
    private var standard = CodePage.latin
    private var standardFont = 0
    private var byFont: [Int: CodePage] = [:]

    /// Takes what a control word says of the whole document.
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

    /// Takes the `\fcharset` or `\cpg` of a font in the table of fonts; the
    /// number of a code page is the more exact.
    mutating func declare(_ font: Int, _ word: String, _ parameter: Int) {
        if word == "cpg" {
            if parameter > 0 { byFont[font] = CodePage(number: parameter) }
        } else if byFont[font] == nil {
            byFont[font] = CodePage(charset: parameter)
        }
    }

    func codePage(of font: Int?) -> CodePage { byFont[font ?? standardFont] ?? standard }
}
