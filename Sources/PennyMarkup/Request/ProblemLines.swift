public import PennyEngine

/// Writes the problems of a request, one line each: input, entry of a list
/// (from 0), field of the entry, summary and next step, with tabs between. What
/// a problem does not have is left empty.
public struct ProblemLines {
    private let problems: [InputProblem]

    public init(_ problems: InputProblems) {
        self.problems = problems.problems
    }

    public func file() -> Bytes {
        var out = Bytes()
        for problem in problems {
            append(problem.place.input, &out)
            out.raw("\t")
            if let entry = problem.place.entry { out.number(entry) }
            out.raw("\t")
            if let field = problem.place.field { append(field, &out) }
            out.raw("\t")
            append(problem.summary, &out)
            out.raw("\t")
            append(problem.nextStep, &out)
            out.raw("\n")
        }
        return out
    }

    /// What was typed may hold the separators; they become spaces.
    private func append(_ text: String, _ out: inout Bytes) {
        for byte in text.bytes { out.byte(byte < 0x20 ? UInt8(ascii: " ") : byte) }
    }
}
