import PennyTestSupport
import Testing

@testable import PennyEngine

private func annuity(_ inputs: TypedInputs, currency: String = "USD") throws -> Calculation {
    try Calculator.annuity.calculate(raw(inputs), defaults(currency))
}

@Suite("Time value of money: any of its five values")
struct AnnuityTests {
    /// 20,000 at 6% a year over five years: the same loan with each of the five unknowns.
    static let unknowns: [(TypedInputs, String, String)] = [
        (
            ["presentValue": "20,000", "periods": "60", "rate": "6%", "solveFor": "payment"],
            "payment", "-386.66"
        ),
        (
            ["payment": "pay 386.66", "periods": "60", "rate": "6%", "solveFor": "presentValue"],
            "presentValue", "20000.21"
        ),
        (
            [
                "presentValue": "receive 20,000", "payment": "-386.66", "periods": "5 years",
                "rate": "6%",
            ], "futureValue", "0.28"
        ),
        (
            [
                "payment": "−100", "periods": "2", "periodsAYear": "1", "rate": "10%",
                "timing": "begin", "solveFor": "futureValue",
            ],
            "futureValue", "231.00"
        ),
        (
            [
                "presentValue": "paid 100", "periods": "1", "periodsAYear": "1", "rate": "-50%",
                "solveFor": "futureValue",
            ],
            "futureValue", "50.00"
        ),
        (
            [
                "presentValue": "-1000", "periods": "2", "periodsAYear": "1", "rate": "10%",
                "compounding": "continuous", "solveFor": "futureValue",
            ],
            "futureValue", "1221.40"
        ),
        (
            [
                "presentValue": "-1000", "periods": "2", "periodsAYear": "1", "rate": "-10%",
                "compounding": "continuous", "solveFor": "futureValue",
            ],
            "futureValue", "818.73"
        ),
        (
            [
                "presentValue": "130,000", "periods": "360", "rate": "12%",
                "compounding": "semiannual", "solveFor": "payment",
            ],
            "payment", "-1308.30"
        ),
        (
            ["presentValue": "1000", "periods": "3", "rate": "0%", "solveFor": "payment"],
            "payment", "-333.33"
        ),
    ]

    @Test(arguments: unknowns.indices)
    func theAmountAskedForIsExactToTheCent(_ index: Int) throws {
        let (inputs, figure, expected) = Self.unknowns[index]
        let result = try annuity(inputs)
        #expect(result.figures.first?.name == figure)
        #expect(result.moneyText(figure) == expected)
        #expect(result.provesItself)
    }

    @Test func theRateIsFoundWithTwentyDecimals() throws {
        let result = try annuity([
            "presentValue": "-100", "futureValue": "121", "periods": "2", "periodsAYear": "1",
            "payment": "0",
        ])
        #expect(result.figure("rate")?.quantity == .rate(ExactDecimal(1, scale: 1)))
        #expect(result.figure("periodicRate")?.quantity == .rate(ExactDecimal(1, scale: 1)))
        #expect(result.figure("effectiveRate")?.quantity == .rate(ExactDecimal(1, scale: 1)))
        #expect(result.provesItself)
    }

    /// −100, +230, −132: 100u² − 230u + 132 = 0 has the solutions 1.1 and 1.2.
    @Test func twoRatesThatFitAreBothReported() throws {
        let result = try annuity([
            "presentValue": "-100", "payment": "230", "futureValue": "-362", "periods": "2",
            "periodsAYear": "1",
        ])
        #expect(result.figure("rate")?.quantity == .rate(ExactDecimal(1, scale: 1)))
        let table = try #require(result.table("rates"))
        #expect(table.rowCount == 2)
        #expect(table.value(row: 1, column: 0) == .rate(ExactDecimal(2, scale: 1)))
        #expect(result.provesItself)
    }

    @Test func theNumberOfPeriodsIsExactAndTheWholeOnesAreRoundedUp() throws {
        // hp-ca-2 of published_calculators.json: n = 436.343258, shown as 437.
        let result = try annuity([
            "presentValue": "56,000", "payment": "-440", "rate": "9.25%",
            "compounding": "semiannual", "solveFor": "periods",
        ])
        #expect(result.figure("periods")?.quantity == .number(ExactDecimal(4_363_433, scale: 4)))
        #expect(result.count("wholePeriods") == 437)
        #expect(result.table("growth")?.rowCount == 437)
        #expect(result.provesItself)
    }

    @Test func theNumberOfPeriodsMayBeAsManyAsCanBeTyped() throws {
        let result = try annuity([
            "presentValue": "12,000", "payment": "-10", "rate": "0%", "solveFor": "periods",
        ])
        #expect(result.count("wholePeriods") == 1200)
    }

