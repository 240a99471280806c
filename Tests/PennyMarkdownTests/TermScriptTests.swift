import PennyMarkdown
import Testing

/// Terms in texts of languages that join words.
@Suite struct TermScriptTests {
    private static let glossary = TermNames([
        .init(id: "loan", names: ["ローン"], linking: .first),
        .init(id: "home-loan", names: ["住宅ローン"], linking: .first),
        .init(id: "interest", names: ["利息", "فائدة"], linking: .first),
        .init(id: "rate", names: ["利率"], linking: .first),
        .init(id: "borrow", names: ["借り入れ"], linking: .first),
        .init(id: "apr", names: ["APR"], linking: .first),
        .init(id: "qard", names: ["قرض"], linking: .first),
        .init(id: "mortgage", names: ["قرض عقاري"], linking: .first),
        .init(id: "card", names: ["بطاقة ائتمان"], linking: .first),
        .init(id: "commitment", names: ["التزام"], linking: .first),
        .init(id: "bank", names: ["البنك المركزي"], linking: .first),
        .init(id: "deduction", names: ["أقساط"], linking: .first),
    ])

    private func linked(_ text: String) -> String {
        let source = MarkdownSource(path: "a.md", text: text, terms: Self.glossary)
        var html = rendered(source, BodyReferences(term: { "[\($0)]" }))
        html = html.replacing(#/<a class="term" href="%5B([^"]*)%5D">(.*?)<\/a>/#) {
            "[\($0.1):\($0.2)]"
        }
        return String(html.dropFirst(3).dropLast(5))
    }

    @Test(arguments: [
        ("住宅ローンの利息を払う。", "[home-loan:住宅ローン]の[interest:利息]を払う。"),
        ("このローンは住宅ローンです。", "この[loan:ローン]は[home-loan:住宅ローン]です。"),
        ("クローンとローンズ", "クローンとローンズ"),
        ("年利率5%", "年[rate:利率]5%"),
        ("APRは利率です。", "[apr:APR]は[rate:利率]です。"),
        ("SAPRは", "SAPRは"),
        ("お金の借り入れを", "お金の[borrow:借り入れ]を"),
        ("**利**息", "<strong>利</strong>息"),
        ("[利息](https://example.com)と利息", "<a href=\"https://example.com\">利息</a>と[interest:利息]"),
    ])
    func `Japanese has no spaces, and the longest name counts`(_ text: String, _ html: String) {
        #expect(linked(text) == html)
    }

    @Test(arguments: [
        ("هذا قرض.", "هذا [qard:قرض]."),
        ("القرض كبير", "[qard:القرض] كبير"),
        ("والقرض كبير", "[qard:والقرض] كبير"),
        ("للقرض فائدة", "[qard:للقرض] [interest:فائدة]"),
        ("بالفائدة", "[interest:بالفائدة]"),
        ("وبفائدة", "[interest:وبفائدة]"),
        ("القرض العقاري طويل", "[mortgage:القرض العقاري] طويل"),
        ("بطاقة الائتمان", "[card:بطاقة الائتمان]"),
        ("التزام", "[commitment:التزام]"),
        ("الالتزام", "[commitment:الالتزام]"),
        ("البنك المركزي", "[bank:البنك المركزي]"),
        ("بنك مركزي", "[bank:بنك مركزي]"),
        ("الفائِدَةُ", "[interest:الفائِدَةُ]"),
        ("اقساط", "[deduction:اقساط]"),
        ("مقرض", "مقرض"),
        ("قرضي", "قرضي"),
        ("ال", "ال"),
        ("و**قرض**", "و<strong>قرض</strong>"),
    ])
    func `Arabic writes words together with a name`(_ text: String, _ html: String) {
        #expect(linked(text) == html)
    }
}
