/// Builds the `Calculation` of renting and buying, from which every page is rendered.
struct RentOrBuyResult {
    private typealias Words = RentOrBuyWords

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

    /// The first year after which the buyer's net worth is at least the renter's.
    var breakEvenYear: Int? { years.firstIndex { $0.difference >= 0 }.map { $0 + 1 } }

    var totalOwning: Int64 { years.reduce(plan.upfront) { $0 + $1.ownerPaid } }
    var totalRent: Int64 { years.reduce(0) { $0 + $1.rentPaid } }
    var totalInterest: Int64 {
        guard let rows = run.schedule?.rows else { return 0 }
        return rows.prefix(plan.years * 12).reduce(0) { $0 + $1.interest }
    }
    var monthlyPayment: Int64 { run.schedule?.regularPayment ?? 0 }

    func calculation(from today: CivilDate?) -> Calculation {
        Calculation(
            calculator: .rentOrBuy, currency: plan.currency, inputs: inputs,
            answer: answer(from: today), figures: figures, tables: [table], charts: [chart],
            steps: RentOrBuySteps(self).steps, proofs: proofs,
            notes: notes, from: today)
    }

    // MARK: - Figures

    var isBuyingAhead: Bool { last.difference > 0 }
    /// Whether both end with the same net worth.
    var isTie: Bool { last.difference == 0 }
    /// The difference in net worth at the end.
    var lead: Int64 { abs(last.difference) }

    var breakEven: Quantity {
        if let breakEvenYear { return .count(breakEvenYear) }
        let machine: Wording = "not within \(plan.years) \(plan.years == 1 ? "year" : "years")"
        return .words(Words.breakEvenNever(years: plan.years), machine: machine.text)
    }

    /// The figures for who is ahead and by how much, or a difference of zero.
    private var leading: [Figure] {
        let difference = Figure.sized(
            "difference",
            last.difference < 0 ? Words.figureDifferenceRent : Words.figureDifference,
            last.difference)
        let lead: Figure? =
            if isTie {
                nil
            } else if isBuyingAhead {
                Figure("buyingAhead", Words.figureBuyingAhead, .money(lead))
            } else {
                Figure("rentingAhead", Words.figureRentingAhead, .money(lead))
            }
        let others = [
            Figure("breakEvenYear", Words.figureBreakEvenYear, breakEven),
            .sized(
                "ownerNetWorth",
                last.owner < 0 ? Words.figureOwnerNetWorthOwed : Words.figureOwnerNetWorth,
                last.owner),
            .sized(
                "renterNetWorth",
                last.renter < 0 ? Words.figureRenterNetWorthOwed : Words.figureRenterNetWorth,
                last.renter),
        ]
        return lead.map { [$0] + others + [difference] } ?? [difference] + others
    }

    private var figures: [Figure] {
        leading + [
            Figure("firstMonthOwning", Words.figureFirstMonthOwning, .money(run.firstMonth)),
            Figure("monthlyPayment", Words.figureMonthlyPayment, .money(monthlyPayment)),
            Figure("homeValue", Words.figureHomeValue, .money(last.homeValue)),
            Figure("loanBalance", Words.figureLoanBalance, .money(last.loanBalance)),
            Figure("totalOwning", Words.figureTotalOwning, .money(totalOwning)),
            Figure("totalInterest", Words.figureTotalInterest, .money(totalInterest)),
            Figure("totalRent", Words.figureTotalRent, .money(totalRent)),
        ]
    }

    /// The verdict, and what it leaves out because it was not typed.
    private func answer(from today: CivilDate?) -> Message {
        let verdict = verdict(from: today)
        let names = RentOrBuy.assumed.compactMap { assumed -> Quantity? in
            let isLeftOut = inputs.contains {
                $0.isDefault && $0.name.isSameText(as: assumed.input)
            }
            return isLeftOut ? .words(assumed.words) : nil
        }
        return names.isEmpty ? verdict : Words.answerLeftOut(answer: verdict, names: names)
    }

