public import PennyEngine

/// Renders a result as HTML: the element `#result` and the list of inputs.
///
/// The build and, after a change of the inputs, the browser produce the same bytes. Nothing here
/// depends on the calculator.
public struct ResultHTML {
    let result: Calculation
    let numbers: NumberWriter

    public init(_ result: Calculation, for readers: Readers) {
        self.result = result
        numbers = NumberWriter(for: readers, currency: result.currency)
    }

    /// Renders the whole result: key figures, charts, tables, steps and checks.
    public func section() -> Bytes {
        var out = Bytes()
        out.reserve(24_576 + result.tables.reduce(0) { $0 + $1.cells.count * 28 })
        out.raw("<div id=\"")
        out.raw(ElementID.result)
        out.raw("\" class=\"result\">\n")
        appendFigures(&out)
        appendNotes(&out)
        for chart in result.charts {
            if chart.kind == .bars {
                BarChart(chart, numbers).append(to: &out)
            } else {
                ChartSVG(chart, numbers).append(to: &out)
            }
        }
        appendTables(&out)
        appendSteps(&out)
        appendProofs(&out)
        out.raw("</div>\n")
        return out
    }

    /// Renders only the key figures, as the element `#result` of a page that shows nothing else of
    /// it.
    public func keyFigures() -> Bytes {
        var out = Bytes()
        out.raw("<div id=\"")
        out.raw(ElementID.result)
        out.raw("\" class=\"result\">\n")
        appendFigures(&out)
        out.raw("</div>\n")
        return out
    }

    /// Appends the tables. A table of years is combined with the rows it adds up, if there are any.
    private func appendTables(_ out: inout Bytes) {
        let parts = result.tables.map { $0.parts(in: result.tables) }
        for (table, long) in zip(result.tables, parts) {
            if let long {
                TableHTML(long, numbers).appendYears(table, to: &out)
            } else if !parts.contains(where: { $0?.name.isSameText(as: table.name) == true }) {
                TableHTML(table, numbers).append(to: &out)
            }
        }
    }

    private func appendFigures(_ out: inout Bytes) {
        if let answer = result.answer {
            out.raw("<p class=\"answer\">")
            numbers.append(answer, to: &out)
            out.raw("</p>\n")
        }
        out.raw("<dl class=\"figures\">\n")
        for (index, figure) in result.figures.enumerated() {
            out.raw(index == 0 ? "<div class=\"figure main\"><dt>" : "<div class=\"figure\"><dt>")
            numbers.append(figure.label, to: &out)
            out.raw("</dt>")
            FigureHTML(numbers).append(figure.shown, to: &out)
            out.raw("</div>\n")
        }
        out.raw("</dl>\n")
    }

    private func appendNotes(_ out: inout Bytes) {
        for note in result.notes {
            out.raw("<p class=\"note\">")
            numbers.append(note, to: &out)
            out.raw("</p>\n")
        }
    }

    // MARK: - Steps

    private func appendSteps(_ out: inout Bytes) {
        if result.steps.isEmpty { return }
        out.raw("<section class=\"steps\">\n<h2 id=\"")
        out.raw(ElementID.steps)
        out.raw("\">")
        numbers.append(ResultWords.headingSteps, to: &out)
        out.raw("</h2>\n<ol>\n")
        for step in result.steps { append(step, &out) }
        out.raw("</ol>\n</section>\n")
    }

    private func append(_ step: Step, _ out: inout Bytes) {
        out.raw("<li>\n<h3>")
        numbers.append(step.title, to: &out)
        out.raw("</h3>\n")
        StepHTML(numbers).append(step, to: &out)
        out.raw("</li>\n")
    }

    private func appendProofs(_ out: inout Bytes) {
        if result.proofs.isEmpty { return }
        out.raw("<section class=\"proof\">\n<h2 id=\"")
        out.raw(ElementID.proofs)
        out.raw("\">")
        numbers.append(ResultWords.headingProofs, to: &out)
        out.raw("</h2>\n<ul>\n")
        for proof in result.proofs {
            if proof.holds {
                out.raw("<li>")
            } else {
                out.raw("<li class=\"fails\"><strong>")
                numbers.append(ResultWords.proofFails, to: &out)
                out.raw("</strong> ")
            }
            numbers.append(proof.statement, to: &out)
            out.raw("</li>\n")
        }
        out.raw("</ul>\n</section>\n")
    }

    // MARK: - Inputs

    /// Renders the inputs as understood: the typed ones, then the defaults of the others.
    public func inputs() -> Bytes {
        var out = Bytes()
        out.raw("<section id=\"")
        out.raw(ElementID.inputs)
        out.raw("\" class=\"inputs\">\n<h2>")
        numbers.append(ResultWords.headingInputs, to: &out)
        out.raw("</h2>\n")
        appendInputs(areDefaults: false, &out)
        if result.inputs.contains(where: { $0.isDefault }) {
            out.raw("<h3>")
            numbers.append(ResultWords.headingDefaults, to: &out)
            out.raw("</h3>\n")
            appendInputs(areDefaults: true, &out)
        }
        out.raw("</section>\n")
        return out
    }

    private func appendInputs(areDefaults: Bool, _ out: inout Bytes) {
        out.raw(areDefaults ? "<dl class=\"defaults\">\n" : "<dl>\n")
        for input in result.inputs where input.isDefault == areDefaults {
            InputHTML(numbers).append(input, members: result.members, to: &out)
        }
        out.raw("</dl>\n")
    }
}
