public import PennyEngine

/// Writes the problems of a request for its form, one line each: input, entry of a list (from 0),
/// field of the entry, its label, what to do, and the texts that the reader may have meant, with
/// tabs between. What a problem does not have is left empty.
public struct ProblemLines {
    private let problems: [InputProblem]
    private let fields: [InputField]
    private let numbers: NumberWriter

    /// - Parameters:
    ///   - fields: those of the form.
    ///   - numbers: writes for its readers.
    public init(_ problems: InputProblems, of fields: [InputField], _ numbers: NumberWriter) {
        self.problems = problems.problems
        self.fields = fields
        self.numbers = numbers
    }

    public func file() -> Bytes {
        var out = Bytes()
        for problem in problems {
            append(problem.place.input, &out)
            out.raw("\t")
            if let entry = problem.place.entry { out.number(entry) }
            out.raw("\t")
            if let field = problem.place.field { append(field, &out) }
            let form = FormProblem(problem, of: fields, numbers)
            if let inner = form.inner {
                out.raw(".")
                append(inner.problem.place.input, &out)
            }
            out.raw("\t")
            append(numbers.text(form.place), &out)
            out.raw("\t")
            append(numbers.text(form.message), &out)
            for answer in form.answers {
                out.raw("\t")
                append(answer, &out)
            }
            out.raw("\n")
        }
        return out
    }

    /// What was typed may hold the separators; they become spaces.
    private func append(_ text: String, _ out: inout Bytes) {
        for byte in text.bytes { out.byte(byte < 0x20 ? UInt8(ascii: " ") : byte) }
    }
}
