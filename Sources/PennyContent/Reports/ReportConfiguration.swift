import PennyDiagnostics

/// The contents of `report.yaml`: the sources and display options of the daily report.
public struct ReportConfiguration: Equatable, Sendable {
    /// The title of the section; nil if the file does not specify one.
    public internal(set) var title: String?
    /// Hosts that may be fetched although their addresses are private.
    public internal(set) var allowedHosts: [LocatedWord] = []
    public internal(set) var sources: [ReportSource] = []
    /// The number of days after which values of sources are stale that say nothing else.
    private var staleAfter = 0
    /// Whether a translation was applied.
    public internal(set) var isTranslated = false

    /// The name of the file, which is next to `site.yaml`.
    public static let fileName = "report.yaml"

    /// The keys of `report.yaml`.
    static let keys: [Key<ReportConfiguration>] = [
        titleKey,
        Key(
            "staleAfter", .wholeNumber(ReportSource.staleDays), .defaults(to: "4"),
            help: "After how many days the report says that a value is old."
        ) { $0.staleAfter = $1 },
        Key(
            "allowHosts", .hosts,
            help: "Hosts that may be asked although their addresses are private."
        ) { $0.allowedHosts = $1 },
        // Special: sources have the report's `staleAfter`.
        Key(
            "sources", special: .list(ReportSource.keys.fields),
            help: "Where the figures and headlines come from."
        ) { reader, field, report in
            let staleAfter = report.staleAfter
            report.sources = reader.mappings(field.name) {
                ReportSource(&$0, staleAfter: staleAfter)
            }
        },
    ]
    static let titleKey = Key<ReportConfiguration>(
        "title", .text, help: "What the report is called."
    ) { $0.title = $1.text }

    /// Reads `report.yaml`.
    public static func read(_ file: ContentText) -> Reading<ReportConfiguration> {
        if let original = file.original { return read(original).translated(by: file) }
        return Reading { () throws(DiagnosticError) in
            let entries = try YAMLReader(path: file.path, firstLine: 1).entries(of: file.text)
            var keys = KeyReader(entries, start: SourceLocation(path: file.path))
            let configuration = ReportConfiguration(&keys)
            keys.reportUnknown(known: Self.keys.names)
            return Reading(configuration, keys.diagnostics)
        }
    }

    private init(_ keys: inout KeyReader) {
        keys.reportColor("redIsUp")
        let mayBeSources = keys.entries.contains {
            $0.key == "sources" || nearMiss(to: $0.key, among: ["sources"]) != nil
        }
        if !mayBeSources { keys.report(.source.noSources, keys.start) }
        keys.read(Self.keys, into: &self)
        var names: [LocatedWord] = []
        for source in sources {
            let name = source.name
            if let first = names.first(where: { $0.text == name.text }) {
                keys.report(.value.duplicateName(name.text, first.location), name.location)
            }
            names.append(name)
        }
    }

    /// The source of this name; nil if there is none.
    public func source(named name: String) -> ReportSource? {
        sources.first { $0.name.text == name }
    }

    /// Whether a text is a host name or address, without other parts of a URL.
    fileprivate static func isHost(_ text: String) -> Bool {
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

extension KeyType where Value == [LocatedWord] {
    /// Names and addresses of hosts.
    fileprivate static var hosts: Self {
        Self(.words) { reader, field in
            let hosts = reader.locatedWords(field.name)
            for host in hosts where !ReportConfiguration.isHost(host.text) {
                reader.report(.source.notAHost(host.text), host.location)
            }
            return hosts
        }
    }
}
