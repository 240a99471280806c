public import PennyDiagnostics
public import PennyEngine

extension SavedSet {
    /// Computes the set. If it has no start date, it begins on the day it was saved.
    ///
    /// - Throws: every problem of its inputs, each at its location in the file.
    public func calculation(_ defaults: InputDefaults) throws(DiagnosticError) -> Calculation {
        do throws(InputProblems) {
            return try calculator.calculate(inputs, defaults.starting(date ?? defaults.today))
        } catch {
            let near = error.problems.map { self.near($0) }
            let meant = zip(error.problems, near).compactMap { problem, near in
                if case .unknownInput = problem.kind { near } else { nil }
            }
            throw DiagnosticError(
                zip(error.problems, near).compactMap { problem, near in
                    // A misspelled input is reported once, as unknown.
                    if case .missing = problem.kind, meant.contains(problem.path.input) {
                        return nil
                    }
                    return Diagnostic(
                        fault(of: problem, near: near),
                        at: inputLocations.location(of: problem))
                })
        }
    }

    /// The inputs and fields that the calculator does not know. They can be reported even for a set
    /// that is not computed: a draft, or one whose site leaves its currency unknown.
    public func unknownKeys() -> [Diagnostic] {
        do throws(InputProblems) {
            _ = try calculator.calculate(inputs, InputDefaults())
            return []
        } catch {
            return error.problems.compactMap { problem in
                switch problem.kind {
                case .unknownInput, .unknownField:
                    Diagnostic(
                        fault(of: problem, near: near(problem)),
                        at: inputLocations.location(of: problem))
                default: nil
                }
            }
        }
    }

    private func fault(of problem: InputProblem, near: String?) -> Fault {
        if case .missing = problem.kind, problem.path.entry == nil,
            ContentFormat.isTable(location.path)
        {
            return .key.missingInRow(problem.path.input)
        }
        if let other = Self.comparedEntry(problem) {
            return Fault(
                problem, first: inputLocations.location(of: InputProblem(other, problem.kind)))
        }
        if isTyped {
            return Fault(argument: problem, near: near, example: example(of: problem.path))
        }
        return Fault(problem, near: near)
    }

    /// Whether the set comes from the arguments of a command.
    private var isTyped: Bool { location.line == 0 }

    /// An example argument for an input that is missing or malformed.
    private func example(of subject: InputProblem.Path) -> String? {
        guard let field = calculator.fields.first(where: { $0.name == subject.input }) else {
            return nil
        }
        let isAmount = field.example.utf8.allSatisfy {
            $0 == UInt8(ascii: ",") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
        let value = isAmount ? field.example.filter { $0 != "," } : field.example
        let argument = "\(field.name)=\(value)"
        return argument.contains { " ;\"".contains($0) } ? "'\(argument)'" : argument
    }

    /// The entry that a problem compares with another one.
    private static func comparedEntry(_ problem: InputProblem) -> InputProblem.Path? {
        switch problem.kind {
        case .kindDiffers(_, _, _, _, let first):
            .init(problem.path.input, entry: first, field: problem.path.field)
        case .own(let own):
            if case .size(.alone(_, _, _, _, let first)) = own.failure {
                .init(problem.path.input, entry: first, field: problem.path.field)
            } else {
                nil
            }
        case .nameTaken(_, let first):
            .init(problem.path.input, entry: first, field: problem.path.field)
        default: nil
        }
    }

    /// The first known name that ends with a word: `interestRate` for `rate`.
    private static func longer(_ word: String, _ known: [String]) -> String? {
        let ending = word.prefix(1).uppercased() + word.dropFirst()
        return known.first { $0.hasSuffix(ending) && $0 != ending }
    }

    /// A suggestion for a word that the engine does not know.
    private func near(_ problem: InputProblem) -> String? {
        switch problem.kind {
        case .unknownInput(_, let known):
            Self.longer(problem.path.input, known)
                ?? nearMiss(
                    to: problem.path.input,
                    among: isTyped ? known : known + SavedSetReader.commonKeys)
        case .unknownField(let known): nearMiss(to: problem.path.field ?? "", among: known)
        case .notAChoice(let typed, let choices): nearMiss(to: typed, among: choices)
        case .notACurrency(let typed): Currency.nearest(to: typed)
        default: nil
        }
    }
}
