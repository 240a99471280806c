import PennyDiagnostics

/// The contents of `report.yaml`: the sources and display options of the daily report.
public struct ReportConfiguration: Equatable, Sendable {
    /// The title of the section; nil if the file does not specify one.
    public internal(set) var title: String?
    /// Hosts that may be fetched although their addresses are private.
    public let allowedHosts: [LocatedWord]
    public internal(set) var sources: [ReportSource]
    /// Whether a translation was applied.
    public internal(set) var isTranslated = false

    /// The name of the file, which is next to `site.yaml`.
    public static let fileName = "report.yaml"

    static let keys = ["title", "staleAfter", "allowHosts", "sources"]
    static let standardStaleAfter = 4

    /// Reads `report.yaml`.
    public static func read(_ file: ContentText) -> Reading<ReportConfiguration> {
        if let original = file.original { return read(original).translated(by: file) }
        return Reading { () throws(DiagnosticError) in
            let entries = try YAMLReader(path: file.path, firstLine: 1).entries(of: file.text)
            var keys = KeyReader(entries, start: SourceLocation(path: file.path))
            let configuration = ReportConfiguration(&keys)
            keys.reportUnknown(known: Self.keys)
            return Reading(configuration, keys.diagnostics)
        }
    }

    private init(_ keys: inout KeyReader) {
        title = keys.text("title")?.text
        keys.reportColor("redIsUp")
        let staleAfter =
            keys.wholeNumber("staleAfter", in: ReportSource.staleDays) ?? Self.standardStaleAfter
        allowedHosts = keys.locatedWords("allowHosts")
        for host in allowedHosts where !Self.isHost(host.text) {
            keys.report(.notAHost(host.text), host.location)
        }
        let mayBeSources = keys.entries.contains {
            $0.key == "sources" || nearMiss(to: $0.key, among: ["sources"]) != nil
        }
        if !mayBeSources { keys.report(.noSources, keys.start) }
        sources = keys.mappings("sources") { ReportSource(&$0, staleAfter: staleAfter) }
        var names: [LocatedWord] = []
        for source in sources {
            let name = source.name
            if let first = names.first(where: { $0.text == name.text }) {
                keys.report(.duplicateName(name.text, first: first.location), name.location)
            }
            names.append(name)
        }
    }

    /// The source of this name; nil if there is none.
    public func source(named name: String) -> ReportSource? {
        sources.first { $0.name.text == name }
    }

    /// Whether a text is a host name or address, without other parts of a URL.
    private static func isHost(_ text: String) -> Bool {
        func isPlain(_ character: Character?) -> Bool {
            character.map { $0.isASCII && ($0.isLetter || $0.isNumber) } == true
        }
        let isAddress =
            text.contains(":")
            && text.allSatisfy { $0.isASCII && $0.isHexDigit || $0 == ":" || $0 == "." }
        let isName =
            isPlain(text.first) && isPlain(text.last)
            && text.allSatisfy { isPlain($0) || $0 == "." || $0 == "-" }
        return isAddress || isName
    }
}
