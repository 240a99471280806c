import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown

/// A block's request to show a table of the folder `data`.
struct DataRequest {
    enum Show: String, CaseIterable { case table, bars, line }

    /// A column with its label on the page; without a label its own name is shown.
    struct Column {
        let name: EmbedRequest.Word
        let label: String?
    }

    let show: Show
    let file: EmbedRequest.Word
    let title: String?
    let columns: [Column]
    let formats: [(column: EmbedRequest.Word, format: ColumnFormat)]
    let sums: [EmbedRequest.Word]
    let sort: (column: EmbedRequest.Word, isDescending: Bool)?
    let limit: Int?
    /// Whether a long table is open from the start.
    let isOpen: Bool
    /// The decimal mark; nil for the site's.
    let convention: NumberConvention?

    private static let common = ["show", "data", "title", "columns", "formats", "sort", "limit"]
    private static let marks: [(word: String, convention: NumberConvention)] = [
        ("point", .point), ("comma", .comma),
    ]
    private static let mostRows = 1...10_000

    /// Returns the keys of a block that shows a table or a chart of a file.
    static func keys(of show: EmbedRequest.Show) -> [String] {
        common + ["decimals"] + (show == .chart ? ["chart"] : ["sums", EmbedRequest.openKey])
    }

    /// - Returns: nil where a fault leaves the request unclear.
    static func read(
        _ embed: MarkdownOutline.Embed, _ show: EmbedRequest.Show,
        _ report: (Fault, SourceLocation) -> Void
    ) -> DataRequest? {
        var isSound = true
        func fail(_ fault: Fault, _ location: SourceLocation) {
            isSound = false
            report(fault, location)
        }
        guard let file = embed["data"], !file.value.isEmpty else { return nil }
        let kind = chart(embed, show, fail)
        let columns = EmbedRequest.pairs(embed["columns"]).map { name, label in
            Column(name: name, label: label?.text)
        }
        let formats = EmbedRequest.pairs(embed["formats"]).compactMap { column, word in
            format(column, word, fail).map { (column: column, format: $0) }
        }
        let sort = embed["sort"].flatMap { order($0, fail) }
        let limit = EmbedRequest.limit(embed, in: mostRows, fail)
        let convention = embed["decimals"].flatMap { entry -> NumberConvention? in
            let found = marks.first { $0.word == entry.value }
            if found == nil, !entry.value.isEmpty {
                fail(.dataFile.unknownMark(entry.value), entry.valueLocation)
            }
            return found?.convention
        }
        let isOpen = EmbedRequest.flag(EmbedRequest.openKey, embed, fail)
        guard isSound, let kind else { return nil }
        return DataRequest(
            show: kind, file: EmbedRequest.Word(text: file.value, location: file.valueLocation),
            title: embed["title"]?.value, columns: columns, formats: formats,
            sums: EmbedRequest.words(embed["sums"]), sort: sort, limit: limit,
            isOpen: isOpen, convention: convention)
    }

    private static func chart(
        _ embed: MarkdownOutline.Embed, _ show: EmbedRequest.Show,
        _ fail: (Fault, SourceLocation) -> Void
    ) -> Show? {
        if show == .table { return .table }
        guard let entry = embed["chart"], !entry.value.isEmpty else { return .bars }
        let known = [Show.bars, .line]
        if let found = known.first(where: { $0.rawValue == entry.value }) { return found }
        let words = known.map(\.rawValue)
        let near = nearMiss(to: entry.value, among: words)
        fail(.dataFile.unknownDrawing(entry.value, near, words), entry.valueLocation)
        return nil
    }

    private static func format(
        _ column: EmbedRequest.Word, _ word: EmbedRequest.Word?,
        _ fail: (Fault, SourceLocation) -> Void
    ) -> ColumnFormat? {
        guard let word else {
            fail(.dataFile.noFormat(column.text), column.location)
            return nil
        }
        if let format = ColumnFormat(rawValue: word.text) { return format }
        let known = ColumnFormat.allCases.map(\.rawValue)
        fail(
            .dataFile.unknownFormat(word.text, nearMiss(to: word.text, among: known), known),
            word.location)
        return nil
    }

    /// Parses an order: `month` or `month descending`.
    private static func order(
        _ entry: MarkdownOutline.Embed.Entry, _ fail: (Fault, SourceLocation) -> Void
    ) -> (column: EmbedRequest.Word, isDescending: Bool)? {
        let ending = " descending"
        let isDescending = entry.value.hasSuffix(ending)
        let name = isDescending ? String(entry.value.dropLast(ending.count)) : entry.value
        return name.isEmpty
            ? nil : (EmbedRequest.Word(text: name, location: entry.valueLocation), isDescending)
    }
}
