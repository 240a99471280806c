import PennyDiagnostics
import PennyEngine
import PennyPattern

extension ReportSource {
    static let keys = [
        "name", "label", "about", "kind", "every", "show", "url", "file", "format", "column",
        "date", "row",
        "dateFormat", "decimalMark", "onFailure",
        "xpath", "selector",
        "change", "expect", "matches", "range", "limit", "unit", "decimals", "staleAfter",
        "attribution", "licence", "link",
    ]
    static let staleDays = 0...3650
    /// The default for monthly values: one month, plus a month until publication.
    private static let monthsStaleAfter = 75

    /// Reads one source of `report.yaml`. Nil if it has no name, since every other fault would then
    /// be reported twice.
    init?(_ keys: inout KeyReader, staleAfter: Int) {
        defer { keys.reportUnknown(known: Self.keys) }
        let name = Self.name(&keys)
        let label = keys.text("label")?.text
        about = keys.text("about")?.text
        let kind = Self.kind(&keys)
        let format = Self.format(&keys, of: kind)
        file = Self.file(&keys)
        url = Self.address(&keys, format, hasFile: file != nil)
        dateFormat = Self.dateFormat(&keys)
        decimalMark = Self.word("decimalMark", &keys) ?? .point
        onFailure = Self.word("onFailure", &keys) ?? .warn
        column = keys.located("column")
        dateColumn = keys.located("date")
        row = keys.located("row")
        element = Self.element(&keys, format)
        change = keys.located("change").map(ElementPath.init(detecting:))
        let count = keys.wholeNumber("expect", in: 1...1000)
        expected = count ?? (format == .html && kind == .value ? 1 : nil)
        matches = Self.pattern(&keys)
        range = Self.range(&keys)
        limit = keys.wholeNumber("limit", in: 1...100) ?? 5
        unit = Self.unit(&keys)
        decimals = keys.wholeNumber("decimals", in: 0...8)
        every = Self.word("every", &keys) ?? .day
        changeSpan = Self.changeSpan(&keys)
        keys.reportColor("rise")
        self.staleAfter =
            keys.wholeNumber("staleAfter", in: Self.staleDays)
            ?? (every == .month ? Self.monthsStaleAfter : staleAfter)
        let attribution = keys.requiredTextOrMisspelt("attribution", example: "Name of the source")
        let licence = keys.requiredTextOrMisspelt("licence", example: "CC BY 4.0")
        self.attribution = attribution?.text ?? ""
        self.licence = licence?.text ?? ""
        link = keys.webAddress("link")
        Self.reportMisfits(&keys, kind, format)
        guard let name, let kind, let format else { return nil }
        self.name = name
        self.label = label ?? Slug.title(of: name.text)
        self.kind = kind
        self.format = format
    }

    // MARK: - Identity

    private static func name(_ keys: inout KeyReader) -> LocatedWord? {
        guard let typed = keys.requiredWord("name", example: "vix") else { return nil }
        if !Slug.isValid(typed.text) {
            let suggestion = Slug.suggestion(for: typed.text)
            keys.report(.badName(typed.text, suggestion: suggestion), typed.location)
        } else if typed.text == "index" || CivilDate(iso: typed.text) != nil {
            keys.report(.reservedName(typed.text), typed.location)
        }
        return typed
    }

    private static func kind(_ keys: inout KeyReader) -> Kind? {
        let known = Kind.allCases.map(\.rawValue)
        guard keys.requiredTextOrMisspelt("kind", example: "value") != nil else { return nil }
        return keys.choice("kind", among: known).flatMap(Kind.init(rawValue:))
    }

    /// Reads one of the words of an enumeration.
    private static func word<Word: RawRepresentable<String> & CaseIterable>(
        _ key: String, _ keys: inout KeyReader
    ) -> Word? {
        keys.choice(key, among: Word.allCases.map(\.rawValue)).flatMap(Word.init(rawValue:))
    }

