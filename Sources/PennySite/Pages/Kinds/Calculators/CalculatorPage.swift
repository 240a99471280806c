import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The page of a calculator: its form with the result of ordinary inputs, and the text that
/// explains it.
struct CalculatorPage: ResultArtifact {
    let calculator: Calculator
    let origin: String
    let result: ResultContent
    let live: LiveForm?
    let body: PageBody?
    let words: [TermEntry]
    let language: TextLanguage?
    let hasPicture: Bool

    var id: String { "calculator:\(calculator.name)" }

    var pageHead: PageHead {
        PageHead(
            path: result.path, template: "calculator", change: .own(result.date),
            scripts: ResultContent.scripts, laterScripts: LiveForm.scripts,
            scriptsOnDemand: ResultContent.scriptsOnDemand, engine: calculator.name,
            isArticle: true)
    }

    func content(in layout: Layout) throws(DiagnosticError) -> PageContent {
        let html = try body.makeHTML() ?? []
        let shown = ShownResult(result, in: layout, live: live, terms: words)
        var page = result.content(
            Self.values.values(of: (shown, body, html), on: result.path))
        page.section = [Address.calculators]
        page.language = language
        return page
    }

    static let values: [PageValue<(result: ShownResult, body: PageBody?, html: [UInt8])>] =
        ShownResult.values.of { $0.result } + PageBody?.languageValues.of { $0.body }
        + PageBody?.contentsValues.of { $0.body } + [
            .markup("body", "The text that explains the calculator.") { shown, _ in shown.html },
            .part("list", "The list of its results.", of: ShownResult.listValues) { shown, _ in
                let list = shown.result.lists[0]
                let label = SiteWords.calculatorsResults(list: list.heading)
                return PageLink(
                    title: shown.result.numbers.text(label), address: list.address)
            },
        ]
}
