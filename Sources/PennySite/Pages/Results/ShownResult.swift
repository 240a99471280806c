import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// A result as its page shows it, with its form and the terms that the page explains.
///
/// An object: a set's page has a great many parts, and each of its values would copy them.
final class ShownResult: Sendable {
    private let result: ResultContent
    private let live: LiveForm?
    private let terms: [TermEntry]
    /// Whether the page shows the inputs.
    private let hasInputs: Bool
    let numbers: NumberWriter
    private let readers: Readers
    private let downloads: [ResultContent.Download]

    init(
        _ result: ResultContent, in layout: Layout, live: LiveForm? = nil,
        terms: [TermEntry] = [], hasInputs: Bool = true
    ) {
        self.result = result
        self.live = live
        self.terms = terms
        self.hasInputs = hasInputs
        numbers = layout.numbers
        readers = layout.readers
        downloads = result.downloads
    }

    var calculator: Calculator { result.calculation.calculator }
    var lists: [SetList] { result.lists }

    static let values: [PageValue<ShownResult>] = ownValues + linkValues

    private static let ownValues: [PageValue<ShownResult>] = [
        .text("kindLabel", "What kind of result it is.") { shown, _ in
            shown.numbers.text(shown.calculator.words.one)
        },
        .optional("date", "The day of the set, in words.") { shown, _ in
            shown.result.date.map { shown.numbers.text($0) }
        },
        .optional("dateISO", "The same day for programs: 2026-11-20.") { shown, _ in
            shown.result.date?.isoText
        },
        .text("summary", "What the set says of itself.") { shown, _ in shown.result.summary },
        .flag("isSlim", "Whether its tables fit two in a row on paper.") { shown, _ in
            PaperColumns.areTwo(for: shown.result.calculation, shown.numbers)
        },
        .markup("result", "The figures, charts, tables and steps.") { shown, _ in
            ResultHTML(shown.result.calculation, for: shown.readers).section().bytes
        },
        .markup("inputs", "The inputs as they were understood.") { shown, _ in
            shown.hasInputs
                ? ResultHTML(shown.result.calculation, for: shown.readers).inputs().bytes : []
        },
        .flag("canDownload", "Whether it has files, or charts to save as pictures.") { shown, _ in
            !shown.downloads.isEmpty || !shown.result.calculation.charts.isEmpty
        },
        .list("downloads", "The files of the result.", of: ResultContent.Download.values) {
            shown, _ in shown.downloads.map { ShownPage($0, shown.numbers) }
        },
    ]

    private static let linkValues: [PageValue<ShownResult>] =
        [
            .object(
                "explanation", "The page that explains the calculator.", of: LinkSentence.values
            ) { shown, _ in
                shown.result.explanation.map { link in
                    LinkSentence(link, shown.numbers) { SiteWords.resultExplanation(title: $0) }
                }
            },
            .text("more", "What the links to other results are called together.") { shown, _ in
                shown.numbers.text(SiteWords.pagesMore(calculator: shown.calculator.words.many))
            },
            .part("parent", "The list that it is in.", of: listValues) { shown, _ in
                let list = shown.lists[0]
                return PageLink(title: shown.numbers.text(list.label), address: list.address)
            },
            .object("live", "The form by which readers change inputs.", of: LiveForm.values) {
                shown, _ in shown.live.map { ($0, shown.numbers) }
            },
        ] + [TermEntry].values.of { $0.terms }

    /// The values of a link to a list of results.
    static let listValues: [PageValue<PageLink>] = [
        .text("label", "What it is called.") { link, _ in link.title },
        .text("href", "The way to it.") { Address.relative(from: $1, to: $0.address) },
    ]
}

extension ResultContent {
    /// A file beside the page.
    struct Download: Sendable {
        let name: String
        let label: String
        let purpose: Message

        fileprivate static let values: [PageValue<ShownPage<Download>>] = [
            .text("href", "The way to the file.") { file, _ in file.name },
            .text("label", "What kind of file it is.") { file, _ in file.label },
            .text("detail", "What it is for.") { file, _ in file.numbers.text(file.purpose) },
        ]
    }

    fileprivate var downloads: [Download] {
        let table = table.map { _ in
            Download(name: "\(name).csv", label: "CSV", purpose: SiteWords.downloadCsv)
        }
        let data =
            outputs.hasData
            ? Download(name: "\(name).json", label: "JSON", purpose: SiteWords.downloadJson) : nil
        return [table, data].compactMap(\.self)
    }
}
