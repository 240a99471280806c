import PennyContent
import PennyDiagnostics
import PennyMarkdown

/// What a `pennypress` block of a text asks to be shown in its place.
struct EmbedRequest {
    enum Show: String, CaseIterable {
        case chart, table, figures, comparison

        /// The keys that say which part of a result it is, beside `show`, `of` and `title`.
        var keys: [String] {
            switch self {
            case .chart: ["chart"]
            case .table: ["table", "columns", "rows"]
            case .figures: ["figures"]
            case .comparison: []
            }
        }
    }

    /// A word of a value, with its place.
    struct Word {
        let text: String
        let location: SourceLocation
    }

    let show: Show
    /// The saved sets whose results are shown; one, but for a comparison.
    let sets: [Word]
    let title: String?
    /// The chart or the table.
    var part: Word?
    var columns: [Word] = []
    /// Stretches of rows, counted from 1.
    var rows: [Word] = []
    var figures: [Word] = []

    private static let always = ["show", "of", "title"]

    /// Reads the lines of a block.
    ///
    /// - Returns: nil where a fault leaves open what is asked for.
    static func read(
        _ embed: MarkdownOutline.Embed
    ) -> (request: EmbedRequest?, faults: [Diagnostic]) {
        var faults: [Diagnostic] = []
        let report = { (fault: EmbedFault, place: SourceLocation) in
            faults.append(Diagnostic(.error, fault, at: place))
        }
        // Lines that cannot be read are told with the text.
        if embed.entries.isEmpty { return (nil, []) }
        for entry in embed.entries where entry.value.isEmpty {
            report(.emptyValue(entry.key), entry.location)
        }
        guard let word = embed["show"] else {
            report(.nothingShown, embed.location)
            return (nil, faults)
        }
        guard let show = Show(rawValue: word.value) else {
            if !word.value.isEmpty {
                let near = nearMiss(to: word.value, among: Show.allCases.map(\.rawValue))
                report(.unknownShow(word.value, near: near), word.valueLocation)
            }
            return (nil, faults)
        }
        let known = always + show.keys
        for entry in embed.entries where !known.contains(entry.key) {
            let near = nearMiss(to: entry.key, among: known)
            report(
                .unknownKey(entry.key, show: show.rawValue, near: near, known: known),
                entry.location)
        }
        guard let of = embed["of"] else {
            report(.noSet(show.rawValue), embed.location)
            return (nil, faults)
        }
        let sets = words(of)
        switch (show, sets.count) {
        case (_, 0): return (nil, faults)
        case (.comparison, 1): report(.oneSetCompared, of.valueLocation)
        case (.comparison, (comparedLimit + 1)...):
            report(.tooManyCompared(sets.count, limit: comparedLimit), of.valueLocation)
        case (.comparison, _), (_, 1): break
        default: report(.severalSets(show.rawValue), sets[1].location)
        }
        guard faults.isEmpty else { return (nil, faults) }
        var request = EmbedRequest(show: show, sets: sets, title: embed["title"]?.value)
        request.part = (embed["chart"] ?? embed["table"]).map {
            Word(text: $0.value, location: $0.valueLocation)
        }
        request.columns = embed["columns"].map(words) ?? []
        request.rows = embed["rows"].map(words) ?? []
        request.figures = embed["figures"].map(words) ?? []
        return (request, faults)
    }

    /// So many sets stand side by side at most, as on the page where readers compare them.
    private static let comparedLimit = 4

    /// The words between the commas of a value.
    private static func words(_ entry: MarkdownOutline.Embed.Entry) -> [Word] {
        var words: [Word] = []
        var column = entry.valueLocation.column
        for part in entry.value.split(separator: ",", omittingEmptySubsequences: false) {
            let blanks = part.prefix(while: \.isWhitespace).unicodeScalars.count
            var text = part.drop(while: \.isWhitespace)
            while text.last?.isWhitespace == true { text.removeLast() }
            if !text.isEmpty {
                var place = entry.valueLocation
                place.column = column + blanks
                words.append(Word(text: String(text), location: place))
            }
            column += part.unicodeScalars.count + 1
        }
        return words
    }
}
