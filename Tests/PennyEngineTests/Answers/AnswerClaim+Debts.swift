import PennyTestSupport

@testable import PennyEngine

/// The claims about debts.
extension AnswerClaim {
    // MARK: - Loans

    var loanHolds: Bool {
        let balloon = LoanWords.answerBalloon(answer: .text(""), payment: 0).name
        let highest = LoanWords.answerHighest(answer: .text(""), payment: 0).name
        let home = LoanWords.answerHome(answer: .text(""), payment: .text("")).name
        guard case .words(let inner, _)? = answer.values.first else { return loanCostHolds }
        let before = AnswerClaim(result, inner, set)
        let payments = result.column("payment", of: "schedule") ?? []
        if answer.name == balloon {
            guard let last = payments.last, payments.count > 1, amounts == [last] else {
                return false
            }
            let other = payments[payments.count - 2] - (result.money("oddInterest") ?? 0)
            return last > 2 * other && before.loanHolds
        }
        if answer.name == highest {
            return before.loanHolds && amounts == [payments.dropLast().max() ?? 0]
        }
        guard case .words(let paid, _)? = answer.values.last else { return loanCostHolds }
        // The answer before, the number or the month of a payment, and the payment.
        if answer.values.count == 3 {
            let rest = payments.dropLast().drop { paid.values != [.money($0)] }
            return before.loanHolds && !rest.isEmpty && rest.count < payments.count - 1
                && rest.allSatisfy { paid.values == [.money($0)] }
        }
        guard answer.name == home else { return loanCostHolds }
        guard let full = result.money("fullPayment"),
            let payment = result.money("payment")
        else { return false }
        let premium = result.column("premium", of: "schedule")?.first ?? 0
        let others = (result.money("taxAndInsurance") ?? 0) + premium
        return full == payment + others && paid.values == [.money(full)] && before.loanHolds
    }

    private var loanCostHolds: Bool {
        let interest = sum("interest", of: "schedule") + oddInterestOnTop
        let cost = interest + fees + sum("premium", of: "schedule")
        guard result.money("costOfCredit") == cost else { return false }
        if let saved = result.money("interestSaved"), saved > 0 { return savedHolds(saved) }
        let principal = self.principal
        if answer.name == LoanWords.answerSingle(received: 0, paid: 0, cost: 0).name {
            let paid = sum("payment", of: "schedule") + sum("extra", of: "schedule")
            return amounts == [principal - fees, paid, cost]
        }
        let free = [
            LoanWords.answerLevelFree(payment: .text(""), time: .text("")),
            LoanWords.answerFirstFree(payment: 0, time: .text("")),
        ]
        return free.contains { $0.name == answer.name }
            ? cost == 0 : cost > 0 && amounts.last == cost
    }

    /// The fees and the points, which are a part of the principal.
    private var fees: Int64 {
        var fees = amount(of: "fees") ?? 0
        if case .rate(let points)? = result.input("points")?.quantity {
            fees += Int64(
                (Int128(principal) * points.coefficient)
                    .divided(by: ExactDecimal.powerOfTen(points.scale), .halfUp))
        }
        return fees
    }

    private var principal: Int64 {
        sum("principal", of: "schedule") + sum("extra", of: "schedule") - oddInterestOnTop
    }

    /// The odd days' interest that becomes principal.
    private var oddInterestOnTop: Int64 {
        guard case .choice(let word)? = result.input("oddDaysInterest")?.quantity,
            word == "added-to-principal"
        else { return 0 }
        return result.money("oddInterest") ?? 0
    }

    private func savedHolds(_ saved: Int64) -> Bool {
        guard let plain = again({ $0.filter { $0.name != "extra" } }) else { return false }
        let before = plain.column("interest", of: "schedule")?.reduce(0, +) ?? 0
        let rows = (plain.column("interest", of: "schedule")?.count ?? 0)
        let fewer = rows - (result.column("interest", of: "schedule")?.count ?? 0)
        return before - sum("interest", of: "schedule") == saved && amounts.contains(saved)
            && (fewer > 0) == (answer.name != LoanWords.answerSaved(saved: 0).name)
    }

    // MARK: - Cards and payoff plans

    var cardHolds: Bool {
        let rows = result.column("interest", of: "schedule") ?? []
        guard case .count(let months)? = result.figure("months")?.quantity else {
            return amounts.count == (amount(of: "payment") == nil ? 0 : 1)
        }
        let interest = rows.reduce(0, +)
        let time = Quantity.words(CommonWords.span(years: months / 12, months: months % 12))
        let end = result.column("balance", of: "schedule")?.last
        let payment = amount(of: "payment")
        let highest = result.column("payment", of: "schedule")?.max() ?? 0
        let minimum = payment.flatMap { $0 < highest ? highest : nil }
        return months == rows.count && end == 0 && answer.values.contains(time)
            && amounts == [payment, minimum, interest].compactMap { $0 }
    }

    var payoffHolds: Bool {
        let paid = result.column("payment", of: "months") ?? []
        guard case .count(let months)? = result.figure("months")?.quantity, months == paid.count
        else { return false }
        let interest = sum("interest", of: "months")
        guard answer.name != PayoffWords.answerFree(time: .text(""), interest: 0).name else {
            return amounts == [interest]
        }
        return amounts == [minimumInterest - interest]
    }

