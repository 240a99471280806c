import PennyContent
import PennyDiagnostics
import PennyEngine

/// The periodic rules of a journal as the lines of a budget.
struct JournalBudget {
    private var collector: BudgetCollector
    private var lines: [BudgetLine] = []
    /// Where a line stands among them.
    private var places: [Place: Int] = [:]

    private struct Place: Hashable {
        let name: BudgetLine.Name
        let every: String
    }

    static func read(_ file: ContentText, _ collector: inout BudgetCollector) -> [BudgetLines] {
        let start = SourceLocation(path: file.path)
        var budget = JournalBudget(collector: collector)
        let parts = JournalScanner(file).parts
        var hasRule = false
        for part in parts {
            switch part {
            case .automatedRule(let place): budget.collector.leaveOut(.automatedRule, place)
            case .include(let name, let place):
                budget.collector.leaveOut(.includedFile(name), place)
            case .directive(let name, let place):
                budget.collector.leaveOut(.directive(name), place)
            case .decimalMark(let mark):
                budget.collector.marks.decimalMark = mark == "," ? .comma : .point
            case .commodity(let format):
                budget.collector.marks.setFormat(of: Self.sign(of: format), format)
            case .standard(let format):
                budget.collector.marks.setDefault(Self.sign(of: format), format)
            case .account(let account, let type): budget.collector.declare(account, type)
            case .rule(let period, let place, let postings):
                hasRule = true
                budget.read(period, place, postings)
            }
        }
        if !hasRule { budget.collector.refuse(.noRules, start) }
        collector = budget.collector
        return [
            BudgetLines(month: collector.settings.month, lines: budget.lines, start: start)
        ]
    }

    /// The commodity of an amount that shows how others are written; `1000.` is one as well.
    private static func sign(of format: String) -> String {
        let scalars = format.unicodeScalars.filter {
            !("0"..."9").contains($0) && !".,'\u{2019}_ \"".unicodeScalars.contains($0)
        }
        return String(String.UnicodeScalarView(scalars))
    }

    private mutating func read(
        _ typed: String, _ place: SourceLocation, _ postings: [JournalScanner.Posting]
    ) {
        guard let period = RulePeriod(typed) else {
            return collector.leaveOut(.period(typed), place)
        }
        if let month = collector.settings.month {
            if !period.holds(in: month) {
                return collector.leaveOut(.ruleOutside(month), place)
            }
        } else if period.end != nil {
            return collector.leaveOut(.ruleEnds, place)
        }
        for (posting, amount) in amounts(of: postings) {
            guard let (name, amount) = collector.line(posting.account, amount, posting.location)
            else { continue }
            let place = Place(name: name, every: period.every)
            if let same = places[place] {
                lines[same].amount = lines[same].amount + amount
                continue
            }
            places[place] = lines.count
            lines.append(
                BudgetLine(
                    name: name, amount: amount, every: period.every, location: posting.location))
        }
    }

    /// The amounts of a rule. The one that is left out is what the others lack
    /// to zero.
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
            let fault: ImportFault = elided.count > 1 ? .severalElided : .cannotBalance
            collector.leaveOut(fault, posting.location)
        }
        let canBalance = elided.count == 1 && isWhole
        return zip(postings, amounts).compactMap { posting, amount in
            if posting.amount.isEmpty { return canBalance ? (posting, -sum) : nil }
            return amount.map { (posting, $0) }
        }
    }
}
