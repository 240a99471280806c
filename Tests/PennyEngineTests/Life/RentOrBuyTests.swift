import PennyEngine
import PennyTestSupport
import Testing

@Suite("Renting a home or buying it")
struct RentOrBuyTests {
    static func compared(_ inputs: TypedInputs, _ currency: String = "USD") throws -> Calculation {
        try Calculator.rentOrBuy.calculate(raw(inputs), defaults(currency))
    }

    /// By hand: a loan at 0 % is paid in equal parts, nothing else costs or grows.
    @Test func withoutRatesOnlyTheRentIsLost() throws {
        let result = try Self.compared([
            "price": "120,000", "downPayment": "0", "loanRate": "0%", "loanTerm": "10 years",
            "monthlyRent": "800", "years": "5",
        ])
        #expect(result.moneyText("monthlyPayment") == "1000.00")
        #expect(result.moneyText("ownerNetWorth") == "60000.00")
        #expect(result.moneyText("renterNetWorth") == "12000.00")
        #expect(result.moneyText("difference") == "48000.00")
        #expect(result.count("breakEvenYear") == 1)
        #expect(result.moneyText("totalRent") == "48000.00")
        #expect(result.provesItself)
    }

    /// By hand: 100,000 paid at once, 5 % to buy and 10 % to sell, 1 % tax, 600 a
    /// year of insurance; the value rises by 10 % and the rent by 20 %.
    @Test func costsAndRisesCountInTheirYear() throws {
        let result = try Self.compared([
            "price": "100,000", "downPayment": "100,000", "loanRate": "0%",
            "monthlyRent": "500", "years": "2", "buyingCostRate": "5%", "sellingCostRate": "10%",
            "propertyTaxRate": "1%", "maintenanceRate": "0.5%", "insurance": "600",
            "insuranceIncrease": "50%", "appreciationRate": "10%", "rentIncrease": "20%",
        ])
        // Year 1: tax 1,000 + maintenance 500 + insurance 600; year 2: 1,100 + 550 + 900.
        #expect(result.column("ownerPaid", of: "years") == [210_000, 255_000])
        #expect(result.column("rentPaid", of: "years") == [600_000, 720_000])
        #expect(result.moneyText("homeValue") == "121000.00")
        // 121,000 − 12,100 + (6,000 − 2,100) + (7,200 − 2,550).
        #expect(result.moneyText("ownerNetWorth") == "117450.00")
        #expect(result.moneyText("renterNetWorth") == "105000.00")
        #expect(result.moneyText("firstMonthOwning") == "175.00")
        #expect(result.moneyText("totalOwning") == "109650.00")
        // Year 1: 110,000 − 11,000 + 3,900 is less than the renter's 105,000.
        #expect(result.count("breakEvenYear") == 2)
    }

