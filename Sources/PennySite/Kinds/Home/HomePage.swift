import PennyContent
import PennyDiagnostics
import PennyMarkup
import PennyTemplates

/// The home page.
struct HomePage: Page {
    /// Where a beginner can go in.
    struct Door: Sendable {
        /// The simplest way in comes first.
        let order: Int
        let label: String
        let text: String
        let address: String
    }

    /// Cards of one kind, or of several kinds that share a group.
    struct Group: Sendable {
        let label: String
        let address: String
        let note: String
        let isStrip: Bool
        let cards: [Card]
    }

    let origin: String
    /// The template of the site that it is made with; nil for the usual one.
    let ownTemplate: String?
    /// What it tells its template beside its text.
    let fields: TemplateValue
    let heading: String
    let summary: String
    let intro: BodyText?
    let language: TextLanguage?
    let doors: [Door]
    let report: LatestMoves?
    let groups: [Group]

    var id: String { "home" }
    var pageHead: PageHead {
        PageHead(path: Address.home, template: ownTemplate ?? "home", namesFeed: true)
    }

    func content(in frame: Frame) throws(DiagnosticError) -> PageContent {
        PageContent(
            heading: heading,
            description: summary.isEmpty ? frame.configuration.description : summary,
            standIn: intro?.opening ?? "", language: language, subject: .site,
            own: intro.languageValues.merging([
                "summary": .text(summary),
                "fields": fields,
                "isTop": .flag(false),
                "intro": try intro.value,
                "doors": .list(
                    doors.map { door in
                        .object([
                            "label": .text(door.label), "text": .text(door.text),
                            "href": .text(door.address),
                        ])
                    }),
                "report": report.map { $0.value(in: frame, from: Address.home) } ?? .flag(false),
                "groups": .list(groups.map { value($0, in: frame) }),
            ]))
    }

    private func value(_ group: Group, in frame: Frame) -> TemplateValue {
        .object([
            "label": .text(group.label),
            "seeAll": .text(frame.numbers.text(SiteWords.homeSeeAllList(list: group.label))),
            "href": .text(group.address),
            "note": .text(group.note),
            "isStrip": .flag(group.isStrip),
            "cards": .list(group.cards.map { $0.value(in: frame, from: Address.home) }),
        ])
    }
}