    private static func format(_ keys: inout KeyReader, of kind: Kind?) -> Format? {
        guard let typed = keys.requiredTextOrMisspelt("format", example: "csv"),
            let format = keys.choice("format", among: Format.allCases.map(\.rawValue))
                .flatMap(Format.init(rawValue:))
        else { return nil }
        if let kind, !Format.formats(of: kind).contains(format) {
            let known = Format.formats(of: kind).map(\.rawValue)
            keys.report(
                .formatOfOtherKind(typed.text, kind: kind.rawValue, known: known), typed.location)
        }
        return format
    }

    /// Reads the path of a file below the site's folder.
    private static func file(_ keys: inout KeyReader) -> LocatedWord? {
        guard let typed = keys.located("file") else { return nil }
        let parts = typed.text.split(separator: "/", omittingEmptySubsequences: false)
        let isBelow = parts.allSatisfy { !["", ".", ".."].contains($0) }
        if !isBelow || typed.text.contains("\\") || typed.text.contains(":") {
            keys.report(.notASourceFile(typed.text), typed.location)
        } else if parts.contains(where: { $0.utf8.first == UInt8(ascii: ".") }) {
            keys.report(.hiddenSourceFile(typed.text), typed.location)
        } else if !isRead(parts.last ?? "") {
            keys.report(.unreadSourceFile(typed.text, known: fileEndings), typed.location)
        }
        return typed
    }

    /// The file types that answer readers support. Other files may be private.
    static let fileEndings = ["csv", "tsv", "txt", "html", "htm", "xhtml", "xml", "rss", "atom"]

