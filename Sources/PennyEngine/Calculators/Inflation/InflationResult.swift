import PennyNaturals

/// Builds the `Calculation` of an adjustment for inflation, from which every page is rendered.
struct InflationResult {
    private typealias Words = InflationWords

    let plan: InflationPlan
    let inputs: [NormalisedInput]
    /// The cost of the same goods at each table month.
    let costs: [Int64]
    /// The purchasing power of the amount at each table month, in today's money; empty for an
    /// earlier day.
    let buys: [Int64]
    /// The change of all prices over the whole time.
    let priceChange: ExactDecimal
    let invested: Invested?
    private let answerBounds: AnswerBounds

    struct Invested {
        let realRate: ExactDecimal
        let value: Int64
        let realValue: Int64
    }

    /// The bounds of the amount, computed back from the rounded answer.
    private struct AnswerBounds {
        let least: Int64
        let nearest: Int64
        let largest: Int64
    }

    init(_ plan: InflationPlan, _ inputs: [NormalisedInput]) throws(CalculationError) {
        self.plan = plan
        self.inputs = inputs
        let prices = plan.direction == .later ? plan.prices : plan.prices.inverse
        let tableMonths = plan.tableMonths
        let levels = try certified(
            PriceLevels(
                amount: plan.amount, prices: prices, tableMonths: tableMonths,
                includesPurchasingPower: plan.direction == .later), .halfUp)
        costs = Array(levels[..<tableMonths.count])
        buys = Array(levels[tableMonths.count...])
        let level = try certifiedNaturals(
            PriceLevel(prices: plan.prices, months: plan.months, decimals: 4), .halfUp)[0]
        guard let level = level.int128 else { throw .tooLarge }
        priceChange = ExactDecimal(level, scale: 4).minus(ExactDecimal(1))
        invested = try Self.invested(plan)
        let back = AmountBounds(
            rounded: costs[tableMonths.count - 1], prices: plan.prices, months: plan.months,
            direction: plan.direction)
        answerBounds = AnswerBounds(
            least: try certified(back, .down, limit: .max)[0],
            nearest: try certified(back, .halfUp, limit: .max)[1],
            largest: try certified(back, .up, limit: .max)[2])
    }

    private static func invested(_ plan: InflationPlan) throws(CalculationError) -> Invested? {
        guard let returnRate = plan.returnRate else { return nil }
        let formula = InvestedAmount(plan: plan, returnRate: returnRate)
        // For an earlier day, only the rate is computed.
        let values = plan.direction == .later ? try certified(formula, .halfUp) : [0, 0]
        return Invested(
            realRate: try formula.realRate(), value: values[0], realValue: values[1])
    }

    var adjusted: Int64 { costs[costs.count - 1] }
    var purchasingPower: Int64 { buys.last ?? 0 }
    var isLater: Bool { plan.direction == .later }

    func calculation(from today: CivilDate?) -> Calculation {
        Calculation(
            calculator: .inflation, currency: plan.currency, inputs: inputs,
            answer: answer(from: today), figures: figures, tables: [table], charts: [chart],
            steps: InflationSteps(self).steps, proofs: [proof],
            notes: notes, from: today)
    }

    private var figures: [Figure] {
        var figures = [
            Figure(
                "adjustedAmount",
                isLater ? Words.figureAdjustedAmountLater : Words.figureAdjustedAmountEarlier,
                .money(adjusted)),
            .sized(
                "difference",
                adjusted >= plan.amount ? Words.figureDifferenceMore : Words.figureDifferenceLess,
                adjusted - plan.amount),
        ]
        if isLater {
            figures.append(
                Figure("purchasingPower", Words.figurePurchasingPower, .money(purchasingPower)))
            figures.append(
                .sized(
                    "purchasingPowerLost",
                    purchasingPower > plan.amount
                        ? Words.figurePurchasingPowerGained : Words.figurePurchasingPowerLost,
                    plan.amount - purchasingPower))
        }
        figures.append(
            Figure("cumulativeInflation", Words.figureCumulativeInflation, .rate(priceChange)))
        guard let invested else { return figures }
        figures.append(Figure("realRate", Words.figureRealRate, .rate(invested.realRate)))
        if isLater {
            figures.append(
                Figure("investedValue", Words.figureInvestedValue, .money(invested.value)))
            figures.append(
                Figure(
                    "investedRealValue", Words.figureInvestedRealValue,
                    .money(invested.realValue)))
        }
        return figures
    }

    private func answer(from today: CivilDate?) -> Message {
        let (amount, months) = (plan.amount, plan.months)
        return isLater
            ? Words.answerLater(
                amount: amount, adjusted: adjusted, time: CommonWords.span(of: months, from: today))
            : Words.answerEarlier(
                amount: amount, adjusted: adjusted, time: CommonWords.span(of: months))
    }

    // MARK: - Table and chart

    private var table: Table {
        var columns: [Table.Column] = [
            .init(plan.countsYears ? "year" : "month", timeLabel, .ordinal),
            .init(
                "cost",
                isLater
                    ? Words.tablePricesColumnCostLater : Words.tablePricesColumnCostEarlier,
                .money),
        ]
        if isLater { columns.append(.init("buys", Words.tablePricesColumnBuys, .money)) }
        var table = Table(
            "prices", title: Words.tablePricesTitle,
            caption: Words.tablePricesCaption(currency: plan.currency.code), columns: columns,
            isDetail: plan.tableMonths.count > 100)
        for index in costs.indices {
            table.cells += [Int64(index + 1), costs[index]] + (isLater ? [buys[index]] : [])
        }
        return table
    }

    private var timeLabel: Message {
        if plan.countsYears {
            return isLater ? Words.tablePricesColumnYear : Words.tablePricesColumnYearsEarlier
        }
        return isLater ? Words.tablePricesColumnMonth : Words.tablePricesColumnMonthsEarlier
    }

    private var chart: Chart {
        var series = [
            Chart.Series("cost", Words.chartPricesSeriesCost, [plan.amount] + costs)
        ]
        if isLater {
            series.append(
                Chart.Series("buys", Words.chartPricesSeriesBuys, [plan.amount] + buys))
        }
        return Chart(
            "prices", .lines,
            title: isLater
                ? Words.chartPricesFindingLater(amount: plan.amount, adjusted: adjusted)
                : Words.chartPricesFindingEarlier(amount: plan.amount, adjusted: adjusted),
            axis: plan.countsYears ? .year : .month,
            positions: (0...costs.count).map { Int64($0) }, series: series)
    }

    // MARK: - Notes and proof

    private var notes: [Message] {
        var notes: [Message] = []
        if plan.months % 12 != 0 { notes.append(Words.noteMonths) }
        if let invested, let difference = plan.returnRate?.minus(plan.rate),
            Self.shown(difference) != Self.shown(invested.realRate)
        {
            notes.append(
                Words.noteSubtracting(difference: difference, real: invested.realRate))
        }
        return notes
    }

    /// Rounds a rate to the three decimals of a percentage that pages show.
    private static func shown(_ rate: ExactDecimal) -> ExactDecimal { rate.rounded(decimals: 5) }

    private var proof: Proof {
        let isAgain = answerBounds.nearest == plan.amount
        let holds = answerBounds.least <= plan.amount && plan.amount <= answerBounds.largest
        return Proof(
            isAgain
                ? Words.proofSame(adjusted: adjusted, amount: answerBounds.nearest)
                : Words.proofBetween(
                    adjusted: adjusted, least: answerBounds.least, largest: answerBounds.largest,
                    amount: plan.amount),
            holds: holds)
    }
}
