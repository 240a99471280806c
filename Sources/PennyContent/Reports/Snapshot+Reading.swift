import PennyDiagnostics
import PennyEngine

extension Snapshot {
    static let valuesKey = "values"
    private static let keys = [valuesKey, "headlines", "headlinesMissing", "note"]

    /// Reads the snapshot of a day.
    ///
    /// - Parameter fileName: the name without its extension.
    public static func read(_ file: ContentText, fileName: String) -> Reading<Snapshot> {
        Reading { () throws(DiagnosticError) in
            let start = SourceLocation(path: file.path)
            guard let day = CivilDate(iso: fileName) else {
                let fault = Fault.snapshot.reportWithoutDay(
                    fileName, DayName.suggestion(for: fileName))
                throw DiagnosticError([Diagnostic(fault, at: start)])
            }
            // Headlines of many sources make a snapshot longer than files that people write.
            var keys = try ContentFile(data: file, byteLimit: ContentText.byteLimit).keys
            let snapshot = Snapshot(&keys, day)
            keys.reportUnknown(known: Self.keys)
            return Reading(snapshot, keys.diagnostics)
        }
    }

    private init(_ keys: inout KeyReader, _ day: CivilDate) {
        self.day = day
        location = keys.start
        quotes = keys.mappings(Self.valuesKey) { Quote(&$0, on: day) }
        headlines = keys.mappings("headlines") { Headline(&$0) }
        missingHeadlines = keys.mappings("headlinesMissing") { MissingHeadlines(&$0) }
        note = keys.text("note")?.text ?? ""
        Self.reportRepeated(quotes.map(\.source), &keys)
        Self.reportRepeated(missingHeadlines.map(\.source), &keys)
    }

    private static func reportRepeated(_ sources: [LocatedWord], _ keys: inout KeyReader) {
        var seen: [String: SourceLocation] = [:]
        for source in sources {
            if let first = seen[source.text] {
                keys.report(.yaml.duplicateKey(source.text, first), source.location)
            } else {
                seen[source.text] = source.location
            }
        }
    }

    /// Every source that the snapshot names, with its kind there.
    public var sources: [(name: LocatedWord, kind: ReportSource.Kind)] {
        quotes.map { ($0.source, .value) } + headlines.map { ($0.source, .headlines) }
            + missingHeadlines.map { ($0.source, .headlines) }
    }
}

extension Snapshot.Quote {
    private static let keys = [
        "source", "value", "asOf", "previous", "previousAsOf", "earlier", "earlierAsOf",
        "published", "missing", "code",
    ]

    fileprivate init?(_ keys: inout KeyReader, on day: CivilDate) {
        let source = keys.source()
        latest = keys.observation("value", "asOf")
        previous = keys.observation("previous", "previousAsOf")
        earlier = keys.observation("earlier", "earlierAsOf")
        published = Self.published(&keys)
        missing = keys.reason(keys.text("missing"))
        keys.reportUnknown(known: Self.keys)
        Self.checkDays(&keys, latest, on: day)
        for (observation, key) in [(previous, "previousAsOf"), (earlier, "earlierAsOf")] {
            Self.check(observation, key, isBefore: latest, &keys)
        }
        let isMisspelt = keys.entries.contains {
            nearMiss(to: $0.key, among: ["value", "missing"]) != nil
        }
        if let source, !isMisspelt, !keys.has("missing") {
            if !keys.has("value") {
                keys.report(.snapshot.noValueAndNoReason(source.text), source.location)
            } else if keys.has("code") {
                keys.report(.key.missing("missing", "HTTP 404"), keys.start)
            }
        }
        guard let source else { return nil }
        self.source = source
    }

    private static func published(_ keys: inout KeyReader) -> PublishedChange? {
        guard let typed = keys.text("published") else { return nil }
        let change = PublishedChange(typed.text)
        if change == nil { keys.report(.snapshot.notAChange(typed.text), typed.location) }
        return change
    }

    /// Reports days after the report's. A source in another time zone may be one day ahead.
    private static func checkDays(
        _ keys: inout KeyReader, _ latest: Snapshot.Observation?, on day: CivilDate
    ) {
        guard let latest else { return }
        if latest.day.dayNumber > day.dayNumber + 1, let location = keys.text("asOf")?.location {
            keys.report(.snapshot.afterTheReport(latest.day.isoText), location)
        }
    }

    private static func check(
        _ observation: Snapshot.Observation?, _ key: String,
        isBefore latest: Snapshot.Observation?, _ keys: inout KeyReader
    ) {
        guard let observation, let latest, observation.day >= latest.day,
            let location = keys.text(key)?.location
        else { return }
        keys.report(.snapshot.notBefore(key, observation.day.isoText, latest.day.isoText), location)
    }
}

extension Snapshot.Headline {
    fileprivate init?(_ keys: inout KeyReader) {
        let source = keys.source()
        let title = keys.requiredTextOrMisspelt("title", example: "What the news says")
        let hasURL = keys.requiredTextOrMisspelt("url", example: "https://example.org/news") != nil
        let url = hasURL ? keys.webAddress("url") : nil
        time = Self.time(&keys)
        keys.reportUnknown(known: ["source", "title", "url", "time"])
        guard let source, let title, let url else { return nil }
        self.source = source
        self.title = title.text
        self.url = url
    }

    private static func time(_ keys: inout KeyReader) -> Moment? {
        guard let typed = keys.text("time") else { return nil }
        let time = Moment(rfc3339: typed.text)
        if time == nil { keys.report(.snapshot.notATime("time", typed.text), typed.location) }
        return time
    }
}

extension Snapshot.MissingHeadlines {
    fileprivate init?(_ keys: inout KeyReader) {
        let source = keys.source()
        let reason = keys.requiredTextOrMisspelt("reason", example: "HTTP 404")
        let coded = keys.reason(reason)
        keys.reportUnknown(known: ["source", "reason", "code"])
        guard let source, let coded else { return nil }
        self.source = source
        self.reason = coded
    }
}

extension KeyReader {
    fileprivate mutating func source() -> LocatedWord? {
        requiredTextOrMisspelt("source", example: "vix")
    }

    /// Reads a reason with its code.
    fileprivate mutating func reason(_ text: LocatedWord?) -> MissingReason? {
        let code = choice("code", among: MissingCode.allCases.map(\.rawValue))
        return text.map {
            MissingReason(text: $0.text, code: code.flatMap(MissingCode.init(rawValue:)))
        }
    }

    /// Reads a value and its day, each of which requires the other.
    fileprivate mutating func observation(
        _ valueKey: String, _ dayKey: String
    ) -> Snapshot.Observation? {
        let hasValue = entries.contains { $0.key == valueKey }
        let hasDay = entries.contains { $0.key == dayKey }
        let isDayMisspelt = entries.contains {
            $0.key != valueKey && nearMiss(to: $0.key, among: [dayKey]) != nil
        }
        if hasValue, !hasDay, !isDayMisspelt {
            report(.key.missing(dayKey, "2026-05-27"), start)
        }
        let day = date(dayKey)
        let typed =
            hasDay && !hasValue
            ? requiredTextOrMisspelt(valueKey, example: "17.01") : text(valueKey)
        guard let typed else { return nil }
        guard let value = ExactDecimal(plain: typed.text) else {
            report(.snapshot.notAPlainNumber(valueKey, typed.text), typed.location)
            return nil
        }
        return day.map { Snapshot.Observation(value: value, day: $0) }
    }
}