    private func verdict(from today: CivilDate?) -> Message {
        let after = CommonWords.until(
            Words.after(years: plan.years), months: plan.years * 12, from: today)
        if isTie { return Words.answerSame(after: after) }
        guard isBuyingAhead else { return Words.answerRent(after: after, lead: lead) }
        // The last year after which renting is ahead, or neither.
        guard let behind = self.years.lastIndex(where: { $0.difference <= 0 }) else {
            return Words.answerBuyNow(after: after, lead: lead)
        }
        return Words.answerBuy(after: after, lead: lead, year: behind + 2)
    }

    // MARK: - Table and chart

    private var table: Table {
        var table = Table(
            "years", title: Words.tableYearsTitle,
            caption: Words.tableYearsCaption(currency: plan.currency.code),
            columns: [
                .init("year", Words.tableYearsColumnYear, .ordinal),
                .init("ownerPaid", Words.tableYearsColumnOwnerPaid, .money, summable: true),
                .init("rentPaid", Words.tableYearsColumnRentPaid, .money, summable: true),
                .init("homeValue", Words.tableYearsColumnHomeValue, .money),
                .init("loanBalance", Words.tableYearsColumnLoanBalance, .money),
                .init("sellingCosts", Words.tableYearsColumnSellingCosts, .money),
                .init("ownerPot", Words.tableYearsColumnOwnerPot, .money),
                .init("ownerNetWorth", Words.tableYearsColumnOwnerNetWorth, .money),
                .init("renterNetWorth", Words.tableYearsColumnRenterNetWorth, .money),
                .init("difference", Words.tableYearsColumnDifference, .money),
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
            "netWorth", .lines, title: finding, axis: .year,
            positions: (0...years.count).map { Int64($0) },
            series: [
                Chart.Series("owner", Words.chartNetWorthSeriesOwner, owner),
                Chart.Series(
                    "renter", Words.chartNetWorthSeriesRenter,
                    [plan.upfront] + years.map { $0.renter }),
            ], isComparison: true)
    }

    private var finding: Message {
        if isTie { return Words.chartNetWorthFindingSame(years: plan.years) }
        return isBuyingAhead
            ? Words.chartNetWorthFindingBuying(years: plan.years, lead: lead)
            : Words.chartNetWorthFindingRenting(years: plan.years, lead: lead)
    }

    // MARK: - Notes

    private var notes: [Message] {
        var notes = [Words.noteOrder, Words.noteTaxes]
        if let first = breakEvenYear, years[(first - 1)...].contains(where: { $0.difference < 0 }) {
            notes.append(Words.noteNotInEveryYear(year: first))
        }
        if years.contains(where: { $0.owner < 0 }) { notes.append(Words.noteBelowZero) }
        return notes
    }

    // MARK: - Proofs

    private var proofs: [Proof] {
        let buyer = totalOwning + run.owner.invested
        let renter = totalRent + run.renter.invested
        var proofs = [
            Proof(Words.proofSpent(buyer: buyer, renter: renter), holds: buyer == renter),
            Proof(
                Words.proofRenter(invested: run.renter.invested, growth: run.renter.growth),
                holds: run.renter.invested + run.renter.growth == last.renter),
        ]
        if let rows = run.schedule?.rows {
            let repaid = rows.prefix(plan.years * 12).reduce(0) { $0 + $1.principal }
            proofs.append(
                Proof(
                    Words.proofLoan(repaid: repaid, borrowed: plan.borrowed),
                    holds: repaid + last.loanBalance == plan.borrowed))
        }
        return proofs
    }
}

extension RentOrBuy {
    /// The inputs that default to zero, but are rarely zero in practice, and what they count.
    static let assumed: [(input: String, words: Message)] = [
        ("buyingCostRate", RentOrBuyWords.leftOutBuyingCosts),
        ("sellingCostRate", RentOrBuyWords.leftOutSellingCosts),
        ("propertyTaxRate", RentOrBuyWords.leftOutPropertyTax),
        ("maintenanceRate", RentOrBuyWords.leftOutMaintenance),
        ("insurance", RentOrBuyWords.leftOutInsurance),
        ("appreciationRate", RentOrBuyWords.leftOutAppreciation),
        ("rentIncrease", RentOrBuyWords.leftOutRentIncrease),
        ("investmentReturn", RentOrBuyWords.leftOutInvestmentReturn),
    ]
}
