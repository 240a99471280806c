/// What a reader should know about a budget: first how the month ends.
struct BudgetNotes {
    private let result: BudgetResult

    init(_ result: BudgetResult) {
        self.result = result
    }

    private var plan: BudgetPlan { result.plan }

    var notes: [[Piece]] {
        var notes = [ending]
        if let conversions { notes.append(conversions) }
        if result.targets != nil, !plan.withoutKind.isEmpty { notes.append(withoutKind) }
        let unstated = plan.expenses.filter { $0.cost == nil }
        if plan.hasCosts, !unstated.isEmpty { notes.append(withoutCost(unstated)) }
        return notes
    }

    private var ending: [Piece] {
        let left = plan.fundsAvailable
        if left < 0 {
            return [
                .text("Short by "), .value(.money(-left)),
                .text(" a month: expenses are above income."),
            ]
        }
        if left > 0 { return [.value(.money(left)), .text(" a month is left.")] }
        return plan.totalIncome == 0
            ? [.text("Every amount is zero: nothing is planned yet.")]
            : [.text("Every penny is planned: income equals expenses.")]
    }

    /// Which lines were turned into months, and how.
    private var conversions: [Piece]? {
        var note: [Piece] = []
        for frequency in BudgetFrequency.allCases where frequency != .month {
            let names = (plan.income + plan.expenses).filter { $0.frequency == frequency }
                .map { $0.name }
            if names.isEmpty { continue }
            if !note.isEmpty { note.append(.text(" ")) }
            note.append(
                .words(
                    "Typed \(frequency.phrase) (a month is \(frequency.monthInWords)): "))
            note += Piece.names(names) + [.text(".")]
        }
        return note.isEmpty ? nil : note
    }

    private var withoutKind: [Piece] {
        [.text("Without a kind: ")] + Piece.names(plan.withoutKind.map { $0.name }) + [
            .text("; "), .value(.money(plan.withoutKind.total)),
            .text(" a month is left out of the 50/30/20 rule."),
        ]
    }

    private func withoutCost(_ lines: [BudgetLine]) -> [Piece] {
        [.text("Neither fixed nor flexible: ")] + Piece.names(lines.map { $0.name }) + [
            .text("; "), .value(.money(lines.total)), .text(" a month is in neither sum."),
        ]
    }
}
