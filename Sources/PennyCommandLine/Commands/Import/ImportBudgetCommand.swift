public import ArgumentParser
import PennyDiagnostics
public import PennyImport

struct ImportBudgetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "budget",
        abstract: "Make budgets from a journal, or from the export of a budget app.",
        discussion: """
            Reads the periodic rules of ledger and hledger journals (~ monthly), the CSV of \
            hledger balance --budget and register and of ledger csv, and the plan and the \
            register of budget apps such as YNAB. Writes a file for each month. If a budget has \
            no place for something, the command leaves it out and reports it.

              pennypress import budget household.journal
              pennypress import budget plan.csv --month 2026-10
              pennypress import budget register.csv --locale en-GB --to budgets/home.md
            """)

    @OptionGroup var options: ImportOptions

    @Option(name: .customLong("from"), help: "The program that wrote the file.")
    var source = BudgetSource.auto

    @Option(
        help: ArgumentHelp(
            "The month of the budget, or the month to import if there are several.",
            valueName: "2026-10"))
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

    private func budgetMonth() throws(DiagnosticError) -> CalendarMonth? {
        guard let month else { return nil }
        if let known = CalendarMonth(month) { return known }
        throw DiagnosticError([
            Diagnostic(
                Fault.budgetImport.notAMonth(month), at: SourceLocation.option("--month \(month)"))
        ])
    }
}

extension BudgetSource: ExpressibleByArgument {}
