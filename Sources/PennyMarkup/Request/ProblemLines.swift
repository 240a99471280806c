public import PennyEngine

/// Writes the problems of a request for its form, one line each, with tabs between: input, entry
/// of a list (from 0), field of the entry, its label, `missing` if it is not filled in yet or
/// `wanting` if another input is not, the instruction, and the possible meanings of the text.
/// Missing parts are empty.
public struct ProblemLines {
    private let problems: [InputProblem]
    private let fields: [InputField]
    private let numbers: NumberWriter

    /// - Parameters:
    /// - fields: the fields of the form.
    /// - numbers: writes for its readers.
    public init(_ problems: InputProblems, of fields: [InputField], _ numbers: NumberWriter) {
        self.problems = problems.problems
        self.fields = fields
        self.numbers = numbers
    }

    public func file() -> Bytes {
        var out = Bytes()
        for problem in problems {
            append(problem.path.input, &out)
            out.raw("\t")
            if let entry = problem.path.entry { out.number(entry) }
            out.raw("\t")
            if let field = problem.path.field { append(field, &out) }
            let form = FormProblem(problem, of: fields, numbers)
            if let path = form.inner?.problem.path {
                out.raw(".")
                append(path.input, &out)
                if let entry = path.entry {
                    out.raw(".")
                    out.number(entry)
                    out.raw(".")
                    append(path.field ?? "", &out)
                }
            }
            out.raw("\t")
            append(numbers.text(form.location), &out)
            out.raw(form.isMissing ? "\tmissing\t" : form.isWanting ? "\twanting\t" : "\t\t")
            append(numbers.text(form.message), &out)
            for answer in form.answers {
                out.raw("\t")
                append(answer, &out)
            }
            out.raw("\n")
        }
        return out
    }

    /// Appends a text; separators in it become spaces.
    private func append(_ text: String, _ out: inout Bytes) {
        for byte in text.bytes { out.byte(byte < 0x20 ? UInt8(ascii: " ") : byte) }
    }
}
