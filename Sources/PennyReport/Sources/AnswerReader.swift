import PennyContent
import PennyDiagnostics
import PennyEngine

/// The content of a source.
enum SourceContent: Equatable {
    case value(ParsedValue)
    /// Headlines with a link, at most as many as the source's limit.
    case headlines([ParsedHeadline])
}

/// Reads an answer by the configuration of its source.
struct AnswerReader {
    let source: ReportSource
    let day: CivilDate

    /// - Parameter address: the address of the answer, which links are relative to.
    func read(
        _ body: [UInt8], contentType: String?, address: String
    ) throws(Fault) -> SourceContent {
        let text = try AnswerText.decode(body, contentType: contentType)
        switch source.kind {
        case .value: return .value(try checked(try value(text)))
        case .headlines:
            let found = try headlines(text, address).filter { $0.url != nil }
            if found.isEmpty { throw .emptyAnswer.noHeadlines }
            return .headlines(Array(found.prefix(source.limit)))
        }
    }

    private func value(_ text: String) throws(Fault) -> ParsedValue {
        if source.format == .csv {
            let selection = QuoteTable.Selection(
                column: source.column?.text, date: source.dateColumn?.text, row: source.row?.text,
                pattern: source.dateFormat, source.decimalMark.convention)
            return try QuoteTable.read(
                text, selecting: selection, until: day, matches: source.matches?.text,
                isEarlier: source.isEarlier)
        }
        guard let element = source.element else { throw .emptyAnswer.noValue }
        return try HTMLReader.value(
            text, at: Locator(element), change: source.change.map { Locator($0) },
            expected: source.expected ?? 1, matches: source.matches?.text,
            source.decimalMark.convention)
    }

    private func headlines(
        _ text: String, _ address: String
    ) throws(Fault) -> [ParsedHeadline] {
        switch source.format {
        case .rss: return try FeedReader.headlines(text, family: .rss, address: address)
        case .atom: return try FeedReader.headlines(text, family: .atom, address: address)
        case .html:
            guard let element = source.element else { throw .emptyAnswer.noHeadlines }
            return try HTMLReader.headlines(
                text, at: Locator(element), expected: source.expected,
                matches: source.matches?.text, address: address)
        case .feed, .csv, .hand: return try FeedReader.headlines(text, address: address)
        }
    }

    private func checked(_ found: ParsedValue) throws(Fault) -> ParsedValue {
        if let fault = outOfRange(found.value) { throw fault }
        var found = found
        if let fault = found.previous.flatMap(outOfRange) {
            found.previous = nil
            found.previousAsOf = nil
            found.note = .previous(fault)
        }
        if let fault = found.earlier.flatMap(outOfRange) {
            found.earlier = nil
            found.earlierAsOf = nil
            found.note = found.note ?? .earlier(fault)
        }
        return found
    }

    private func outOfRange(_ value: ExactDecimal) -> Fault? {
        guard let range = source.range, !range.contains(value) else { return nil }
        return .plausibility.outOfRange(value, range.lowerBound, range.upperBound)
    }
}

extension Locator {
    init(_ path: ReportSource.ElementPath) {
        switch path.language {
        case .selector: self = .selector(path.text.text)
        case .xpath: self = .xpath(path.text.text)
        }
    }
}
