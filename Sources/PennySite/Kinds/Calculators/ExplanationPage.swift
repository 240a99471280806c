import PennyContent
import PennyEngine
import PennyTemplates
import PennyMarkup

/// The page that explains a calculator.
struct ExplanationPage: Page {
    let calculator: Calculator
    let origin: String
    let date: CivilDate?
    let title: String
    let summary: String
    let body: BodyText?
    let words: [TermEntry]
    let language: TextLanguage?

    var id: String { "calculator:\(calculator.name)" }
    private var path: String { Address.explanation(of: calculator) }
    var pageHead: PageHead {
        PageHead(
            path: path, template: "explanation", change: .own(date), scripts: ["charts.js"],
            isArticle: true)
    }

    func content(in frame: Frame) -> PageContent {
        let list = SetList.lists(with: calculator)[0]
        return PageContent(
            heading: title, description: summary, language: language,
            section: [Address.calculators],
            own: body.languageValues.merging([
                "summary": .text(summary),
                "contents": body?.contents ?? .list([]),
                "body": .markup(body?.html ?? []),
                "words": words.value(from: path),
                "list": .object([
                    "label": .text(
                        frame.numbers.text(SiteWords.calculatorsResults(list: list.heading))),
                    "href": .text(Address.relative(from: path, to: list.address)),
                ]),
            ]))
    }
}