    /// The interest with minimum payments only, month by month.
    private var minimumInterest: Int64 {
        guard case .entries(let debts)? = result.input("debts")?.quantity else { return 0 }
        var sum: Int64 = 0
        for debt in debts {
            var balance: Int64 = 0
            var minimum: Int64 = 0
            var rate = ExactDecimal.zero
            for field in debt {
                switch (field.name, field.quantity) {
                case ("balance", .money(let amount)): balance = amount
                case ("minimum", .money(let amount)): minimum = amount
                case ("rate", .rate(let yearly)): rate = yearly
                default: break
                }
            }
            while balance > 0 {
                let interest = Int64(
                    (Int128(balance) * rate.coefficient)
                        .divided(by: ExactDecimal.powerOfTen(rate.scale) * 12, .halfUp))
                sum += interest
                balance = max(balance + interest - minimum, 0)
            }
        }
        return sum
    }

    // MARK: - Refinancing

    var refinanceHolds: Bool {
        let advantage = result.column("advantage", of: "months") ?? []
        guard let end = advantage.last else { return false }
        if end == 0 { return amounts.isEmpty }
        guard amounts == [abs(end)] else { return false }
        let ahead = advantage.indices.filter { advantage[$0] >= 0 }.map { $0 + 1 }
        return spans.allSatisfy { ahead.contains($0) }
            && (end > 0 || spans.last == nil || spans.last == ahead.last)
    }

    // MARK: - Comparisons

    /// Whether the verdict follows from the results of the compared sets alone.
    var scenariosHold: Bool {
        guard case .entries(let entries)? = set.inputs.first(where: { $0.name == "sets" })?.value,
            let verdict = result.figures.first,
            ["cheaperBy", "moreBy"].contains(verdict.name)
        else { return true }
        var results: [Calculation] = []
        for entry in entries {
            let text = { (name: String) in entry.first { $0.name == name }?.text ?? "" }
            guard let calculator = CalculatorCatalog.builtIn[name: text("kind")],
                let inputs = EntryText.split(
                    text("inputs"), calculator.fields.map(\.name) + ["currency"])?.first,
                let own = try? calculator.calculate(
                    inputs.map { RawInput($0.name, $0.text) }, defaults(set.currency.code))
            else { return false }
            results.append(own)
        }
        let due = results.compactMap(\.finalPayment)
        let end = (due.map(\.months) + [months].compactMap { $0 }).min()
        let said = said(in: answer)
        guard due.filter({ $0.months == end }).allSatisfy({ said.contains($0.amount) }) else {
            return false
        }
        let values = results.filter { !$0.isEndless }.compactMap { $0.decidingAmount(in: end) }
        let sorted = verdict.name == "cheaperBy" ? values.sorted() : values.sorted(by: >)
        return verdict.quantity == .money(abs(sorted[1] - sorted[0]))
    }

    private var months: Int? {
        guard case .duration(let term)? = result.input("horizon")?.quantity else { return nil }
        return term.periods(12)
    }
}

extension Calculation {
    /// Whether it is a card that its payments do not repay within 100 years.
    fileprivate var isEndless: Bool {
        if case .words? = figure("months")?.quantity { calculator == .card } else { false }
    }

    /// The last payment, if it is more than twice the one before, or the only one after months.
    fileprivate var finalPayment: (amount: Int64, months: Int)? {
        guard calculator == .loan, let payments = column("payment", of: "schedule"),
            let last = payments.last,
            payments.count == 1 || last > 2 * payments[payments.count - 2]
        else { return nil }
        let frequency = PaymentFrequency.allCases.first {
            input("payments")?.quantity == .choice($0.name)
        }
        let months = payments.count * 12 / (frequency?.paymentsAYear ?? 12)
        return months > 0 ? (last, months) : nil
    }

    /// The cost or the gain by which results are compared, from the tables.
    fileprivate func decidingAmount(in months: Int?) -> Int64? {
        func first(_ column: String, _ rows: Int?) -> Int64 {
            for table in ["schedule", "months"] {
                if let cells = self.column(column, of: table) {
                    return cells.prefix(rows ?? cells.count).reduce(0, +)
                }
            }
            return 0
        }
        switch calculator {
        case .loan:
            guard let all = money("costOfCredit"), let interest = money("totalInterest") else {
                return nil
            }
            let frequency = PaymentFrequency.allCases.first {
                input("payments")?.quantity == .choice($0.name)
            }
            let rows = months.map { $0 * (frequency?.paymentsAYear ?? 12) / 12 }
            let fees = all - interest - (money("totalPremiums") ?? 0)
            let atStart = interest - first("interest", nil)
            return fees + atStart + first("interest", rows) + first("premium", rows)
        case .card, .payoff: return first("interest", months)
        case .apr: return money("financeCharge")
        case .savings: return column("balance", of: "months")?.last
        case .refinance: return column("advantage", of: "months")?.last
        default: return nil
        }
    }
}
