import PennyContent
import PennyDiagnostics
import PennyEngine

/// Reads the periodic rules of a journal as the lines of a budget.
struct JournalBudget {
    private var collector: BudgetCollector
    private var lines: [ImportedBudgetLine] = []
    /// The index of each line by name and period.
    private var indexes: [Key: Int] = [:]

    private struct Key: Hashable {
        let name: ImportedBudgetLine.Name
        let every: String
    }

    static func read(_ file: ContentText, _ collector: inout BudgetCollector) -> [ImportedBudget] {
        let start = SourceLocation(path: file.path)
        var budget = JournalBudget(collector: collector)
        let parts = JournalScanner(file).parts
        var hasRule = false
        for part in parts {
            switch part {
            case .automatedRule(let location):
                budget.collector.leaveOut(.journal.automatedRule, location)
            case .include(let name, let location):
                budget.collector.leaveOut(.journal.includedFile(name), location)
            case .directive(let name, let location):
                budget.collector.leaveOut(.journal.directive(name), location)
            case .decimalMark(let mark):
                budget.collector.formats.decimalMark = mark == "," ? .comma : .point
            case .commodity(let format):
                budget.collector.formats.setFormat(of: Self.sign(of: format), format)
            case .standard(let format):
                budget.collector.formats.setDefault(Self.sign(of: format), format)
            case .account(let account, let type): budget.collector.declare(account, type)
            case .rule(let period, let location, let postings):
                hasRule = true
                budget.read(period, location, postings)
            }
        }
        if !hasRule { budget.collector.refuse(.journal.noRules, start) }
        collector = budget.collector
        return [
            ImportedBudget(month: collector.settings.month, lines: budget.lines, start: start)
        ]
    }

    /// The commodity of an amount that shows how others are written; `1000.` is such an amount as
    /// well.
    private static func sign(of format: String) -> String {
        let scalars = format.unicodeScalars.filter {
            !("0"..."9").contains($0) && !".,'\u{2019}_ \"".unicodeScalars.contains($0)
        }
        return String(String.UnicodeScalarView(scalars))
    }

    private mutating func read(
        _ typed: String, _ location: SourceLocation, _ postings: [JournalScanner.Posting]
    ) {
        guard let period = RulePeriod(typed) else {
            return collector.leaveOut(.journal.period(typed), location)
        }
        if let month = collector.settings.month {
            if !period.holds(in: month) {
                return collector.leaveOut(.journal.ruleOutside(month.words), location)
            }
        } else if period.end != nil {
            return collector.leaveOut(.journal.ruleEnds, location)
        }
        for (posting, amount) in amounts(of: postings) {
            guard let (name, amount) = collector.line(posting.account, amount, posting.location)
            else { continue }
            let key = Key(name: name, every: period.every)
            if let same = indexes[key] {
                lines[same].amount = lines[same].amount + amount
                continue
            }
            indexes[key] = lines.count
            lines.append(
                ImportedBudgetLine(
                    name: name, amount: amount, every: period.every, location: posting.location))
        }
    }

    /// The amounts of a rule. An omitted amount balances the others to zero.
    private mutating func amounts(
        of postings: [JournalScanner.Posting]
    ) -> [(JournalScanner.Posting, ExactDecimal)] {
        let elided = postings.filter { $0.amount.isEmpty }
        var sum = ExactDecimal.zero
        var isWhole = true
        var amounts: [ExactDecimal?] = []
        for posting in postings {
            let amount =
                posting.amount.isEmpty ? nil : collector.amount(posting.amount, posting.location)
            amounts.append(amount)
            if posting.isUnbalanced || posting.amount.isEmpty { continue }
            if let amount { sum = sum + amount } else { isWhole = false }
        }
        for posting in elided where elided.count > 1 || !isWhole {
            let fault: Fault = elided.count > 1 ? .journal.severalElided : .journal.cannotBalance
            collector.leaveOut(fault, posting.location)
        }
        let canBalance = elided.count == 1 && isWhole
        return zip(postings, amounts).compactMap { posting, amount in
            if posting.amount.isEmpty { return canBalance ? (posting, -sum) : nil }
            return amount.map { (posting, $0) }
        }
    }
}