    @Test func theScheduleIsThatOfALoan() throws {
        let result = try Self.compared([
            "price": "380,000", "downPayment": "76,000", "loanRate": "6.25%",
            "monthlyRent": "1,900", "years": "10",
        ])
        let loan = try loan(["principal": "304,000", "rate": "6.25%", "term": "30 years"])
        #expect(result.money("monthlyPayment") == loan.money("payment"))
        #expect(result.money("loanBalance") == loan.column("balance", of: "schedule")?[119])
        #expect(
            result.money("totalInterest")
                == loan.column("interest", of: "schedule")?.prefix(120).reduce(0, +))
    }

    @Test func afterTheLoanOnlyTheCostsAreLeft() throws {
        let result = try Self.compared([
            "price": "12,000", "downPayment": "0", "loanRate": "0%", "loanTerm": "1 year",
            "monthlyRent": "100", "years": "3", "insurance": "120",
        ])
        #expect(result.column("ownerPaid", of: "years") == [1_212_000, 12_000, 12_000])
        #expect(result.column("loanBalance", of: "years") == [0, 0, 0])
    }

    @Test func whereTheValueFallsTheLoanMayNotBeCovered() throws {
        let result = try Self.compared([
            "price": "100,000", "downPayment": "0", "loanRate": "5%", "monthlyRent": "100",
            "years": "2", "appreciationRate": "-20%", "sellingCostRate": "5%",
        ])
        #expect(try #require(result.money("ownerNetWorth")) < 0)
        #expect(result.figure("breakEvenYear")?.quantity == .text("not within 2 years"))
        #expect(result.charts[0].series[0].values.allSatisfy { $0 >= 0 })
        #expect(result.provesItself)
    }

    static func inputs(_ random: inout SeededGenerator) -> [RawInput] {
        func percent(_ most: Int) -> String {
            SavingsLawTests.Typed.percent(random.number(in: 0...most))
        }
        return raw([
            "price": "\(random.number(in: 50_000...900_000))",
            "downPayment": "\(random.number(in: 0...50_000))", "loanRate": percent(900),
            "loanTerm": "\(random.number(in: 5...30)) years",
            "monthlyRent": "\(random.number(in: 0...5000))",
            "years": "\(random.number(in: 1...12))", "buyingCostRate": percent(600),
            "sellingCostRate": percent(800), "propertyTaxRate": percent(200),
            "maintenanceRate": percent(200), "insurance": "\(random.number(in: 0...3000))",
            "appreciationRate": percent(600), "rentIncrease": percent(600),
            "investmentReturn": percent(900),
        ])
    }

    @Test func bothAlwaysSpendTheSameInAll() throws {
        var random = SeededGenerator()
        for _ in 0..<20 {
            let result = try Calculator.rentOrBuy.calculate(Self.inputs(&random))
            #expect(result.provesItself, "\(random)")
            #expect(result.proofs.count == 3)
        }
    }

    @Test func aHigherRentNeverMakesRentingBetter() throws {
        var random = SeededGenerator()
        for _ in 0..<15 {
            let typed = Self.inputs(&random).filter { $0.name != "monthlyRent" }
            var before = Int64.min
            for rent in ["500", "1,500", "4,500"] {
                let result = try Calculator.rentOrBuy.calculate(
                    typed + [RawInput("monthlyRent", rent)])
                let difference = try #require(result.money("difference"))
                #expect(difference >= before, "\(typed), \(random)")
                before = difference
            }
        }
    }

    @Test func everyFigureIsLedToByAStep() throws {
        var random = SeededGenerator()
        let result = try Calculator.rentOrBuy.calculate(Self.inputs(&random))
        let led = result.steps.flatMap(\.figures)
        #expect(result.figures.allSatisfy { led.contains($0.name) })
        #expect(led.allSatisfy { result.figure($0) != nil })
    }

    @Test func whatWasLeftAtZeroIsNamed() throws {
        let result = try Self.compared([
            "price": "100", "downPayment": "0", "loanRate": "5%", "monthlyRent": "1",
            "years": "1", "buyingCostRate": "0%", "maintenanceRate": "1%",
        ])
        #expect(
            result.notes.contains([
                .text("Counted as zero, as nothing was typed: "), .text("sellingCostRate"),
                .text(", "), .text("propertyTaxRate"), .text(", "), .text("insurance"),
                .text(", "), .text("appreciationRate"), .text(", "), .text("rentIncrease"),
                .text(" and "), .text("investmentReturn"), .text("."),
            ]))
    }

    static let sound = raw([
        "price": "100,000", "downPayment": "20,000", "loanRate": "5%", "monthlyRent": "500",
        "years": "5",
    ])

    @Test(
        arguments: [
            (
                "downPayment", "100,000.01", "downPayment is more than price",
                "Write at most as much as price."
            ),
            ("price", "0", "price “0” is zero", "Write a value above zero."),
            (
                "years", "18 months", "years “18 months” is not a whole number of years",
                "Write a length that is a whole number of years."
            ),
            (
                "loanTerm", "101 years", "loanTerm “101 years” is more than 1200 months",
                "Write a shorter one."
            ),
            (
                "appreciationRate", "-100%", "appreciationRate “-100%” leaves nothing to grow",
                "Write a rate that takes less than everything in a year."
            ),
            ("appreciationRate", "1000%", nil, nil),
            (
                "price", "10,000,000,000,000", "the amounts grow beyond what Pennypress computes",
                "Use a smaller amount, a lower rate or a shorter time."
            ),
        ] as [(String, String, String?, String?)])
    func whatDoesNotFitTogetherIsSaid(
        _ name: String, _ typed: String, _ summary: String?, _ nextStep: String?
    ) {
        let more =
            name == "price" && summary?.hasPrefix("the") == true
            ? raw(["appreciationRate": "100%"]) : []
        let inputs = Self.sound.filter { $0.name != name } + [RawInput(name, typed)] + more
        let found = problems(.rentOrBuy, inputs)
        #expect(found.map(\.summary) == (summary.map { [$0] } ?? []))
        #expect(found.map(\.nextStep) == (nextStep.map { [$0] } ?? []))
    }
}
