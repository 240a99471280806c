import PennyNaturals

/// Puts an adjustment for inflation into the form every page is printed from.
struct InflationResult {
    let plan: InflationPlan
    let inputs: [NormalisedInput]
    /// What the same things cost at each mark.
    let costs: [Int64]
    /// What the amount buys at each mark, in today's money; nothing for an earlier day.
    let buys: [Int64]
    /// The change of all prices over the whole time.
    let priceChange: ExactDecimal
    let invested: Invested?
    private let behind: Behind

    struct Invested {
        let realRate: ExactDecimal
        let value: Int64
        let realValue: Int64
    }

    /// What the rounded answer is when it is adjusted back.
    private struct Behind {
        let least: Int64
        let nearest: Int64
        let largest: Int64
    }

    init(_ plan: InflationPlan, _ inputs: [NormalisedInput]) throws(CalculationError) {
        self.plan = plan
        self.inputs = inputs
        let prices = plan.direction == .later ? plan.prices : plan.prices.inverse
        let marks = plan.marks
        let levels = try certified(
            PriceLevels(
                amount: plan.amount, prices: prices, marks: marks,
                asksWhatItBuys: plan.direction == .later), .halfUp)
        costs = Array(levels[..<marks.count])
        buys = Array(levels[marks.count...])
        let level = try certifiedNaturals(
            PriceLevel(prices: plan.prices, months: plan.months, decimals: 6), .halfUp)[0]
        guard let level = level.int128 else { throw .tooLarge }
        priceChange = ExactDecimal(level, scale: 6).minus(ExactDecimal(1))
        invested = try Self.invested(plan)
        let back = AmountsBehind(
            rounded: costs[marks.count - 1], prices: plan.prices, months: plan.months,
            direction: plan.direction)
        behind = Behind(
            least: try certified(back, .down, limit: .max)[0],
            nearest: try certified(back, .halfUp, limit: .max)[1],
            largest: try certified(back, .up, limit: .max)[2])
    }

    private static func invested(_ plan: InflationPlan) throws(CalculationError) -> Invested? {
        guard let returnRate = plan.returnRate else { return nil }
        let formula = InvestedAmount(plan: plan, returnRate: returnRate)
        // An earlier day only asks for the rate.
        let values = plan.direction == .later ? try certified(formula, .halfUp) : [0, 0]
        return Invested(
            realRate: try formula.realRate(), value: values[0], realValue: values[1])
    }

    var adjusted: Int64 { costs[costs.count - 1] }
    var purchasingPower: Int64 { buys.last ?? 0 }
    var isLater: Bool { plan.direction == .later }

    func calculation() -> Calculation {
        var result = Calculation(calculator: .inflation, currency: plan.currency, inputs: inputs)
        result.figures = figures
        result.tables = [table]
        result.charts = [chart]
        result.steps = InflationSteps(self).steps
        result.proofs = [proof]
        result.notes = .old(notes)
        return result
    }

    private var figures: [Figure] {
        var figures = [
            Figure(
                "adjustedAmount", isLater ? "The same costs later" : "The same cost earlier",
                .money(adjusted)),
            Figure(
                "difference",
                isLater && adjusted >= plan.amount
                    ? "That is more by" : "That is the difference of",
                .money(adjusted - plan.amount)),
        ]
        if isLater {
            figures.append(
                Figure(
                    "purchasingPower", "What the amount then buys, in today's money",
                    .money(purchasingPower)))
            figures.append(
                Figure(
                    "purchasingPowerLost",
                    purchasingPower > plan.amount
                        ? "Purchasing power lost, below zero gained" : "Purchasing power lost",
                    .money(plan.amount - purchasingPower)))
        }
        figures.append(
            Figure("cumulativeInflation", "Prices rise in all by", .rate(priceChange)))
        guard let invested else { return figures }
        figures.append(Figure("realRate", "Real return a year", .rate(invested.realRate)))
        if isLater {
            figures.append(
                Figure("investedValue", "The amount, invested", .money(invested.value)))
            figures.append(
                Figure(
                    "investedRealValue", "That in today's money", .money(invested.realValue)))
        }
        return figures
    }

    // MARK: - Table and chart

    private var table: Table {
        let unit = plan.countsYears ? ("year", "Year") : ("month", "Month")
        let ago = plan.countsYears ? "Years earlier" : "Months earlier"
        var columns: [Table.Column] = [
            .init(unit.0, isLater ? unit.1 : ago, .ordinal),
            .init("cost", isLater ? "The same costs" : "The same cost", .money),
        ]
        if isLater { columns.append(.init("buys", "The amount buys", .money)) }
        var table = Table(
            "prices", title: "Prices over time",
            caption: [
                .text("At the end of each in "), .text(plan.currency.code),
                .text("; every amount is the exact one rounded half-up."),
            ], columns: columns, isDetail: plan.marks.count > 100)
        for index in costs.indices {
            table.cells += [Int64(index + 1), costs[index]] + (isLater ? [buys[index]] : [])
        }
        return table
    }

    private var chart: Chart {
        var series = [Chart.Series("cost", "What the same costs", [plan.amount] + costs)]
        if isLater {
            series.append(Chart.Series("buys", "What the amount buys", [plan.amount] + buys))
        }
        return Chart(
            "prices", .lines, title: chartTitle,
            axis: plan.countsYears ? .year : .month,
            positions: (0...costs.count).map { Int64($0) }, series: series)
    }

    private var chartTitle: [Piece] {
        isLater
            ? [
                .text("What costs "), .value(.money(plan.amount)), .text(" now costs "),
                .value(.money(adjusted)), .text(" then"),
            ]
            : [
                .text("What costs "), .value(.money(plan.amount)), .text(" now cost "),
                .value(.money(adjusted)), .text(" then"),
            ]
    }

    // MARK: - Notes and proof

    private var notes: [[Piece]] {
        var notes: [[Piece]] = []
        if plan.months % 12 != 0 {
            notes.append([
                .text(
                    """
                    A part of a year counts by its months: prices rise every month by the twelfth \
                    root of a year's rise.
                    """
                )
            ])
        }
        if let invested, let difference = plan.returnRate?.minus(plan.rate),
            difference != invested.realRate
        {
            notes.append([
                .text("Subtracting the rates gives "), .value(.rate(difference)),
                .text(", but the real return is "), .value(.rate(invested.realRate)),
                .text(": what is earned is spent at the later prices as well."),
            ])
        }
        return notes
    }

    private var proof: Proof {
        let isAgain = behind.nearest == plan.amount
        let holds = behind.least <= plan.amount && plan.amount <= behind.largest
        if isAgain {
            return Proof(
                [
                    .text("Adjusted back, "), .value(.money(adjusted)), .text(" is "),
                    .value(.money(behind.nearest)), .text(" again."),
                ], holds: holds)
        }
        return Proof(
            [
                .text("Adjusted back, what rounds to "), .value(.money(adjusted)),
                .text(" was between "), .value(.money(behind.least)), .text(" and "),
                .value(.money(behind.largest)), .text(", as "), .value(.money(plan.amount)),
                .text(" is."),
            ], holds: holds)
    }
}
