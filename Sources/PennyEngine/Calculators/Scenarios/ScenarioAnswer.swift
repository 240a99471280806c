/// The answer of a comparison: the verdict, or the figures between which the results lie.
struct ScenarioAnswer {
    private typealias Words = ScenariosWords

    private let comparison: ScenarioComparison
    private let verdict: ScenarioVerdict?
    /// The day on which debts without dates are assumed to begin.
    private let today: CivilDate?

    /// - Parameter months: the number of months whose costs are compared; nil for all.
    init(_ comparison: ScenarioComparison, months: Int?, from today: CivilDate?) {
        self.comparison = comparison
        self.today = today
        verdict = ScenarioVerdict(comparison.members, months: months)
    }

    /// The figure of the verdict; nil without one.
    var figure: Figure? {
        guard let verdict, verdict.lead > 0 else { return nil }
        let best = verdict.ranked[0].title
        return verdict.isCost
            ? Figure("cheaperBy", Words.figureCheaperBy(best: best), .money(verdict.lead))
            : Figure("moreBy", Words.figureMoreBy(best: best), .money(verdict.lead))
    }

    /// The costs that decide; nil if they are among the compared figures, for gains, and if no
    /// debt ends.
    var decidingLine: ScenarioComparison.Line? {
        guard let verdict, verdict.isCost, !verdict.ranked.isEmpty else { return nil }
        var costs: [Quantity] = []
        for offer in verdict.offers {
            if offer.value.isTooLong {
                costs.append(.words(Words.cellTooLong, machine: "not within 100 years"))
            } else if offer.value.isEndless {
                costs.append(.words(Words.cellNever, machine: "never"))
            } else {
                costs.append(.money(offer.amount))
            }
        }
        if let months = verdict.months {
            return .init("costInTime", Words.figureCostInTime(time: months), costs)
        }
        let isListed = comparison.lines.contains { line in
            zip(line.values, verdict.offers).allSatisfy { value, offer in
                if case .money(let amount) = value { amount == offer.amount } else { false }
            }
        }
        return isListed ? nil : .init("cost", Words.figureCost, costs)
    }

    /// Whether the costs of a part of the time decide.
    var isOfPartOfTheTime: Bool { verdict?.months != nil && !(verdict?.ranked.isEmpty ?? true) }

    /// The step of the figure.
    var step: Step? {
        guard let verdict, let figure else { return nil }
        let (best, next) = (verdict.ranked[0].amount, verdict.ranked[1].amount)
        return Step(
            figure.label, for: [figure.name],
            formula: verdict.isCost ? Words.stepCheaperFormula : Words.stepMoreFormula,
            numbers: CommonWords.formulaMinus(
                first: .money(verdict.isCost ? next : best),
                second: .money(verdict.isCost ? best : next)),
            answer: .value(figure.quantity))
    }

    // MARK: - Sentences

    var sentence: Message {
        guard let verdict else { return range }
        guard var all = ranking(verdict) else { return endless(verdict) }
        if !verdict.due.isEmpty { all = Words.answerAnd(first: all, second: due(verdict)) }
        if !verdict.endless.isEmpty {
            all = Words.answerAnd(first: all, second: endless(verdict))
        }
        return all
    }

    /// The assumed start of the debts; nil if the named payments have their own days.
    var start: CivilDate? {
        verdict?.due.first?.value.finalPayment?.day == nil ? today : nil
    }

    /// The sentence on the best offer; nil if no debt ends.
    private func ranking(_ verdict: ScenarioVerdict) -> Message? {
        guard let best = verdict.ranked.first else { return nil }
        guard verdict.ranked.count > 1 else {
            return Words.answerCost(best: best.title, cost: best.amount)
        }
        let other = verdict.ranked[1]
        if verdict.lead == 0 { return same(verdict, best.title, other.title) }
        let isLoss = !verdict.isCost && best.amount < 0
        guard verdict.ranked.count == 2 else {
            return verdict.isCost || isLoss
                ? Words.answerCheapest(
                    best: best.title, amount: verdict.lead, other: other.title)
                : Words.answerMost(best: best.title, amount: verdict.lead, other: other.title)
        }
        if verdict.isCost { return cheaper(verdict, best.title, other.title) }
        return isLoss
            ? Words.answerLosses(best: best.title, amount: verdict.lead, other: other.title)
            : Words.answerMore(best: best.title, amount: verdict.lead, other: other.title)
    }

