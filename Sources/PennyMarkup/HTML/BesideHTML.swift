public import PennyEngine

/// Renders results of one calculator side by side: the finding that readers ask for first, the
/// figures with their differences from the first set, the inputs that differ, and one chart of all.
public final class BesideHTML {
    /// An input of at least one result; nil for results without it.
    private struct Input {
        let name: String
        let label: Message
        /// The fields of the entries, if the input is a list.
        let columns: [InputField]
        let values: [Quantity?]
    }

    private let titles: [String]
    private let sets: SetsBeside
    private let inputs: [Input]
    private let numbers: NumberWriter

    /// Creates the comparison; nil for results that cannot be compared.
    public init?(
        _ members: [(title: String, result: Calculation)], for readers: Readers,
        months: Int? = nil, from today: CivilDate? = nil
    ) {
        titles = members.map { $0.title }
        inputs = Self.inputs(members.map { $0.result })
        guard let first = members.first,
            let sets = SetsBeside(members, months: months, from: today)
        else { return nil }
        self.sets = sets
        numbers = NumberWriter(for: readers, currency: first.result.currency)
    }

    private static func inputs(_ results: [Calculation]) -> [Input] {
        var found: [Input] = []
        for (index, result) in results.enumerated() {
            for input in result.inputs {
                let isKnown = results[..<index].contains { $0.input(input.name) != nil }
                if isKnown { continue }
                let values = results.map { $0.input(input.name)?.quantity }
                let texts = zip(results, values).map { result, value in
                    value.map { SetIdentityText(result).text($0).bytes } ?? []
                }
                if texts.allSatisfy({ $0 == texts[0] }) { continue }
                found.append(
                    Input(
                        name: input.name, label: input.label, columns: input.columns,
                        values: values))
            }
        }
        return found
    }

    /// Renders the element `#beside`; within a text it has no `id`.
    public func section(isInText: Bool = false) -> Bytes {
        var out = Bytes()
        out.raw("<div")
        if !isInText {
            out.raw(" id=\"")
            out.raw(ElementID.beside)
            out.raw("\"")
        }
        out.raw(" class=\"beside-sets\">\n")
        out.raw("<p class=\"finding\">")
        numbers.append(sets.finding, to: &out)
        out.raw("</p>\n")
        appendTable(&out)
        for note in sets.notes {
            out.raw("<p class=\"detail\">")
            numbers.append(note, to: &out)
            out.raw("</p>\n")
        }
        for chart in sets.charts {
            if chart.kind == .bars {
                BarChart(chart, numbers).append(to: &out)
            } else {
                ChartSVG(chart, numbers).append(to: &out)
            }
        }
        out.raw("</div>\n")
        return out
    }

    private func appendTable(_ out: inout Bytes) {
        out.raw("<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"")
        numbers.appendPlain(SetsBeside.title, to: &out)
        out.raw("\">\n<table class=\"of-")
        out.number(titles.count)
        out.raw("\" aria-label=\"")
        numbers.appendPlain(SetsBeside.title, to: &out)
        out.raw("\">\n<thead>\n<tr><th scope=\"col\">")
        numbers.append(SetsBeside.figures, to: &out)
        out.raw("</th>")
        for title in titles {
            out.raw("<th scope=\"col\" class=\"n\">")
            out.escaped(title)
            out.raw("</th>")
        }
        out.raw("</tr>\n</thead>\n")
        out.raw("<tbody>\n")
        if let deciding = sets.deciding { append(deciding, &out) }
        if sets.isOfPartOfTheTime {
            out.raw("</tbody>\n")
            beginGroup(ResultWords.besideWholeTime, &out)
        }
        for row in sets.rows { append(row, &out) }
        out.raw("</tbody>\n")
        beginGroup(inputs.isEmpty ? SetsBeside.sameInputs : SetsBeside.inputs, &out)
        for input in inputs { append(input, &out) }
        out.raw("</tbody>\n</table>\n</div>\n")
    }

    private func beginGroup(_ heading: Message, _ out: inout Bytes) {
        out.raw("<tbody class=\"group\">\n<tr class=\"group-head\">")
        out.raw("<th scope=\"rowgroup\" colspan=\"")
        out.number(titles.count + 1)
        out.raw("\">")
        numbers.append(heading, to: &out)
        out.raw("</th></tr>\n")
    }

    private func begin(_ label: Message, _ out: inout Bytes) {
        out.raw("<tr><th scope=\"row\">")
        numbers.append(label, to: &out)
        out.raw("</th>")
    }

    private func append(_ row: SetsBeside.Row, _ out: inout Bytes) {
        begin(row.label, &out)
        let first = numbers.text(row.values[0])
        for (value, difference) in zip(row.values, row.differences) {
            out.raw("<td class=\"n\">")
            numbers.append(value, to: &out)
            if let difference {
                out.raw(" <span class=\"than\">")
                // Values that look the same to readers count as equal.
                let isSame = numbers.text(value).isSameText(as: first)
                numbers.append(isSame ? SetsBeside.same : difference, to: &out)
                out.raw("</span>")
            }
            out.raw("</td>")
        }
        out.raw("</tr>\n")
    }

    private func append(_ input: Input, _ out: inout Bytes) {
        begin(input.label, &out)
        for value in input.values {
            out.raw("<td class=\"n\">")
            if let value {
                InputHTML(numbers).append(value, of: input.name, input.columns, to: &out)
            } else {
                numbers.append(SetsBeside.none, to: &out)
            }
            out.raw("</td>")
        }
        out.raw("</tr>\n")
    }
}