    @Test func aNumberOfPeriodsBeforeTodayIsReportedAsSuch() throws {
        let result = try annuity([
            "presentValue": "-1000", "payment": "-100", "rate": "1%", "periodsAYear": "1",
            "solveFor": "periods",
        ])
        #expect(result.figure("periods")?.quantity == .number(ExactDecimal(-95786, scale: 4)))
        #expect(
            result.figure("periods")?.shown == .number(ExactDecimal(95786, scale: 4)))
        #expect(result.figure("periods")?.label == AnnuityWords.figurePeriodsBefore)
        #expect(result.answer == AnnuityWords.answerNoPeriods)
        #expect(result.count("wholePeriods") == nil)
        #expect(result.provesItself)
    }

    @Test func interestAndPrincipalOfSomePeriodsAreThePayments() throws {
        let result = try annuity([
            "presentValue": "100,000", "periods": "360", "rate": "10%", "inPeriods": "13 to 24",
            "solveFor": "payment",
        ])
        #expect(result.moneyText("interestInPeriods") == "-9916.77")
        #expect(result.moneyText("principalInPeriods") == "-614.09")
    }

    @Test func theRowsAddUp() throws {
        let result = try annuity([
            "presentValue": "-1,000", "payment": "-50", "periods": "24", "rate": "4%",
            "timing": "begin",
        ])
        let worth = try #require(result.column("worth", of: "growth"))
        let interest = try #require(result.column("interest", of: "growth"))
        let payments = try #require(result.column("payment", of: "growth"))
        #expect(worth.last == result.money("futureValue"))
        let (earned, paid): (Int64, Int64) = (interest.reduce(0, +), payments.reduce(0, +))
        #expect(worth.last == 100_000 + earned - paid)
    }

    /// Each figure has a step that explains it.
    @Test(arguments: unknowns.indices)
    func everyFigureHasItsStep(_ index: Int) throws {
        let result = try annuity(Self.unknowns[index].0)
        for figure in result.figures {
            #expect(result.steps.contains { $0.figures.contains(figure.name) }, "\(figure.name)")
        }
    }

    // MARK: - Problems

    static let wrong: [(TypedInputs, String, String)] = [
        (
            ["presentValue": "1", "payment": "-1"],
            "futureValue, periods and rate are missing, and one can be asked for",
            "Add “solveFor: payment” for the payment; amounts left out are then zero."
        ),
        (
            [
                "presentValue": "1", "payment": "-1", "futureValue": "0", "periods": "1",
                "rate": "5%",
            ], "nothing is asked for: all five values are given",
            "Leave out the value that you want to know."
        ),
        (
            ["solveFor": "rate", "presentValue": "100", "futureValue": "200", "periods": "2"],
            "no rate up to 1000% a period makes these amounts come to nothing",
            "Give what you pay another sign than what you receive, as in “pay 400” and "
                + "“receive 20,000”."
        ),
        (
            ["solveFor": "periods", "presentValue": "100,000", "payment": "-100", "rate": "12%"],
            "no number of periods makes these amounts come to nothing",
            "Raise the payment, or check which amounts are paid and which are received."
        ),
        (
            ["solveFor": "payment", "periods": "12", "rate": "5%", "inPeriods": "soon"],
            "inPeriods “soon” does not name periods", "Write one number or two, as in “13 to 24”."
        ),
        (
            ["solveFor": "payment", "periods": "12", "rate": "5%", "inPeriods": "3 to 13"],
            "inPeriods “3 to 13” is not within the 12 periods",
            "Write numbers from 1 to 12, the lower one first."
        ),
        (
            ["solveFor": "payment", "periods": "12", "rate": "5%", "presentValue": "pay -5"],
            "presentValue “pay -5” is not an amount",
            "Write digits such as 350,000 or 1264.14, without words."
        ),
        (
            ["solveFor": "payment", "payment": "5", "periods": "12", "rate": "5%"],
            "solveFor and payment cannot both be given", "Keep one of the two."
        ),
        (
            [
                "presentValue": "1", "periods": "1200", "rate": "500%", "periodsAYear": "1",
                "compounding": "continuous", "solveFor": "payment",
            ], "the amounts grow beyond what Pennypress computes",
            "Use a smaller amount, a lower rate or a shorter time."
        ),
        (
            ["solveFor": "payment", "rate": "5%"], "periods is missing",
            "Add a line such as “periods: 5 years”."
        ),
        (
            ["solveFor": "payment", "periods": "12"], "rate is missing",
            "Add a line such as “rate: 6%”."
        ),
        (
            ["solveFor": "periods", "presentValue": "12,000.01", "payment": "-10", "rate": "0%"],
            "the amounts grow beyond what Pennypress computes",
            "Use a smaller amount, a lower rate or a shorter time."
        ),
        (
            ["solveFor": "payment", "periods": "1201", "rate": "5%"],
            "periods “1201 payments” is more than 1200 periods", "Write a shorter one."
        ),
    ]

    @Test(arguments: wrong.indices)
    func whatIsWrongIsSaid(_ index: Int) throws {
        let (inputs, summary, nextStep) = Self.wrong[index]
        let found = problems(.annuity, raw(inputs))
        #expect(found.map(\.summary) == [summary])
        #expect(found.map(\.nextStep) == [nextStep])
    }
}
