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
        numbers.append(step.formula, to: &out)
        out.raw("</p>\n")
        if !step.numbers.isEmpty {
            out.raw("<p class=\"formula numbers\">")
            numbers.append(step.numbers, to: &out)
            out.raw("</p>\n")
        }
        out.raw("<p class=\"answer\">= ")
        numbers.append(step.answer, to: &out)
        out.raw("</p>\n")
        if step.rounding.isEmpty && step.source.isEmpty { return }
        out.raw("<p class=\"why\">")
        numbers.append(step.rounding, to: &out)
        if !step.source.isEmpty {
            if !step.rounding.isEmpty { out.raw(" ") }
            out.raw("Source: ")
            out.escaped(step.source)
            out.raw(".")
        }
        out.raw("</p>\n")
    }
}
