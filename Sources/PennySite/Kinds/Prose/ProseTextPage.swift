import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyTemplates

/// A page of prose.
struct ProseTextPage: Page {
    let name: String
    let origin: String
    let date: CivilDate?
    let title: String
    let summary: String
    let body: BodyText?
    let language: TextLanguage?

    var id: String { "page:\(name)" }
    var pageHead: PageHead {
        PageHead(
            path: Address.page(name), template: "prose", change: .own(date), isArticle: true)
    }

    func content(in frame: Frame) -> PageContent {
        PageContent(
            heading: title, description: summary, standIn: body?.opening ?? "",
            language: language,
            own: body.languageValues.merging([
                "summary": .text(summary),
                "contents": body?.contents ?? .list([]),
                "body": .markup(body?.html ?? []),
            ]))
    }
}
