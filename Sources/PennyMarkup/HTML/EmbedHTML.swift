public import PennyEngine

/// Renders part of a result as part of a text: a chart, a table, key figures or a comparison, as on
/// the result's own page, with a link to that page. It has no headings and no `id`s, so it fits
/// below any heading and can appear twice.
public struct EmbedHTML {
    /// A result with the address of its own page.
    public struct Source: Sendable {
        let title: String
        let address: String?
        public let result: Calculation

        /// - Parameter address: nil on the result's own page.
        public init(title: String, address: String?, _ result: Calculation) {
            self.title = title
            self.address = address
            self.result = result
        }
    }

    /// The part of the result that is shown.
    public enum Part: Sendable {
        case chart(Chart)
        /// A table; a long one is folded unless `isOpen`.
        case table(Table, isOpen: Bool)
        case figures([Figure])
        case comparison
    }

    private let title: String?
    private let sources: [Source]
    private let readers: Readers
    private let numbers: NumberWriter

    /// Creates the part; nil without a source.
    ///
    /// - Parameter title: the heading; nil for the part's own name.
    public init?(title: String?, of sources: [Source], for readers: Readers) {
        guard let first = sources.first else { return nil }
        self.title = title
        self.sources = sources
        self.readers = readers
        numbers = NumberWriter(for: readers, currency: first.result.currency)
    }

    /// Renders the part in a section.
    public func section(_ part: Part) -> Bytes {
        var out = Bytes()
        out.raw("<section class=\"embedded\" aria-label=\"")
        out.escaped(title ?? sources[0].title)
        out.raw("\">\n")
        appendTitle(part, &out)
        append(part, &out)
        appendSources(&out)
        out.raw("</section>\n")
        return out
    }

    private func appendTitle(_ part: Part, _ out: inout Bytes) {
        var own: Message?
        if let title {
            own = .text(title)
        } else if case .table(let table, _) = part {
            own = table.title
        } else if case .figures = part {
            own = .text(sources[0].title)
        }
        guard let own else { return }
        out.raw("<p class=\"embedded-title\">")
        numbers.append(own, to: &out)
        out.raw("</p>\n")
    }

    private func append(_ part: Part, _ out: inout Bytes) {
        switch part {
        case .chart(let chart):
            if chart.kind == .bars {
                BarChart(chart, numbers).append(to: &out)
            } else {
                ChartSVG(chart, numbers).append(to: &out)
            }
        case .table(let table, let isOpen):
            TableHTML(table, numbers).appendInText(isOpen: isOpen, to: &out)
        case .figures(let figures): append(figures, &out)
        case .comparison:
            let members = sources.map { (title: $0.title, result: $0.result) }
            if let beside = BesideHTML(members, for: readers) {
                out.append(beside.section(isInText: true))
            }
        }
    }

    private func append(_ figures: [Figure], _ out: inout Bytes) {
        out.raw("<dl class=\"figures\">\n")
        for figure in figures {
            out.raw("<div class=\"figure\"><dt>")
            numbers.append(figure.label, to: &out)
            out.raw("</dt>")
            FigureHTML(numbers).append(figure.shown, to: &out)
            out.raw("</div>\n")
        }
        out.raw("</dl>\n")
    }

    private func appendSources(_ out: inout Bytes) {
        if sources.allSatisfy({ $0.address == nil }) { return }
        out.raw("<p class=\"embedded-source\">")
        numbers.append(ResultWords.embeddedSource, to: &out)
        for (index, source) in sources.enumerated() {
            guard let address = source.address else { continue }
            out.raw(index == 0 ? " <a href=\"" : " · <a href=\"")
            out.escaped(address)
            out.raw("\">")
            out.escaped(source.title)
            out.raw("</a>")
        }
        out.raw("</p>\n")
    }
}
