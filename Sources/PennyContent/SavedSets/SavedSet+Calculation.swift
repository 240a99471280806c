public import PennyDiagnostics
public import PennyEngine

extension SavedSet {
    /// Computes the set.
    ///
    /// - Throws: every problem of its inputs, each at its place in the file.
    public func calculation(_ defaults: InputDefaults) throws(DiagnosticError) -> Calculation {
        do throws(InputProblems) {
            return try calculator.calculate(inputs, defaults)
        } catch {
            throw DiagnosticError(
                error.problems.map { problem in
                    Diagnostic(
                        .error, ContentFault.input(problem, near: Self.near(problem)),
                        at: places.location(of: problem))
                })
        }
    }

    /// What was probably meant by a word the engine does not know.
    private static func near(_ problem: InputProblem) -> String? {
        switch problem.kind {
        case .unknownInput(_, let known):
            nearMiss(to: problem.place.input, among: known + SavedSetReader.commonKeys)
        case .unknownField(let known): nearMiss(to: problem.place.field ?? "", among: known)
        case .notAChoice(let typed, let choices): nearMiss(to: typed, among: choices)
        case .notACurrency(let typed): nearMiss(to: typed.uppercased(), among: Currency.allCodes)
        default: nil
        }
    }
}
