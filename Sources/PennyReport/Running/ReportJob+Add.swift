import PennyContent
public import PennyDiagnostics
public import PennyEngine

extension ReportJob {
    /// Adds figures and headlines by hand to the day's snapshot.
    ///
    /// - Parameters:
    ///   - values: `NAME=VALUE` each.
    ///   - headlines: `TITLE | URL` each, or `NAME=TITLE | URL`.
    ///   - asOf: the day of the values; nil for that of the report.
    ///   - numbers: the number format of the values.
    public func add(
        values: [String], headlines: [String], asOf: CivilDate? = nil,
        numbers: TypedNumbers = TypedNumbers()
    ) throws(DiagnosticError) -> FetchReport {
        let store = SnapshotStore(site: site)
        let lock = try store.lock()
        defer { withExtendedLifetime(lock) {} }
        var draft = try store.draft(day)
        var rows: [SourceRow] = []
        var faults: [Diagnostic] = []
        for typed in values {
            do throws(DiagnosticError) {
                let quote = try quote(typed, asOf ?? day, numbers)
                draft.set(quote)
                rows.append(SourceRow(name: quote.source, good: quote))
            } catch {
                faults += error.diagnostics
            }
        }
        for typed in headlines {
            do throws(DiagnosticError) {
                let headline = try headline(typed)
                draft.add(headline)
                rows.append(SourceRow(headline.source, headlines: 1))
            } catch {
                faults += error.diagnostics
            }
        }
        if !faults.isEmpty { throw DiagnosticError(faults) }
        draft.sort(by: configuration.sources.map(\.name.text))
        try store.write(draft, on: day)
        return FetchReport(rows: rows, path: store.path(day))
    }

    // MARK: - Values

    private func quote(
        _ typed: String, _ asOf: CivilDate, _ numbers: TypedNumbers
    ) throws(DiagnosticError) -> SnapshotDraft.Quote {
        guard let (name, text) = Self.split(typed, at: "="), !name.isEmpty else {
            throw fault(.report.notAnEntry(typed), typed)
        }
        guard let source = configuration.source(named: name) else {
            throw DiagnosticError([unknownSource(name)])
        }
        if source.kind != .value { throw fault(.report.otherKind(name, true), typed) }
        if asOf > day { throw fault(.report.laterThanReport(asOf.isoText, day.isoText), typed) }
        let value = try number(text, of: source.unit, numbers, typed)
        if let range = source.range, !range.contains(value) {
            throw fault(.plausibility.outOfRange(value, range.lowerBound, range.upperBound), typed)
        }
        let latest = Snapshot.Observation(value: value, day: asOf)
        return SnapshotDraft.Quote(source: name, latest: latest)
    }

    private func number(
        _ text: String, of unit: ReportSource.Unit, _ numbers: TypedNumbers, _ typed: String
    ) throws(DiagnosticError) -> ExactDecimal {
        let convention = numbers.convention
        var meaning = PlainNumber.Meaning()
        meaning.symbols = numbers.symbols
        meaning.isSure = numbers.isNamed
        switch unit {
        case .points: break
        case .percent: meaning.isPercentage = true
        case .currency(let currency): meaning.currency = currency
        }
        let number: ExactDecimal
        do {
            number = try PlainNumber(text, convention, meaning).value
        } catch {
            throw fault(.report.notTyped(text, error, convention), typed)
        }
        // A snapshot has no more digits than sources have.
        guard PublishedNumber(number.text()) != nil else {
            throw fault(.report.notTyped(text, .notANumber, convention), typed)
        }
        return number
    }

    // MARK: - Headlines

    private func headline(_ typed: String) throws(DiagnosticError) -> SnapshotDraft.Headline {
        var text = typed
        var name: String?
        if let (start, rest) = Self.split(typed, at: "="),
            configuration.source(named: start) != nil
        {
            (name, text) = (start, rest)
        }
        let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        let title: String
        do throws(Fault) {
            title = try HeadlineText.plain(parts.dropLast().joined(separator: "|"))
        } catch {
            throw fault(error, typed)
        }
        guard parts.count > 1, !title.isEmpty, let address = parts.last,
            URLParts.isWeb(HeadlineText.collapsed(address)),
            let url = WebLink.resolved(address, on: HeadlineText.collapsed(address))
        else { throw fault(.report.notAHeadline(typed), typed) }
        let source = try headlineSource(name, typed)
        return SnapshotDraft.Headline(source: source.name.text, title: title, url: url)
    }

    /// The named source, or the only source of headlines by hand.
    private func headlineSource(
        _ name: String?, _ typed: String
    ) throws(DiagnosticError) -> ReportSource {
        if let name, let source = configuration.source(named: name) {
            if source.kind == .headlines { return source }
            throw fault(.report.otherKind(name, false), typed)
        }
        let byHand = configuration.sources.filter { $0.kind == .headlines && $0.format == .hand }
        guard let source = byHand.first, byHand.count == 1 else {
            throw fault(.report.whichSource(byHand.map(\.name.text)), typed)
        }
        return source
    }

    private static func split(_ text: String, at mark: Character) -> (String, String)? {
        guard let index = text.firstIndex(of: mark) else { return nil }
        return (String(text[..<index]), String(text[text.index(after: index)...]))
    }

    private func fault(_ fault: Fault, _ typed: String) -> DiagnosticError {
        DiagnosticError([Diagnostic(fault, at: .option(typed))])
    }
}

extension SnapshotDraft {
    /// Adds a headline, or replaces the one with the same address.
    fileprivate mutating func add(_ headline: Headline) {
        missingHeadlines.removeAll { $0.source == headline.source }
        let same = headlines.firstIndex { $0.source == headline.source && $0.url == headline.url }
        if let same {
            headlines[same] = headline
        } else {
            headlines.append(headline)
        }
    }
}
