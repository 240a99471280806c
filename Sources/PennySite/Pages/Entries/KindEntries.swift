import PennyMarkdown
import PennyText

/// The searchable pages of one kind.
struct KindEntries: Sendable {
    /// The rank among equally good matches: the smallest comes first. Two values are equal only
    /// within one kind of content. Kinds that grow daily come last, so that the page numbers of
    /// others stay.
    let order: Int
    /// The label of its results.
    let label: String
    let count: Int
    /// The address of the page that lists all of them; nil where there is none.
    let list: String?
    /// The role that questions name with words such as “meaning”; nil for a kind without one.
    let role: SearchRole?
    /// The name of each page's calculator, for a kind with a role whose pages are of one each.
    let calculators: [String]
    /// Makes the entry at an index, on demand: there may be a great many.
    let entry: @Sendable (Int) -> SearchEntry
    /// Makes the text that is searched and not shown, on demand.
    let text: @Sendable (Int) -> SearchText

    /// A copy without the search text, for pages that only show entries.
    var shown: KindEntries {
        KindEntries(
            order: order, label: label, count: count, list: list, role: role,
            calculators: calculators, entry: entry)
    }

    init(
        order: Int, label: String, count: Int, list: String? = nil,
        role: SearchRole? = nil, calculators: [String] = [],
        text: @escaping @Sendable (Int) -> SearchText = { _ in SearchText() },
        entry: @escaping @Sendable (Int) -> SearchEntry
    ) {
        self.order = order
        self.label = label
        self.count = count
        self.list = list
        self.role = role
        self.calculators = calculators
        self.entry = entry
        self.text = text
    }
}

/// A page in the results of a search.
struct SearchEntry: Sendable {
    let title: String
    let address: String
    /// Other names of the page.
    var names: [String] = []
    var summary = ""
    var figures: [(label: String, value: String)] = []
    /// The sentence with the figures that decide the result; empty for a page without one.
    var answer = ""
}

extension AnalyzedEdition {
    /// The search text of the body of a file.
    func searchText(of path: String) -> SearchText {
        guard let body = content.bodies[path], !body.isEmpty else { return SearchText() }
        let figures = content.figures
        return SearchText(
            headings: body.outline.headings.map { figures.filled($0.text, own: body.own) }
                .joined(separator: " "),
            words: Markdown.fill(body.text.plainText) { figures.replacement(of: $0, own: body.own) }
        )
    }
}
