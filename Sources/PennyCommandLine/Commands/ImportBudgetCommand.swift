public import ArgumentParser
import PennyDiagnostics
public import PennyImport

struct ImportBudgetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "budget",
        abstract: "Make budgets of a journal, or of what a budget app exports.",
        discussion: """
            Reads the periodic rules of ledger and hledger journals (~ monthly), the CSV of \
            hledger balance --budget and register and of ledger csv, and the plan and the \
            register of budget apps such as YNAB. Several months make a file each. What a \
            budget has no line for is left out and reported with its place.

              pennypress import budget household.journal
              pennypress import budget plan.csv --month 2026-10
              pennypress import budget register.csv --locale en-GB --to budgets/home.md
            """)

    @OptionGroup var options: ImportOptions

    @Option(name: .customLong("from"), help: "The program that the file comes from.")
    var source = BudgetSource.auto

    @Option(
        help: ArgumentHelp(
            "The month of the budget, and of several the one to import.", valueName: "2026-10"))
    var month: String?

    func run() throws {
        try PennyCommandLine.run {
            let target = try options.target(in: "budgets")
            var settings = try options.settings(for: target)
            settings.month = try budgetMonth()
            try options.importFile { [settings] file in
                try BudgetImport(settings, from: source).read(file, to: target)
            }
        }
    }

    private func budgetMonth() throws(DiagnosticError) -> BudgetMonth? {
        guard let month else { return nil }
        if let known = BudgetMonth(month) { return known }
        throw DiagnosticError([
            Diagnostic(
                .error, ImportFault.notAMonth(month), at: SourceLocation.option("--month \(month)"))
        ])
    }
}

extension BudgetSource: ExpressibleByArgument {}
