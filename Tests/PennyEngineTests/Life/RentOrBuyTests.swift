import PennyEngine
import PennyTestSupport
import PennyWordsSupport
import Testing

@Suite("Renting a home or buying it")
struct RentOrBuyTests {
    static func compared(_ inputs: TypedInputs, _ currency: String = "USD") throws -> Calculation {
        try Calculator.rentOrBuy.calculate(raw(inputs), defaults(currency))
    }

    /// By hand: a loan at 0 % is repaid in equal parts, and nothing else costs or grows.
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

    /// By hand: 100,000 paid at once, 5 % to buy and 10 % to sell, 1 % tax, insurance of 600 a
    /// year. The value rises by 10 % and the rent by 20 %.
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

    @Test(arguments: ["20%", "76,000", "76k"])
    func aDownPaymentIsAnAmountOrAPartOfThePrice(_ typed: String) throws {
        let home: TypedInputs = [
            "price": "380,000", "loanRate": "6.25%", "monthlyRent": "1,900", "years": "10",
        ]
        let result = try Calculator.rentOrBuy.calculate(raw(home) + raw(["downPayment": typed]))
        let loan = try loan(["principal": "304,000", "rate": "6.25%", "term": "30 years"])
        #expect(result.money("monthlyPayment") == loan.money("payment"))
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
        guard case .words(let words, let machine) = result.figure("breakEvenYear")?.quantity else {
            Issue.record("no words")
            return
        }
        #expect(words.english == "not within 2 years")
        #expect(machine == "not within 2 years")
        #expect(result.charts[0].series[0].values.last == result.money("ownerNetWorth"))
        #expect(result.charts[0].isComparison)
        #expect(
            result.noteText.contains(
                "selling the home would not pay off the loan. What you have if you buy is below"))
        #expect(result.provesItself)
    }

    /// By hand: 120,000 over ten years at 0 %; a renter at 800 has 200 a month left.
    @Test(
        arguments: [
            ("120,000", "800", "buyingAhead", "Buying is ahead by", "48000.00", "48000.00"),
            ("120,000", "0", "difference", "What buying leaves you more", "0.00", "0.00"),
            ("1", "100", "rentingAhead", "Renting is ahead by", "0.01", "-0.01"),
        ])
    func theHeadlineSaysWhichOfTheTwoLeavesMore(
        _ price: String, _ rent: String, _ name: String, _ label: String, _ amount: String,
        _ difference: String
    ) throws {
        var inputs = [
            RawInput("price", price), RawInput("downPayment", "0"), RawInput("loanRate", "0%"),
            RawInput("loanTerm", "10 years"), RawInput("monthlyRent", rent), RawInput("years", "5"),
        ]
        if name == "rentingAhead" {
            inputs[4] = RawInput("monthlyRent", "0")
            inputs.append(RawInput("sellingCostRate", "1%"))
        }
        let result = try Calculator.rentOrBuy.calculate(inputs)
        #expect(result.figures[0].name == name)
        #expect(result.figures[0].label.english == label)
        #expect(result.moneyText(name) == amount)
        #expect(result.moneyText("difference") == difference)
        #expect(result.step(for: name)?.answer.said == result.money(name).map(String.init))
    }

    /// No one is ahead if both end with the same net worth.
    @Test func aTieIsNobodysLead() throws {
        let result = try Self.compared([
            "price": "120,000", "downPayment": "0", "loanRate": "0%", "loanTerm": "10 years",
            "monthlyRent": "0", "years": "5",
        ])
        #expect(result.charts[0].title.said == "After 5 years, you have the same either way")
        #expect(result.count("breakEvenYear") == 1)
    }

    /// By hand: the twelfth root of 2^-12 halves the pot each month.
    @Test func whatIsInvestedMayLoseValue() throws {
        let result = try Self.compared([
            "price": "8,192", "downPayment": "8,192", "loanRate": "0%", "monthlyRent": "0",
            "years": "1", "investmentReturn": "-99.9755859375%",
        ])
        #expect(result.moneyText("renterNetWorth") == "2.00")
        #expect(result.provesItself)
    }

    /// By hand: the pot is halved and 1.00 is added, twelve times from 8,192.00.
    @Test func aMonthsGrowthComesBeforeItsDeposit() throws {
        let result = try Self.compared([
            "price": "8,192", "downPayment": "8,192", "loanRate": "0%", "monthlyRent": "0",
            "years": "1", "investmentReturn": "-99.9755859375%", "insurance": "12",
        ])
        #expect(result.moneyText("renterNetWorth") == "3.99")
    }

    @Test func twelveMonthsAreTheYearsCosts() throws {
        let result = try Self.compared([
            "price": "100", "downPayment": "100", "loanRate": "0%", "monthlyRent": "0",
            "years": "1", "insurance": "1",
        ])
        #expect(result.column("ownerPaid", of: "years") == [100])
        #expect(result.money("firstMonthOwning") == 8)
    }

    @Test func aLoanMayEndWithinAYear() throws {
        let result = try Self.compared([
            "price": "1,800", "downPayment": "0", "loanRate": "0%", "loanTerm": "18 months",
            "monthlyRent": "0", "years": "2",
        ])
        #expect(result.column("loanBalance", of: "years") == [600_00, 0])
        #expect(result.column("ownerPaid", of: "years") == [1200_00, 600_00])
    }

    @Test func theLoansStepHasItsRateAndItsPayments() throws {
        let typed = ["100,000", "0%", "5%"].map { rate in
            raw([
                "price": "100,000", "downPayment": "\(rate == "100,000" ? rate : "0")",
                "loanRate": "\(rate == "100,000" ? "5%" : rate)", "loanTerm": "100 months",
                "monthlyRent": "10", "years": "1",
            ])
        }
        let steps = try typed.map {
            try #require(try Calculator.rentOrBuy.calculate($0).step(for: "monthlyPayment"))
        }
        #expect(
            steps.map(\.formula.said) == [
                "you borrow nothing, so there is no loan payment",
                "loan ÷ n, because the rate is zero",
                "loan × i × (1 + i)^n ÷ ((1 + i)^n − 1), with i = rate ÷ 12",
            ])
        #expect(
            steps.map(\.numbers.said) == [
                "loan = 10000000 − 10000000 = 0",
                "loan = 10000000 − 0 = 10000000; rate 0%, n = 100",
                "loan = 10000000 − 0 = 10000000; rate 5%, n = 100",
            ])
    }

    @Test func theStepOfTheBreakEvenHasItsDifferences() throws {
        func numbers(_ years: String) throws -> String? {
            try Self.compared([
                "price": "100,000", "downPayment": "100,000", "loanRate": "0%",
                "monthlyRent": "500", "years": "\(years)", "sellingCostRate": "8%",
            ]).step(for: "breakEvenYear")?.numbers.said
        }
        #expect(try numbers("1") == "behind by at least 200000")
        #expect(try numbers("2") == "behind by 200000 a year earlier, then ahead by 400000")
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
            try #require(result.answer).said.hasSuffix(
                """
                Not counted, because you entered nothing: selling costs, property tax, home \
                insurance, a rising home value, a rising rent and returns on investments.
                """))
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
