/// The answer of a comparison: the verdict, or the figures between which the results lie.
struct ScenarioAnswer {
    private typealias Words = ScenariosWords

    private let comparison: ScenarioComparison
    private let verdict: ScenarioVerdict?

    /// - Parameter months: the number of months whose costs are compared; nil for all.
    init(_ comparison: ScenarioComparison, months: Int?) {
        self.comparison = comparison
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

    /// The costs that decide; nil if they are among the compared figures, and for gains.
    var decidingLine: ScenarioComparison.Line? {
        guard let verdict, verdict.isCost else { return nil }
        let costs = verdict.offers.map { Quantity.money($0.amount) }
        if let months = verdict.months {
            return .init(
                name: "costInTime", label: Words.figureCostInTime(time: months), values: costs,
                shown: costs)
        }
        if comparison.lines.contains(where: { has(verdict.offers, in: $0) }) { return nil }
        return .init(name: "cost", label: Words.figureCost, values: costs, shown: costs)
    }

    private func has(
        _ offers: [ScenarioVerdict.Offer], in line: ScenarioComparison.Line
    ) -> Bool {
        zip(line.values, offers).allSatisfy { value, offer in
            if case .money(let amount) = value { amount == offer.amount } else { false }
        }
    }

    /// Whether the costs of a part of the time decide.
    var isOfPartOfTheTime: Bool { verdict?.months != nil }

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

    var sentence: Message {
        guard let verdict else { return range }
        let (best, other) = (verdict.ranked[0], verdict.ranked[1])
        if verdict.lead == 0 {
            return verdict.isCost
                ? Words.answerSame(cost: best.amount) : Words.answerSameGain(amount: best.amount)
        }
        guard verdict.ranked.count == 2 else {
            return verdict.isCost
                ? Words.answerCheapest(best: best.title, amount: verdict.lead)
                : Words.answerMost(best: best.title, amount: verdict.lead)
        }
        return verdict.isCost
            ? cheaper(verdict, best.title, other.title)
            : Words.answerMore(best: best.title, amount: verdict.lead, other: other.title)
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

    /// The lowest and the highest value of the first figure that differs; the first and the last
    /// one if no values have an order.
    private var range: Message {
        let members = comparison.members
        var (row, lowest, highest) = (0, 0, members.count - 1)
        var hasOrder = false
        for (index, line) in comparison.lines.enumerated() {
            guard let ends = line.ends else { continue }
            let differs = ends.lowest != ends.highest
            if differs || !hasOrder { (row, lowest, highest) = (index, ends.lowest, ends.highest) }
            if differs { break }
            hasOrder = true
        }
        let line = comparison.lines[row]
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
        for index in values.indices {
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
        guard case .change(let change)? = values[first].difference(from: values[second]) else {
            return nil
        }
        return change.isIncrease
    }
}
