/// Puts the comparison of renting and buying into the form every page is printed
/// from.
struct RentOrBuyResult {
    let plan: RentOrBuyPlan
    let inputs: [NormalisedInput]
    let run: RentOrBuyYears

    init(_ plan: RentOrBuyPlan, _ inputs: [NormalisedInput]) throws(CalculationError) {
        self.plan = plan
        self.inputs = inputs
        run = try RentOrBuyYears(plan)
    }

    var years: [RentOrBuyYears.Year] { run.years }
    var last: RentOrBuyYears.Year { years[years.count - 1] }

    /// The first year after which the buyer has at least as much.
    var breakEvenYear: Int? { years.firstIndex { $0.difference >= 0 }.map { $0 + 1 } }

    var totalOwning: Int64 { years.reduce(plan.upfront) { $0 + $1.ownerPaid } }
    var totalRent: Int64 { years.reduce(0) { $0 + $1.rentPaid } }
    var totalInterest: Int64 {
        guard let rows = run.schedule?.rows else { return 0 }
        return rows.prefix(plan.years * 12).reduce(0) { $0 + $1.interest }
    }
    var monthlyPayment: Int64 { run.schedule?.regularPayment ?? 0 }

    func calculation() -> Calculation {
        var result = Calculation(calculator: .rentOrBuy, currency: plan.currency, inputs: inputs)
        result.figures = figures
        result.tables = [table]
        result.charts = [chart]
        result.steps = RentOrBuySteps(self).steps
        result.proofs = proofs
        result.notes = .old(notes)
        return result
    }

    // MARK: - Figures

    var isBuyingAhead: Bool { last.difference >= 0 }
    /// By how much the one that leaves more does.
    var lead: Int64 { abs(last.difference) }

    var breakEven: Quantity {
        if let breakEvenYear { return .count(breakEvenYear) }
        let words: Wording = "not within \(plan.years) \(plan.years == 1 ? "year" : "years")"
        return .text(words.text)
    }

    private var figures: [Figure] {
        [
            isBuyingAhead
                ? Figure("buyingAhead", "Buying leaves more by", .money(lead))
                : Figure("rentingAhead", "Renting leaves more by", .money(lead)),
            Figure("breakEvenYear", "Buying is ahead after year", breakEven),
            Figure("ownerNetWorth", "What buying leaves", .money(last.owner)),
            Figure("renterNetWorth", "What renting leaves", .money(last.renter)),
            Figure("difference", "Buying less renting", .money(last.difference)),
            Figure("firstMonthOwning", "Owning, first month", .money(run.firstMonth)),
            Figure("monthlyPayment", "Of that for the loan", .money(monthlyPayment)),
            Figure("homeValue", "Value of the home at the end", .money(last.homeValue)),
            Figure("loanBalance", "Still owed at the end", .money(last.loanBalance)),
            Figure("totalOwning", "Paid by the buyer in all", .money(totalOwning)),
            Figure("totalInterest", "Of that interest", .money(totalInterest)),
            Figure("totalRent", "Rent in all", .money(totalRent)),
        ]
    }

    // MARK: - Table and chart

    private var table: Table {
        var table = Table(
            "years", title: "Year by year",
            caption: [
                .text("At the end of each year in "), .text(plan.currency.code),
                .text("; paid are the sums of the year, without what buying took at once."),
            ],
            columns: [
                .init("year", "Year", .ordinal),
                .init("ownerPaid", "Buyer pays", .money, summable: true),
                .init("rentPaid", "Renter pays", .money, summable: true),
                .init("homeValue", "Home", .money),
                .init("loanBalance", "Owed", .money),
                .init("sellingCosts", "Costs of selling", .money),
                .init("ownerPot", "Buyer invested", .money),
                .init("ownerNetWorth", "Buyer has", .money),
                .init("renterNetWorth", "Renter has", .money),
                .init("difference", "Difference", .money),
            ])
        for (index, year) in years.enumerated() {
            table.cells += [
                Int64(index + 1), year.ownerPaid, year.rentPaid, year.homeValue,
                year.loanBalance, year.sellingCosts, year.ownerPot, year.owner, year.renter,
                year.difference,
            ]
        }
        return table
    }

