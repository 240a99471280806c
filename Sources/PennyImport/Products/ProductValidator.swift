import PennyDiagnostics
import PennyEngine

/// Validates the rows of a table with the engine, and removes those it rejects.
struct ProductValidator {
    private(set) var remaining: [ProductTable.Row]
    private(set) var leftOut: [Diagnostic]
    private let headings: [String: String]
    private let defaults: InputDefaults
    private let start: SourceLocation

    init(_ table: ProductTable, _ defaults: InputDefaults, path: String) {
        remaining = table.rows
        leftOut = table.rowFaults
        headings = table.headings
        self.defaults = defaults
        start = SourceLocation(path: path)
    }

    /// Validates the rows. If `isStrict` is true, any problem is an error. Otherwise removes rows
    /// with problems until the rest has none, since the removal of a row can make another one the
    /// first of the list.
    ///
    /// - Throws: all problems if they cannot be left out, or if no row remains.
    mutating func validate(isStrict: Bool) throws(DiagnosticError) {
        var problems = remaining.isEmpty ? [] : problems()
        if isStrict, !(leftOut.isEmpty && problems.isEmpty) {
            throw DiagnosticError(leftOut + problems.map(diagnostic))
        }
        leftOut = leftOut.map(\.asWarning)
        while !problems.isEmpty {
            let refused = Set(problems.compactMap(\.path.entry)).intersection(remaining.indices)
            if problems.contains(where: { $0.path.entry == nil }) || refused.isEmpty {
                throw DiagnosticError(problems.map(diagnostic))
            }
            leftOut += problems.map { diagnostic($0).asWarning }
            remaining = remaining.indices.filter { !refused.contains($0) }.map { remaining[$0] }
            problems = remaining.isEmpty ? [] : self.problems()
        }
        if remaining.isEmpty {
            let nothing = Diagnostic(Fault.importing.nothingLeft, at: start)
            throw DiagnosticError([nothing] + leftOut)
        }
    }

    private func problems() -> [InputProblem] {
        let inputs = [
            RawInput("currency", defaults.currency.code),
            RawInput("products", .entries(remaining.map(\.fields))),
        ]
        do throws(InputProblems) {
            _ = try Calculator.comparison.calculate(inputs, defaults)
            return []
        } catch {
            return error.problems
        }
    }

    private func diagnostic(_ problem: InputProblem) -> Diagnostic {
        guard let entry = problem.path.entry, remaining.indices.contains(entry) else {
            return Diagnostic(Fault(problem), at: start)
        }
        let row = remaining[entry]
        let location = problem.path.field.flatMap { row.fieldLocations[$0] } ?? row.location
        if case .missing = problem.kind, let field = problem.path.field {
            let fault = Fault.importing.missingCell(field, headings[field] ?? field)
            return Diagnostic(fault, at: location)
        }
        let named = InputProblem(
            .init(problem.path.input, entry: row.number, field: problem.path.field),
            numbered(problem.kind), problem.convention)
        return Diagnostic(Fault(named), at: location)
    }

    /// Converts the engine's row numbers, which count the remaining rows, to those of the table.
    private func numbered(_ kind: InputProblem.Kind) -> InputProblem.Kind {
        switch kind {
        case .kindDiffers(let product, let own, let first, let listed, let entry)
        where remaining.indices.contains(entry):
            .kindDiffers(
                product: product, own, first: first, listed, firstEntry: remaining[entry].number)
        case .own(let own):
            if case .size(.alone(let size, let product, let first, let listed, let entry)) =
                own.failure, remaining.indices.contains(entry)
            {
                .size(
                    .alone(
                        size, product: product, first: first, listed,
                        firstEntry: remaining[entry].number))
            } else {
                kind
            }
        default: kind
        }
    }
}
