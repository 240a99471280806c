import PennyEngine

/// Writes a step below its title: the rule, the rule with this case's numbers,
/// what comes out, and why it was rounded so.
struct StepHTML {
    private let numbers: NumberWriter

    init(_ numbers: NumberWriter) {
        self.numbers = numbers
    }

    func append(_ step: Step, to out: inout Bytes) {
        out.raw("<p class=\"formula\">")
        out.escaped(numbers.text(step.formula))
        out.raw("</p>\n")
        if !step.numbers.isEmpty {
            out.raw("<p class=\"formula numbers\">")
            out.escaped(numbers.text(step.numbers))
            out.raw("</p>\n")
        }
        out.raw("<p class=\"answer\">= ")
        out.escaped(numbers.text(step.answer))
        out.raw("</p>\n")
        if step.rounding.isEmpty && step.source.isEmpty { return }
        out.raw("<p class=\"why\">")
        out.escaped(numbers.text(step.rounding))
        if !step.source.isEmpty {
            if !step.rounding.isEmpty { out.raw(" ") }
            out.raw("Source: ")
            out.escaped(step.source)
            out.raw(".")
        }
        out.raw("</p>\n")
    }
}
