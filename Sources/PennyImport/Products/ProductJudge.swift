import PennyDiagnostics
import PennyEngine

/// Has the engine judge the rows of a table, and takes out those it refuses.
struct ProductJudge {
    private(set) var kept: [ProductTable.Row]
    private(set) var leftOut: [Diagnostic]
    private let headings: [String: String]
    private let defaults: InputDefaults
    private let start: SourceLocation

    init(_ table: ProductTable, _ defaults: InputDefaults, path: String) {
        kept = table.rows
        leftOut = table.rowFaults
        headings = table.headings
        self.defaults = defaults
        start = SourceLocation(path: path)
    }

    /// Strictly, any problem is an error. Otherwise rows with problems go until
    /// the rest has none: without a row, another may be the first of the list.
    ///
    /// - Throws: all problems where they cannot be left out, or leave nothing.
    mutating func judge(isStrict: Bool) throws(DiagnosticError) {
        var problems = kept.isEmpty ? [] : problems()
        if isStrict, !(leftOut.isEmpty && problems.isEmpty) {
            throw DiagnosticError(leftOut + problems.map { diagnostic($0, .error) })
        }
        leftOut = leftOut.map { warning($0) }
        while !problems.isEmpty {
            let refused = Set(problems.compactMap(\.place.entry)).intersection(kept.indices)
            if problems.contains(where: { $0.place.entry == nil }) || refused.isEmpty {
                throw DiagnosticError(problems.map { diagnostic($0, .error) })
            }
            leftOut += problems.map { diagnostic($0, .warning) }
            kept = kept.indices.filter { !refused.contains($0) }.map { kept[$0] }
            problems = kept.isEmpty ? [] : self.problems()
        }
        if kept.isEmpty {
            let nothing = Diagnostic(.error, ImportFault.nothingLeft, at: start)
            throw DiagnosticError([nothing] + leftOut)
        }
    }

    private func warning(_ diagnostic: Diagnostic) -> Diagnostic {
        var diagnostic = diagnostic
        diagnostic.severity = .warning
        return diagnostic
    }

    private func problems() -> [InputProblem] {
        let inputs = [
            RawInput("currency", defaults.currency.code),
            RawInput("products", .entries(kept.map(\.fields))),
        ]
        do throws(InputProblems) {
            _ = try Calculator.comparison.calculate(inputs, defaults)
            return []
        } catch {
            return error.problems
        }
    }

    private func diagnostic(
        _ problem: InputProblem, _ severity: Diagnostic.Severity
    ) -> Diagnostic {
        guard let entry = problem.place.entry, kept.indices.contains(entry) else {
            return Diagnostic(severity, ImportFault.input(problem), at: start)
        }
        let row = kept[entry]
        let place = problem.place.field.flatMap { row.places[$0] } ?? row.location
        if case .missing = problem.kind, let field = problem.place.field {
            let fault = ImportFault.missingCell(field, column: headings[field] ?? field)
            return Diagnostic(severity, fault, at: place)
        }
        let named = InputProblem(
            .init(problem.place.input, entry: row.number, field: problem.place.field),
            numbered(problem.kind), problem.convention)
        return Diagnostic(severity, ImportFault.input(named), at: place)
    }

    /// The engine counts the rows that are left, people those of the table.
    private func numbered(_ kind: InputProblem.Kind) -> InputProblem.Kind {
        switch kind {
        case .kindDiffers(let product, let own, let first, let listed, let entry)
        where kept.indices.contains(entry):
            .kindDiffers(
                product: product, own, first: first, listed, firstEntry: kept[entry].number)
        case .own(let own):
            if case .size(.alone(let size, let product, let first, let listed, let entry)) =
                own.failure, kept.indices.contains(entry)
            {
                .size(
                    .alone(
                        size, product: product, first: first, listed,
                        firstEntry: kept[entry].number))
            } else {
                kind
            }
        default: kind
        }
    }
}
