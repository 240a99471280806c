import PennyTestSupport

@testable import PennyEngine

/// The claim of an answer, computed again from the inputs and the tables of its result.
struct AnswerClaim: CustomStringConvertible {
    let result: Calculation
    let answer: Message
    let set: RandomSet

    init(_ result: Calculation, _ answer: Message, _ set: RandomSet) {
        self.result = result
        self.answer = answer
        self.set = set
    }

    var description: String {
        "\(answer.name.index): \(answer.values), first \(result.figures.first?.name ?? "none")"
    }

    var amounts: [Int64] {
        answer.values.compactMap { if case .money(let amount) = $0 { amount } else { nil } }
    }

    private var counts: [Int] {
        answer.values.compactMap { if case .count(let count) = $0 { count } else { nil } }
    }

    /// The lengths of time in words, in months.
    var spans: [Int] {
        answer.values.compactMap { value in
            guard case .words(let time, _) = value else { return nil }
            let numbers = time.values.compactMap { number -> Int? in
                if case .count(let count) = number { count } else { nil }
            }
            return numbers.count == 2 ? numbers[0] * 12 + numbers[1] : nil
        }
    }

    /// Whether the first figure's value is one of the answer, or is compared in it.
    var namesTheFirstFigure: Bool {
        // Compared results may have nothing but words in common.
        guard let first = result.figures.first else { return result.calculator == .scenarios }
        switch first.shown {
        case .money(let amount):
            return said(in: answer).contains(amount) || amount == 0
        default: return true
        }
    }

    /// The amounts of a message and of those inside it.
    func said(in message: Message) -> [Int64] {
        message.values.flatMap { value -> [Int64] in
            switch value {
            case .money(let amount): [amount]
            case .words(let inner, _): said(in: inner)
            default: []
            }
        }
    }

    var holds: Bool {
        switch result.calculator {
        case .loan: loanHolds
        case .card: cardHolds
        case .payoff: payoffHolds
        case .refinance: refinanceHolds
        case .savings: savingsHolds
        case .goal: goalHolds
        case .apr: aprHolds
        case .inflation: inflationHolds
        case .retirement: retirementHolds
        case .rentOrBuy: rentOrBuyHolds
        case .cashflow: cashflowHolds
        case .annuity: annuityHolds
        case .rates: ratesHold
        case .simpleInterest: simpleInterestHolds
        case .doublingTime: doublingTimeHolds
        case .leverage: leverageHolds
        case .comparison: comparisonHolds
        case .budget: budgetHolds
        case .scenarios: scenariosHold
        // A new calculator needs a claim that computes its answer again.
        default: false
        }
    }

    // MARK: - Help

    func sum(_ column: String, of table: String) -> Int64 {
        result.column(column, of: table)?.reduce(0, +) ?? 0
    }

    /// The result of the same set after a change of its inputs.
    func again(_ change: ([RawInput]) -> [RawInput]) -> Calculation? {
        try? set.calculator.calculate(change(set.inputs), defaults(set.currency.code))
    }

    func amount(of input: String) -> Int64? {
        guard case .money(let amount)? = result.input(input)?.quantity else { return nil }
        return amount
    }

    private func months(_ name: String) -> Int? {
        switch result.figure(name)?.quantity {
        case .count(let count): count
        default: nil
        }
    }

    // MARK: - Money over time

    private var savingsHolds: Bool {
        let balance = result.column("balance", of: "months")?.last ?? 0
        let interest = sum("interest", of: "months")
        let lost = sum("deposits", of: "months") - balance
        guard lost <= 0 else { return amounts == [balance, lost] }
        let fees = sum("fees", of: "months")
        return amounts == (fees > 0 ? [balance, interest, fees] : [balance, interest])
    }

    /// Whether the balance reaches the target, and no smaller deposit does.
    private var goalHolds: Bool {
        let balance = result.column("balance", of: "months")?.last ?? 0
        guard let target = amount(of: "target"), balance >= target, amounts.contains(target) else {
            return false
        }
        guard case .money(let deposit)? = result.figure("monthlyDeposit")?.quantity, deposit > 0
        else { return amounts == [target] || amounts == [balance, target] }
        guard let rows = result.column("deposits", of: "months"), amounts.first == deposit else {
            return false
        }
        return rows.dropFirst().allSatisfy { $0 == deposit }
    }

    private var inflationHolds: Bool {
        let last = result.column("cost", of: "prices")?.last
        return amounts == [amount(of: "amount"), last]
    }

    /// Whether a plan that pays the amount lasts as long, by the sums of its years.
    private var retirementHolds: Bool {
        guard amounts == [result.money("monthlyWithdrawal")], let months = spans.first else {
            return amounts == [amount(of: "monthlyWithdrawal")] && spans.count == 1
        }
        let left = result.column("balance", of: "years")?.last ?? 0
        let isMore =
            answer.name == RetirementWords.answerLastsMore(amount: 0, time: .text("")).name
        return months >= 0 && left >= 0 && (!isMore || left > 0 || amounts == [0])
    }

