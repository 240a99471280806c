import PennyEngine

/// Renders a step below its title: the rule, the rule with this case's numbers, the result, and the
/// reason of its rounding.
struct StepHTML {
    private let numbers: NumberWriter

    init(_ numbers: NumberWriter) {
        self.numbers = numbers
    }

    func append(_ step: Step, to out: inout Bytes) {
        out.raw("<p class=\"formula\">")
        numbers.append(step.formula, to: &out)
        out.raw("</p>\n")
        if let values = step.numbers {
            out.raw("<p class=\"formula numbers\">")
            numbers.append(values, to: &out)
            out.raw("</p>\n")
        }
        if let answer = step.answer {
            out.raw("<p class=\"answer\">= ")
            numbers.append(answer, to: &out)
            out.raw("</p>\n")
        }
        if step.rounding == nil && step.source == nil { return }
        out.raw("<p class=\"why\">")
        if let rounding = step.rounding { numbers.append(rounding, to: &out) }
        if let source = step.source {
            if step.rounding != nil { out.raw(" ") }
            numbers.append(ResultWords.stepSource(source: source), to: &out)
        }
        out.raw("</p>\n")
    }
}
