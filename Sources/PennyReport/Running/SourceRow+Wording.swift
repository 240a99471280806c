import PennyContent
import PennyDiagnostics
import PennyEngine

extension SourceRow {
    init(name: String, good quote: SnapshotDraft.Quote) {
        self.init(name: name, state: .good, words: quote.latest?.words ?? "")
    }

    init(_ source: ReportSource, good quote: SnapshotDraft.Quote, note: ParsedValue.Note? = nil) {
        var words = quote.latest?.words ?? ""
        if let previous = quote.previous { words += ", after \(previous.words)" }
        if let published = quote.published { words += ", published as \(published)" }
        switch note {
        case .change(let fault): words += "; no change, since \(fault.summary)"
        case .previous(let fault): words += "; no value before it, since \(fault.summary)"
        case .earlier(let fault): words += "; no earlier value, since \(fault.summary)"
        case nil: break
        }
        if let span = source.changeSpan { words += Self.change(quote, over: span, of: source) }
        self.init(name: source.name.text, state: .good, words: words)
    }

    /// The change that pages show, if the source gave the value from before its time. Otherwise,
    /// pages look for that value in earlier reports.
    private static func change(
        _ quote: SnapshotDraft.Quote, over span: ChangeSpan, of source: ReportSource
    ) -> String {
        guard let latest = quote.latest, let earlier = quote.earlier else {
            return "; it gives no value from \(span.text) ago"
        }
        let start = "; from \(earlier.words)"
        guard let move = source.shownChange(from: earlier.value, to: latest.value) else {
            return start
        }
        let sign = move.direction == .up ? "+" : ""
        let unit = move.unit == .percent ? "%" : " points"
        return start + ", \(sign)\(move.amount.text(decimals: move.decimals))\(unit)"
    }

    init(_ name: String, headlines count: Int) {
        self.init(name: name, state: .good, words: counted(count, "headline"))
    }

    /// - Parameters:
    ///   - isRetained: whether a result of an earlier run on the day stays.
    ///   - last: the value of an earlier day.
    init(
        _ name: String, failed fault: Fault, isRetained: Bool = false,
        last: Snapshot.Observation? = nil
    ) {
        var words = fault.summary
        if isRetained {
            words += "; what was found earlier this day stays"
        } else if let last {
            words += "; last good is \(last.words)"
        }
        self.init(name: name, state: .failed, words: words)
    }

    /// Creates the row of a retained value, since the source gave none.
    init(_ name: String, retaining last: Snapshot.Observation, since fault: Fault) {
        self.init(
            name: name, state: .retained, words: "keeps \(last.words), since \(fault.summary)")
    }

    init(byHand name: String, last: Snapshot.Observation?) {
        let words = last.map { "by hand; last is \($0.words)" } ?? "by hand"
        self.init(name: name, state: .byHand, words: words)
    }

    /// Creates the row of a plan: the request that a fetch would make.
    init(_ source: ReportSource, after last: RawAnswer?) {
        if let file = source.file?.text {
            let words = "would read \(file) as \(source.format.rawValue)"
            self.init(name: source.name.text, state: .good, words: words)
            return
        }
        guard let url = source.url?.text else {
            self.init(byHand: source.name.text, last: nil)
            return
        }
        let validators = last?.validators ?? Validators()
        let isConditional = validators != Validators()
        let newer = isConditional ? last.map { ", if newer than \($0.fetchedAt.rfc3339)" } : nil
        self.init(
            name: source.name.text, state: .good,
            words: "would fetch \(url) as \(source.format.rawValue)\(newer ?? "")")
    }
}

extension Snapshot.Observation {
    fileprivate var words: String { "\(value.text()) of \(day.isoText)" }
}
