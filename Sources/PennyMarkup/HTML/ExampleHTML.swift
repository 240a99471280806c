public import PennyEngine

/// Renders the computation of a result as part of a text: its inputs, key figures and steps. It has
/// no headings, so it fits below any.
public struct ExampleHTML {
    private let result: Calculation
    private let numbers: NumberWriter

    public init(_ result: Calculation, for readers: Readers) {
        self.result = result
        numbers = NumberWriter(for: readers, currency: result.currency)
    }

    /// - Parameters:
    /// - title: the name of the example.
    /// - address: the address of its own page; nil on that page itself.
    /// - figure: the figure whose steps are shown; nil for all steps.
    public func section(title: String, address: String?, of figure: String?) -> Bytes {
        var out = Bytes()
        out.raw("<section class=\"example\" aria-label=\"")
        numbers.appendPlain(ResultWords.exampleTitle(title: title), to: &out)
        out.raw("\">\n<p class=\"example-title\"><span>")
        numbers.append(ResultWords.example, to: &out)
        out.raw("</span> ")
        appendTitle(title, address, &out)
        out.raw("</p>\n<dl class=\"example-inputs\">\n")
        for input in result.inputs where !input.isDefault {
            InputHTML(numbers).append(input, to: &out)
        }
        out.raw("</dl>\n")
        appendFigures(of: figure, &out)
        appendSteps(of: figure, &out)
        out.raw("</section>\n")
        return out
    }

    private func appendTitle(_ title: String, _ address: String?, _ out: inout Bytes) {
        guard let address else { return out.escaped(title) }
        out.raw("<a href=\"")
        out.escaped(address)
        out.raw("\">")
        out.escaped(title)
        out.raw("</a>")
    }

    private func appendFigures(of figure: String?, _ out: inout Bytes) {
        out.raw("<dl class=\"figures\">\n")
        for one in result.figures {
            if let figure, !one.name.isSameText(as: figure) { continue }
            out.raw("<div class=\"figure\"><dt>")
            numbers.append(one.label, to: &out)
            out.raw("</dt>")
            FigureHTML(numbers).append(one.shown, to: &out)
            out.raw("</div>\n")
        }
        out.raw("</dl>\n")
    }

    private func appendSteps(of figure: String?, _ out: inout Bytes) {
        let steps = result.steps.filter { step in
            guard let figure else { return true }
            return step.figures.contains { $0.isSameText(as: figure) }
        }
        if steps.isEmpty { return }
        out.raw("<ol class=\"example-steps\">\n")
        for step in steps {
            out.raw("<li><p class=\"step-title\">")
            numbers.append(step.title, to: &out)
            out.raw("</p>\n")
            StepHTML(numbers).append(step, to: &out)
            out.raw("</li>\n")
        }
        out.raw("</ol>\n")
    }
}
