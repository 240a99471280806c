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
        let list = SetList.lists(with: calculator, layout.configuration.calculators)[0]
        let path = result.path
        var page = result.content(in: layout).adding(body.languageValues).adding([
            "live": live.map { $0.value(in: layout) } ?? .flag(false),
            "inputs": .markup(ResultHTML(result.calculation, for: layout.readers).inputs().bytes),
            "contents": body.contents,
            "body": .markup(try body?.makeHTML() ?? []),
            "terms": words.value(from: path),
            "list": .object([
                "label": .text(
                    layout.numbers.text(SiteWords.calculatorsResults(list: list.heading))),
                "href": .text(Address.relative(from: path, to: list.address)),
            ]),
        ])
        page.section = [Address.calculators]
        page.language = language
        return page
    }
}
