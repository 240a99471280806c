public import PennyDiagnostics
public import PennyEngine

extension Fault {
    /// Makes the fault of an input, with the name that was probably meant.
    public init(_ problem: InputProblem, near: String? = nil) {
        self.init(problem.code, problem.summary, didYouMean(near) ?? problem.nextStep)
    }

    /// Makes the fault of an input that is an argument of a command, with an example as it is typed
    /// there.
    init(argument problem: InputProblem, near: String?, example: String?) {
        let nextStep = didYouMean(near) ?? Self.advice(problem, example)
        self.init(problem.code, problem.summary, nextStep)
    }

    /// Makes the fault of one of two entries, with the location of the first.
    init(_ problem: InputProblem, first: SourceLocation) {
        self.init(
            problem.code, problem.summary, problem.nextStep, related: [.first(at: first)])
    }

    /// The advice for a problem of an argument, which has no lines and colons as files have.
    private static func advice(_ problem: InputProblem, _ example: String?) -> String {
        switch problem.kind {
        case .missing where problem.path.entry == nil:
            example.map { "Add an argument such as \($0)." } ?? problem.nextStep
        case .missing, .entriesExpected:
            example.map { "Write it as \($0)." } ?? problem.nextStep
        case .textExpected: "Write one value."
        default: problem.nextStep
        }
    }
}