    private func same(_ verdict: ScenarioVerdict, _ first: String, _ second: String) -> Message {
        let amount = abs(verdict.ranked[0].amount)
        switch (verdict.isCost || verdict.ranked[0].amount < 0, verdict.ranked.count) {
        case (true, 2): return Words.answerBothSame(first: first, second: second, cost: amount)
        case (true, _): return Words.answerSame(cost: amount)
        case (false, 2):
            return Words.answerBothSameGain(first: first, second: second, amount: amount)
        case (false, _): return Words.answerSameGain(amount: amount)
        }
    }

    private func cheaper(_ verdict: ScenarioVerdict, _ best: String, _ other: String) -> Message {
        let lead = verdict.lead
        switch (verdict.months, verdict.feeLimit) {
        case (nil, nil): return Words.answerCheaper(best: best, amount: lead, other: other)
        case (nil, let limit?):
            return Words.answerCheaperFee(best: best, amount: lead, other: other, limit: limit)
        case (let months?, nil):
            return Words.answerCheaperIn(best: best, amount: lead, other: other, time: months)
        case (let months?, let limit?):
            return Words.answerCheaperInFee(
                best: best, amount: lead, other: other, time: months, limit: limit)
        }
    }

    /// The sentence on the final payments at the end of the compared months.
    private func due(_ verdict: ScenarioVerdict) -> Message {
        var payments: [Quantity] = []
        var day: CivilDate?
        for offer in verdict.due {
            guard let payment = offer.value.finalPayment else { continue }
            if payments.isEmpty { day = payment.day }
            payments.append(.words(Words.due(amount: payment.amount, set: offer.title)))
        }
        let months = verdict.months ?? 0
        var time = CommonWords.span(of: months, from: today)
        if let day { time = CommonWords.until(time: CommonWords.span(of: months), end: day) }
        return Words.answerDue(time: time, payments: payments)
    }

    /// The sentence on the debts whose end is not computed.
    private func endless(_ verdict: ScenarioVerdict) -> Message {
        var never: [Quantity] = []
        var tooLong: [Quantity] = []
        for offer in verdict.endless {
            let name = Quantity.words(Words.quoted(set: offer.title))
            if offer.value.isTooLong { tooLong.append(name) } else { never.append(name) }
        }
        let long = Words.answerTooLong(count: tooLong.count, sets: tooLong)
        if never.isEmpty { return long }
        let all = Words.answerNever(count: never.count, sets: never)
        return tooLong.isEmpty ? all : Words.answerAnd(first: all, second: long)
    }

    // MARK: - The range

    /// The lowest and the highest value of the first figure that differs; the first and the last
    /// one if no values have an order. One whose label applies to all goes first.
    private var range: Message {
        let members = comparison.members
        var (line, lowest, highest) = (comparison.lines[0], 0, members.count - 1)
        var rank = 0
        for other in comparison.lines {
            guard let ends = other.ends else { continue }
            let own = (ends.lowest == ends.highest ? 1 : 3) + (other.isMixed ? 0 : 1)
            if own > rank {
                (line, lowest, highest, rank) = (other, ends.lowest, ends.highest, own)
            }
            if rank == 4 { break }
        }
        guard lowest != highest else {
            return Words.answerEqual(figure: line.label, value: line.shown[0])
        }
        return Words.answerRange(
            figure: line.label, lowest: line.shown[lowest], lowestSet: members[lowest].title,
            highest: line.shown[highest], highestSet: members[highest].title)
    }
}

extension ScenarioComparison.Line {
    /// The indices of the lowest and the highest value, the same if all are equal; nil if values
    /// cannot be subtracted.
    fileprivate var ends: (lowest: Int, highest: Int)? {
        var (lowest, highest) = (0, 0)
        for index in stated.indices {
            guard let isLower = isHigher(lowest, than: index),
                let isHigher = isHigher(index, than: highest)
            else { return nil }
            if isLower { lowest = index }
            if isHigher { highest = index }
        }
        return (lowest, highest)
    }

    /// Whether a value is higher than another; nil if they cannot be subtracted.
    private func isHigher(_ first: Int, than second: Int) -> Bool? {
        guard case .change(let change)? = stated[first].difference(from: stated[second]) else {
            return nil
        }
        return change.isIncrease
    }
}