    private var chart: Chart {
        let selling = RentOrBuyPlan.share(plan.sellingCostRate, of: plan.price)
        let owner = [plan.downPayment - selling] + years.map { $0.owner }
        return Chart(
            "netWorth", .lines, title: chartTitle, axis: .year,
            positions: (0...years.count).map { Int64($0) },
            series: [
                Chart.Series("owner", "What buying leaves", owner),
                Chart.Series(
                    "renter", "What renting leaves", [plan.upfront] + years.map { $0.renter }),
            ], isComparison: true)
    }

    private var chartTitle: [Piece] {
        let time: [Piece] = [.text("After ")] + Piece.counted(plan.years, "year", "years")
        if lead == 0 { return time + [.text(" both leave the same")] }
        return time + [
            .text(isBuyingAhead ? " buying leaves " : " renting leaves "), .value(.money(lead)),
            .text(" more"),
        ]
    }

    // MARK: - Notes

    private var notes: [[Piece]] {
        var notes: [[Piece]] = [
            [
                .text(
                    """
                    The order of each month: both pots grow; then the loan's payment and a twelfth \
                    of the year's tax, maintenance and insurance stand against the rent, and \
                    whoever pays less invests the difference. At the start the renter invests what \
                    buying takes at once. \
                    At each year's end the home is valued as if it were sold.
                    """
                )
            ],
            [.text("Tax advantages and taxes on gains are not counted, for neither.")],
        ]
        let zeros = RentOrBuy.assumed.filter { name in
            for input in inputs where input.name.isSameText(as: name) { return input.isDefault }
            return false
        }
        if !zeros.isEmpty {
            notes.append(
                [.text("Counted as zero, as nothing was typed: ")]
                    + Piece.list(zeros.map { [.text($0)] }) + [.text(".")])
        }
        if let first = breakEvenYear, years[(first - 1)...].contains(where: { $0.difference < 0 }) {
            notes.append([
                .text("Buying is first ahead after year "), .value(.count(first)),
                .text(", but not in every year after it."),
            ])
        }
        if years.contains(where: { $0.owner < 0 }) {
            notes.append([
                .text(
                    """
                    In some year the sale would not repay the loan: what buying leaves is below \
                    zero then.
                    """)
            ])
        }
        return notes
    }

    // MARK: - Proofs

    private var proofs: [Proof] {
        let buyer = totalOwning + run.owner.invested
        let renter = totalRent + run.renter.invested
        var proofs = [
            Proof(
                [
                    .text("Both spend the same: the home and what was invested come to "),
                    .value(.money(buyer)), .text(" for the buyer and "), .value(.money(renter)),
                    .text(" for the renter."),
                ], holds: buyer == renter),
            Proof(
                [
                    .text("What the renter invested, "), .value(.money(run.renter.invested)),
                    .text(", and its growth, "), .value(.money(run.renter.growth)),
                    .text(", is what the renter has."),
                ], holds: run.renter.invested + run.renter.growth == last.renter),
        ]
        if let rows = run.schedule?.rows {
            let repaid = rows.prefix(plan.years * 12).reduce(0) { $0 + $1.principal }
            proofs.append(
                Proof(
                    [
                        .text("The loan's principal repaid, "), .value(.money(repaid)),
                        .text(", and what is still owed is what was borrowed: "),
                        .value(.money(plan.borrowed)), .text("."),
                    ], holds: repaid + last.loanBalance == plan.borrowed))
        }
        return proofs
    }
}

extension RentOrBuy {
    /// Inputs that are zero unless they are typed, and seldom are in life.
    static let assumed = [
        "buyingCostRate", "sellingCostRate", "propertyTaxRate", "maintenanceRate", "insurance",
        "appreciationRate", "rentIncrease", "investmentReturn",
    ]
}
