import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyTemplates

/// A calculator: its form with the result of ordinary inputs, and the text that explains it.
struct CalculatorPage: ResultGroup {
    let calculator: Calculator
    let origin: String
    let result: ResultPage
    let live: LiveForm?
    let body: BodyText?
    let words: [TermEntry]
    let language: TextLanguage?
    let hasPicture: Bool

    var id: String { "calculator:\(calculator.name)" }

    var pageHead: PageHead {
        PageHead(
            path: result.path, template: "calculator", change: .own(result.date),
            scripts: ResultPage.scripts, laterScripts: LiveForm.scripts,
            scriptsOnDemand: ResultPage.scriptsOnDemand, engine: calculator.name,
            isArticle: true)
    }

    func content(in frame: Frame) throws(DiagnosticError) -> PageContent {
        let list = SetList.lists(with: calculator)[0]
        let path = result.path
        var page = result.content(in: frame).adding(body.languageValues).adding([
            "live": live.map { $0.value(in: frame) } ?? .flag(false),
            "inputs": .markup(ResultHTML(result.calculation, for: frame.readers).inputs().bytes),
            "contents": body?.contents ?? .list([]),
            "body": .markup(try body?.html ?? []),
            "words": words.value(from: path),
            "list": .object([
                "label": .text(
                    frame.numbers.text(SiteWords.calculatorsResults(list: list.heading))),
                "href": .text(Address.relative(from: path, to: list.address)),
            ]),
        ])
        page.section = [Address.calculators]
        page.language = language
        return page
    }
}
