public import PennyContent
public import PennyDiagnostics
import PennyEngine

/// Imports a budget of another program as budgets of this one, one file per month.
public struct BudgetImport {
    private let settings: ImportSettings
    private let source: BudgetSource

    /// Creates an import that accepts the file formats of `source`.
    public init(_ settings: ImportSettings, from source: BudgetSource = .auto) {
        self.settings = settings
        self.source = source
    }

    /// Reads the budgets of a file as the texts of saved sets.
    ///
    /// - Throws: every fault of the file, each at its location.
    public func read(
        _ file: ContentText, to target: ImportTarget
    ) throws(DiagnosticError) -> Imported {
        let start = SourceLocation(path: file.path)
        if BudgetShape.isBeancount(file.text) {
            throw DiagnosticError([Diagnostic(Fault.journal.beancount, at: start)])
        }
        guard let shape = BudgetShape.of(file), source.shapes.contains(shape) else {
            let known = source.shapes.map(\.description)
            throw DiagnosticError([
                Diagnostic(Fault.budgetImport.unknownShape(known), at: start)
            ])
        }
        var collector = BudgetCollector(settings)
        let all = try budgets(shape, file, &collector)
        let budgets = try month(of: all, start).filter { !$0.lines.isEmpty }
        if !collector.errors.isEmpty { throw DiagnosticError(collector.errors) }
        if budgets.isEmpty {
            let nothing = Diagnostic(Fault.importing.nothingLeft, at: start)
            throw DiagnosticError([nothing] + collector.leftOut)
        }
        let writer = BudgetWriter(
            settings, collector.currency, target, from: file.path, isSeries: budgets.count > 1)
        var files: [ImportedFile] = []
        var notes: [Diagnostic] = []
        for budget in budgets {
            files.append(try writer.file(budget))
            if !budget.lines.contains(where: { $0.name.side == .income }) {
                notes.append(Diagnostic(Fault.budgetImport.noIncome, at: budget.start))
            }
        }
        return Imported(files: files, leftOut: collector.leftOut.sorted(), notes: notes)
    }

    private func budgets(
        _ shape: BudgetShape, _ file: ContentText, _ collector: inout BudgetCollector
    ) throws(DiagnosticError) -> [ImportedBudget] {
        switch shape {
        case .journal: JournalBudget.read(file, &collector)
        case .accounts: try AccountTable.read(file, &collector)
        case .postings: try PostingTable.read(file, &collector)
        case .plan: try AppPlan.read(file, &collector)
        case .register: try AppRegister.read(file, &collector)
        }
    }

    /// The budgets of the requested month. A budget without a month counts as that month's.
    private func month(
        of budgets: [ImportedBudget], _ start: SourceLocation
    ) throws(DiagnosticError) -> [ImportedBudget] {
        guard let wanted = settings.month else { return budgets }
        let known = budgets.compactMap(\.month)
        if known.isEmpty {
            return budgets.map { ImportedBudget(month: wanted, lines: $0.lines, start: $0.start) }
        }
        guard known.contains(wanted) else {
            let fault = Fault.budgetImport.monthNotThere(wanted.words, known.map(\.text))
            throw DiagnosticError([Diagnostic(fault, at: start)])
        }
        return budgets.filter { $0.month == wanted }
    }
}