    private var rentOrBuyHolds: Bool {
        if case .words(let verdict, _)? = answer.values.first,
            case .list(let names, _)? = answer.values.last
        {
            let leftOut = RentOrBuy.assumed.filter { assumed in
                !set.inputs.contains { $0.name == assumed.input }
            }
            return names == leftOut.map { .words($0.words) }
                && AnswerClaim(result, verdict, set).rentOrBuyHolds
        }
        guard let owner = result.column("ownerNetWorth", of: "years"),
            let renter = result.column("renterNetWorth", of: "years"),
            let last = zip(owner, renter).map({ $0 - $1 }).last
        else { return false }
        guard last != 0 else { return amounts.isEmpty }
        let isBuy = answer.name != RentOrBuyWords.answerRent(after: .text(""), lead: 0).name
        let after = Quantity.words(RentOrBuyWords.after(years: owner.count))
        guard amounts == [abs(last)], isBuy == (last > 0), answer.values.contains(after) else {
            return false
        }
        guard let year = counts.first else { return true }
        let ahead = zip(owner, renter).map { $0 > $1 }
        return ahead[(year - 1)...].allSatisfy { $0 } && !ahead[year - 2]
    }

    private var cashflowHolds: Bool {
        let rates = result.table("rates")?.rowCount ?? result.table("roots")?.rowCount ?? 0
        if amounts.isEmpty, case .rate(let rate)? = answer.values.first {
            guard case .rate(let found)? = result.figures.first?.quantity else { return false }
            return rates == 1 && rate == found
        }
        if case .rate? = answer.values.first {
            return amounts == [abs(result.money("npv") ?? 0)]
        }
        let net = (result.money("moneyIn") ?? 0) - (result.money("moneyOut") ?? 0)
        return net == 0 ? amounts.isEmpty : amounts == [abs(net)]
    }

    private var annuityHolds: Bool {
        if case .number(let periods)? = result.figure("periods")?.quantity {
            if periods.isNegative { return answer == AnnuityWords.answerNoPeriods }
            let whole = Int(periods.coefficient(scale: 4) / 10_000)
            // The number that is shown is rounded.
            let times = [whole, whole + 1].map { Quantity.words(time(ofPeriods: $0)) }
            return times.contains { answer.values == [$0] } && result.proofs.allSatisfy(\.holds)
        }
        guard let amount = amounts.first else { return result.proofs.allSatisfy(\.holds) }
        guard let figure = result.figures.first, case .money(let exact) = figure.quantity else {
            return false
        }
        let paid = [
            AnnuityWords.answerTodayPaid(amount: 0),
            AnnuityWords.answerEndPaid(amount: 0, time: .text("")),
            AnnuityWords.answerPaymentPaid(amount: 0, periods: 0, time: .text("")),
        ].map(\.name)
        return amount == abs(exact) && paid.contains(answer.name) == (exact < 0)
            && result.proofs.allSatisfy(\.holds)
    }

    /// The time of periods: in months if their number is whole.
    private func time(ofPeriods count: Int) -> Message {
        guard case .count(let aYear)? = result.input("periodsAYear")?.quantity,
            count * 12 % aYear == 0
        else { return AnnuityWords.time(periods: count) }
        return CommonWords.span(of: count * 12 / aYear)
    }

    private var simpleInterestHolds: Bool {
        let interest = sum("interest", of: "years")
        let balance = result.column("balance", of: "years")?.last ?? 0
        return amounts == [balance, balance - interest, interest]
    }

    private var doublingTimeHolds: Bool {
        guard case .number(let years)? = result.figure("years")?.quantity else { return false }
        let twelfths = years.coefficient(scale: 4) * 12
        guard let months = spans.first else { return false }
        return abs(Int128(months) * 10_000 - twelfths) <= 5_006
    }

    // MARK: - Rates and parts

    private var ratesHold: Bool {
        switch answer.values.last {
        case .rate(let effective)?: result.figures.first?.quantity == .rate(effective)
        case let yield: result.figures.first?.quantity == yield
        }
    }

    private var aprHolds: Bool {
        guard let rate = answer.values.last, result.figures.first?.quantity == rate else {
            return false
        }
        let cost = (result.money("totalPayments") ?? 0) - (result.money("totalAdvances") ?? 0)
        return cost > 0 ? amounts == [cost] : amounts.isEmpty
    }

    private var leverageHolds: Bool {
        let owed = (amount(of: "debts") ?? 0) + (amount(of: "liabilities") ?? 0)
        guard let income = amount(of: "yearlyIncome"), amounts.first == owed,
            case .percentage(let part, _) = answer.values[1]
        else { return false }
        let exact = Int128(owed) * 10_000
        let isNear = abs(part.coefficient(scale: 2) * Int128(income) - exact) * 2 <= Int128(income)
        guard let assets = amount(of: "assets") else { return isNear && amounts.count == 1 }
        return isNear && amounts == [owed, abs(assets - owed)]
    }

    private var budgetHolds: Bool {
        let left = (result.money("totalIncome") ?? 0) - (result.money("totalExpenses") ?? 0)
        return left == 0 ? amounts.isEmpty : amounts == [abs(left)]
    }

    private var comparisonHolds: Bool {
        result.figure("best")?.quantity == answer.values.first
    }
}