    private static func isRead(_ name: Substring) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && fileEndings.contains(parts.last?.lowercased() ?? "")
    }

    private static func dateFormat(_ keys: inout KeyReader) -> DayPattern? {
        guard let typed = keys.located("dateFormat") else { return nil }
        if let pattern = DayPattern(typed.text) { return pattern }
        keys.report(.notADateFormat(typed.text), typed.location)
        return nil
    }

    private static func address(
        _ keys: inout KeyReader, _ format: Format?, hasFile: Bool
    ) -> LocatedWord? {
        if hasFile {
            if let url = keys.located("url") { keys.report(.urlAndFile, url.location) }
            return nil
        }
        let isNeeded = format.map { $0 != .hand } ?? false
        guard
            let typed = isNeeded
                ? keys.requiredWord("url", example: "https://example.org/daily.csv")
                : keys.located("url")
        else { return nil }
        if !WebAddress.isValid(typed.text) {
            keys.report(.notAWebAddress(key: "url", typed.text), typed.location)
        }
        return typed
    }

    // MARK: - Location in the answer

    private static func element(_ keys: inout KeyReader, _ format: Format?) -> ElementPath? {
        let xpath = keys.located("xpath")
        let selector = keys.located("selector")
        if let selector, xpath != nil { keys.report(.bothPaths, selector.location) }
        let isMisspelt = keys.entries.contains {
            nearMiss(to: $0.key, among: ["xpath", "selector"]) != nil
        }
        if format == .html, xpath == nil, selector == nil, !isMisspelt {
            keys.report(.neitherPath, keys.start)
        }
        if let selector { return ElementPath(language: .selector, text: selector) }
        return xpath.map { ElementPath(language: .xpath, text: $0) }
    }

    // MARK: - Conditions on the value

    private static func pattern(_ keys: inout KeyReader) -> LocatedWord? {
        guard let typed = keys.located("matches") else { return nil }
        do throws(PatternProblem) {
            _ = try TextPattern(typed.text)
            return typed
        } catch {
            keys.report(.notAPattern(typed.text, error), typed.location)
            return nil
        }
    }

    private static func range(_ keys: inout KeyReader) -> ClosedRange<ExactDecimal>? {
        guard let typed = keys.text("range") else { return nil }
        let words = typed.text.split(whereSeparator: \.isWhitespace)
        if words.count == 3, words[1] == "to", let lower = ExactDecimal(plain: String(words[0])),
            let upper = ExactDecimal(plain: String(words[2])), lower <= upper
        {
            return lower...upper
        }
        keys.report(.notARange(typed.text), typed.location)
        return nil
    }

    /// Reads what pages show: `value`, or a change over a time.
    private static func changeSpan(_ keys: inout KeyReader) -> ChangeSpan? {
        guard let typed = keys.text("show"), typed.text != "value" else { return nil }
        let span = ChangeSpan(typed.text)
        if span == nil { keys.report(.notShown(typed.text), typed.location) }
        return span
    }

    private static func unit(_ keys: inout KeyReader) -> Unit {
        guard let typed = keys.text("unit") else { return .points }
        switch typed.text {
        case "points": return .points
        case "percent": return .percent
        default:
            if let currency = Currency(code: typed.text) { return .currency(currency) }
            let words = ["points", "percent"]
            let near =
                nearMiss(to: typed.text, among: words)
                ?? nearMiss(to: typed.text.uppercased(), among: Currency.allCodes)
            let fault = ContentFault.unknownChoice(
                key: "unit", typed.text, near: near, known: words + ["a currency code such as USD"])
            keys.report(fault, typed.location)
            return .points
        }
    }

    // MARK: - Keys of other sources

    private static let fetched: Set<Format> = [.csv, .rss, .atom, .feed, .html]

    /// The formats and kinds that a key belongs to. All other keys fit every source.
    private static let owners: [(key: String, formats: Set<Format>, kind: Kind?)] = [
        ("url", fetched, nil), ("file", fetched, nil), ("onFailure", fetched, nil),
        ("dateFormat", [.csv], nil), ("decimalMark", [.csv, .html], .value),
        ("column", [.csv], nil), ("date", [.csv], nil), ("row", [.csv], nil),
        ("xpath", [.html], nil), ("selector", [.html], nil), ("expect", [.html], nil),
        ("change", [.html], .value), ("matches", [.csv, .html], nil),
        ("range", Set(Format.allCases), .value), ("limit", Set(Format.allCases), .headlines),
        ("unit", Set(Format.allCases), .value), ("decimals", Set(Format.allCases), .value),
        ("staleAfter", Set(Format.allCases), .value), ("about", Set(Format.allCases), .value),
        ("every", Set(Format.allCases), .value), ("show", Set(Format.allCases), .value),
    ]

    private static func reportMisfits(_ keys: inout KeyReader, _ kind: Kind?, _ format: Format?) {
        for entry in keys.entries {
            guard let owner = owners.first(where: { $0.key == entry.key }) else { continue }
            if let wanted = owner.kind, let kind, kind != wanted {
                keys.report(
                    .keyOfOtherKind(entry.key, kind: kind.rawValue, wanted: wanted.rawValue),
                    entry.keyLocation)
            } else if let format, !owner.formats.contains(format) {
                let wanted = Format.allCases.filter(owner.formats.contains).map(\.rawValue)
                keys.report(
                    .keyOfOtherFormat(entry.key, format: format.rawValue, wanted: wanted),
                    entry.keyLocation)
            }
        }
    }
}

extension KeyReader {
    /// Reports a key of the colors that reports had.
    mutating func reportColor(_ key: String) {
        guard node(key) != nil,
            let entry = entries.first(where: { KeyName.isSame($0.key, as: key) })
        else { return }
        report(.noColors(key), entry.keyLocation)
    }
}

extension ReportSource.ElementPath {
    /// Creates a path and detects its language: no selector begins with a slash, a bracket, or a
    /// point before a slash.
    init(detecting text: LocatedWord) {
        let isXPath = ["/", "(", "./"].contains { text.text.hasPrefix($0) }
        self.init(language: isXPath ? .xpath : .selector, text: text)
    }
}
