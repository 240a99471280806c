import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyText

/// A `pennypress` block's request to show a part of a result.
struct EmbedRequest {
    enum Show: String, CaseIterable {
        case chart, table, figures, comparison, pages, form

        /// The keys that select a part of a result, other than `show`, `of` and `title`.
        var keys: [String] {
            switch self {
            case .chart: ["chart"]
            case .table: ["table", "columns", "rows", EmbedRequest.openKey]
            case .figures: ["figures"]
            case .comparison, .pages, .form: []
            }
        }

        /// Whether it can show a table of the folder `data`.
        var isOfData: Bool { self == .chart || self == .table }
    }

    /// A word of a value, with its location.
    struct Word {
        let text: String
        let location: SourceLocation
    }

    let show: Show
    /// The saved sets whose results are shown; one, except for a comparison.
    let sets: [Word]
    let title: String?
    /// The chart or the table.
    var part: Word?
    var columns: [Word] = []
    /// Ranges of rows, counted from 1.
    var rows: [Word] = []
    var figures: [Word] = []
    /// Whether a long table is open from the start.
    var isOpen = false

    /// Whether a text may embed a form, checked before it is parsed.
    static func mayShowForm(_ text: String) -> Bool {
        text.has("show") && text.has(Show.form.rawValue)
    }

    static let openKey = "open"

    /// Whether a key says yes. A missing key means no.
    static func flag(
        _ key: String, _ embed: MarkdownOutline.Embed,
        _ report: (Fault, SourceLocation) -> Void
    ) -> Bool {
        guard let entry = embed[key], !entry.value.isEmpty else { return false }
        if let value = YesOrNo.value(of: entry.value) { return value }
        report(.embed.neitherYesNorNo(key, entry.value), entry.valueLocation)
        return false
    }

    private static let always = ["show", "of", "title"]

    /// The request of a block, of any kind.
    enum Asked {
        case result(EmbedRequest)
        case data(DataRequest)
        case pages(PageListRequest)
    }

    /// Reads the lines of a block.
    ///
    /// - Returns: the faults, and the request; nil where a fault leaves it unclear.
    static func read(
        _ embed: MarkdownOutline.Embed, _ calculators: CalculatorCatalog
    ) -> (request: Asked?, faults: [Diagnostic]) {
        var faults: [Diagnostic] = []
        let report = { (fault: Fault, location: SourceLocation) in
            faults.append(Diagnostic(fault, at: location))
        }
        // Lines that cannot be read are reported with the text.
        if embed.entries.isEmpty { return (nil, []) }
        for entry in embed.entries where entry.value.isEmpty {
            report(.embed.emptyValue(entry.key), entry.location)
        }
        guard let word = embed["show"] else {
            report(.embed.nothingShown, embed.location)
            return (nil, faults)
        }
        guard let show = Show(rawValue: word.value) else {
            if !word.value.isEmpty {
                let near = nearMiss(to: word.value, among: Show.allCases.map(\.rawValue))
                report(.embed.unknownShow(word.value, near), word.valueLocation)
            }
            return (nil, faults)
        }
        let isOfData = show.isOfData && embed["data"] != nil
        let known =
            if isOfData {
                DataRequest.keys(of: show)
            } else if show == .pages {
                PageListRequest.keys
            } else {
                always + show.keys + (show.isOfData ? ["data"] : [])
            }
        for entry in embed.entries where !known.contains(entry.key) {
            let near = nearMiss(to: entry.key, among: known)
            report(
                .embed.unknownKey(entry.key, show.rawValue, near, known),
                entry.location)
        }
        if isOfData {
            let request = DataRequest.read(embed, show, report)
            return (faults.isEmpty ? request.map { .data($0) } : nil, faults)
        }
        if show == .pages {
            let request = PageListRequest.read(embed, calculators, report)
            return (faults.isEmpty ? request.map { .pages($0) } : nil, faults)
        }
        guard let of = embed["of"] else {
            report(.embed.noSet(show.rawValue), embed.location)
            return (nil, faults)
        }
        let sets = words(of)
        switch (show, sets.count) {
        case (_, 0): return (nil, faults)
        case (.comparison, 1): report(.embed.oneSetCompared, of.valueLocation)
        case (.comparison, (comparedLimit + 1)...):
            report(.embed.tooManyCompared(sets.count, comparedLimit), of.valueLocation)
        case (.comparison, _), (_, 1): break
        default: report(.embed.severalSets(show.rawValue), sets[1].location)
        }
        guard faults.isEmpty else { return (nil, faults) }
        var request = EmbedRequest(show: show, sets: sets, title: embed["title"]?.value)
        request.part = (embed["chart"] ?? embed["table"]).map {
            Word(text: $0.value, location: $0.valueLocation)
        }
        request.columns = words(embed["columns"])
        request.rows = words(embed["rows"])
        request.figures = words(embed["figures"])
        request.isOpen = flag(openKey, embed, report)
        if !faults.isEmpty { return (nil, faults) }
        return (.result(request), faults)
    }

    /// The most sets that a block compares, as on the page where readers compare sets.
    private static let comparedLimit = 4

    /// Returns the words between the commas of a value; none without a value.
    static func words(_ entry: MarkdownOutline.Embed.Entry?) -> [Word] {
        guard let entry else { return [] }
        let whole = Word(text: entry.value, location: entry.valueLocation)
        return parts(of: whole, by: ",").filter { !$0.text.isEmpty }
    }

    /// Returns the words between the commas of a value, each with the word after its `=`.
    static func pairs(_ entry: MarkdownOutline.Embed.Entry?) -> [(name: Word, value: Word?)] {
        words(entry).map { word in
            let parts = parts(of: word, by: "=", atMost: 2)
            let value = parts.count > 1 && !parts[1].text.isEmpty ? parts[1] : nil
            return (parts[0], value)
        }
    }

    /// Returns the limit of rows or pages; nil for all.
    static func limit(
        _ embed: MarkdownOutline.Embed, in range: ClosedRange<Int>,
        _ report: (Fault, SourceLocation) -> Void
    ) -> Int? {
        guard let entry = embed["limit"], !entry.value.isEmpty else { return nil }
        if let limit = Int(entry.value), range.contains(limit) { return limit }
        report(.dataFile.malformedLimit(entry.value, range.upperBound), entry.valueLocation)
        return nil
    }

    private static func parts(
        of word: Word, by mark: Character, atMost most: Int = .max
    ) -> [Word] {
        var words: [Word] = []
        var column = word.location.column
        let parts = word.text.split(
            separator: mark, maxSplits: most - 1, omittingEmptySubsequences: false)
        for part in parts {
            let blanks = part.prefix(while: \.isWhitespace).unicodeScalars.count
            var text = part.drop(while: \.isWhitespace)
            while text.last?.isWhitespace == true { text.removeLast() }
            var location = word.location
            location.column = column + blanks
            words.append(Word(text: String(text), location: location))
            column += part.unicodeScalars.count + 1
        }
        return words
    }
}
