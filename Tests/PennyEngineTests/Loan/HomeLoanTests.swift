import PennyWordsSupport
import Testing

@testable import PennyEngine

@Suite("A loan on a home, with what is paid beside it")
struct HomeLoanTests {
    /// 360,000 at 6.25 % over 30 years. The scheduled balances below were computed in a spreadsheet
    /// with whole cents.
    static let home: TypedInputs = [
        "homeValue": "400,000", "downPayment": "10%", "rate": "6.25%", "term": "30 years",
    ]

    static func result(_ more: TypedInputs, _ base: TypedInputs = home) throws -> Calculation {
        try Calculator.loan.calculate(raw(base) + raw(more))
    }

    @Test(arguments: [("10%", Int64(36_000_000)), ("40,000", 36_000_000), ("0", 40_000_000)])
    func theDownPaymentLeavesTheRestToBorrow(_ typed: String, _ principal: Int64) throws {
        let result = try Self.result(
            ["downPayment": typed],
            ["homeValue": "400,000", "rate": "6.25%", "term": "30 years"])
        #expect(result.money("amountBorrowed") == principal)
        #expect(result.column("principal", of: "schedule")?.reduce(0, +) == principal)
    }

    static let yearly: [(String, share: Int64)] = [
        ("4,200", 35_000), ("4,200 a year", 35_000), ("4200/year", 35_000),
        ("350 a month", 35_000), ("$350 per month", 35_000), ("1.05%", 35_000),
        ("1.05% a year", 35_000), ("0.0875% a month", 35_000), ("$100", 833), ("0.18 a year", 2),
        ("$0.06", 1), ("0.05 USD", 0), ("0.000015%", 1), ("0.0000149%", 0),
    ]

    @Test(arguments: yearly)
    func aYearsTaxComesInEqualPartsRoundedHalfUp(_ typed: String, share: Int64) throws {
        let result = try Self.result(["propertyTax": typed])
        #expect(result.money("taxAndInsurance") ?? 0 == share)
        let payment = try #require(result.money("payment"))
        #expect(result.money("fullPayment") ?? payment == payment + share)
        #expect(result.money("totalPaid") == (try Self.result([:])).money("totalPaid"))
    }

    @Test func aPartOfTheYearGoesWithThePaymentsOfTheYear() throws {
        let result = try Self.result(["homeInsurance": "2,600", "payments": "biweekly"])
        #expect(result.money("taxAndInsurance") == 10_000)
    }

    /// The balance is first at most 78 % or 80 % of 400,000 here.
    @Test(arguments: [("78%", Int64(312_000_00)), ("80%", 320_000_00)])
    func premiumsEndWithThePaymentThatReachesTheLimit(_ end: String, _ limit: Int64) throws {
        let result = try Self.result(["mortgageInsurance": "0.6%", "mortgageInsuranceEnd": end])
        let balances = try #require(result.column("balance", of: "schedule"))
        let count = try #require(result.count("premiums"))
        #expect(count == (balances.firstIndex { $0 <= limit } ?? 0) + 1)
        #expect(balances[count - 2] > limit && balances[count - 1] <= limit)
        let premiums = try #require(result.column("premium", of: "schedule"))
        #expect(premiums == (1...360).map { $0 <= count ? 18_000 : 0 })
        #expect(result.money("totalPremiums") == 18_000 * Int64(count))
        #expect(result.provesItself)
    }

    @Test func theEndIsExplainedWithTheMark() throws {
        let early = try Self.result(["mortgageInsurance": "0.6%", "mortgageInsuranceEnd": "80%"])
        let later = try Self.result(["mortgageInsurance": "0.6%"])
        #expect(early.step(for: "premiums")?.numbers.said == "40000000 × 80% = 32000000")
        #expect(
            early.notes.map(\.said) == [
                """
                The mortgage insurance ends after payment \(try #require(early.count("premiums"))), \
                when you may ask for that. The APR counts premiums until payment \
                \(try #require(later.count("premiums"))), when the lender must end them, under \
                Regulation Z, comment 18(g)-5.
                """
            ])
        #expect(early.rate("apr") == later.rate("apr"))
        #expect(later.step(for: "premiums")?.numbers.said == "40000000 × 78% = 31200000")
        #expect(
            later.notes.map(\.said) == [
                """
                The mortgage insurance ends automatically after payment \
                \(try #require(later.count("premiums"))), when the balance is first scheduled to \
                reach 78% of the price. If you have paid on time, you may ask for it to end at \
                80%, after payment \(try #require(early.count("premiums"))). The US Homeowners \
                Protection Act says so for private mortgage insurance. Government-backed loans \
                have other rules.
                """
            ])
    }

    /// The balance is 85.3 % before the last payment, which repays the loan.
    @Test(arguments: ["78%", "80%"])
    func `a payment that repays the loan has no note about a limit`(_ end: String) throws {
        let result = try loan([
            "homeValue": "200,000", "downPayment": "5%", "rate": "6%", "term": "7 years",
            "amortization": "30 years", "mortgageInsurance": "0.6%",
            "mortgageInsuranceEnd": "\(end)",
        ])
        #expect(result.count("premiums") == 84)
        #expect(!result.notes.contains { $0.said.contains("78%") || $0.said.contains("ask") })
        #expect(
            result.step(for: "premiums")?.formula.said
                == "every payment of the loan includes a premium")
        #expect(result.provesItself)
    }

    /// A yearly payment takes the balance from above 80 % to below 78 %.
    @Test func `asking for an end is not told where it comes no sooner`() throws {
        let result = try loan([
            "homeValue": "100,000", "downPayment": "10%", "rate": "5%", "term": "10 years",
            "payments": "yearly", "mortgageInsurance": "1%",
        ])
        let balances = try #require(result.column("balance", of: "schedule"))
        let count = try #require(result.count("premiums"))
        #expect(balances[count - 1] <= 78_000_00 && balances[count - 2] > 80_000_00)
        #expect(!result.notes.contains { $0.said.contains("ask") })
    }

    @Test(arguments: ["78%", "80%"])
    func outsideTheUnitedStatesNoLawOfItIsNamed(_ end: String) throws {
        let result = try Self.result([
            "mortgageInsurance": "0.6%", "mortgageInsuranceEnd": end, "aprMethod": "eu",
        ])
        let notes = result.notes.map(\.english).joined()
        #expect(notes.contains("is first at most \(end) of the price.") && !notes.contains("US "))
        #expect(result.step(for: "premiums")?.source == nil)
        let usual = try Self.result(["mortgageInsurance": "0.6%", "mortgageInsuranceEnd": end])
        #expect(result.count("premiums") == usual.count("premiums"))
    }

    /// 79 % of the price: between the two limits from the start.
    @Test func whoBorrowsLessThanTheFirstLimitMayAskAtOnce() throws {
        let result = try Self.result(
            ["mortgageInsurance": "0.6%", "downPayment": "21%"],
            [
                "homeValue": "400,000", "rate": "6.25%", "term": "30 years",
            ])
        #expect(
            result.noteText.contains(
                "you may ask for it to end earlier, because the loan is at most 80% of the price"))
    }

    /// The premiums have ended when the later payment begins.
    @Test func thePaymentAfterInterestOnlyHasThePremiumOfItsTime() throws {
        let inputs: TypedInputs = [
            "homeValue": "400,000", "principal": "340,000", "rate": "6%", "term": "10 years",
            "interestOnly": "5 years", "mortgageInsurance": "1,200", "propertyTax": "2,400",
        ]
        let result = try loan(inputs)
        #expect(result.count("premiums") == 60)
        #expect(result.money("fullPayment") == (result.money("payment") ?? 0) + 200_00)
        #expect(result.figure("premium")?.label.english == "Mortgage insurance per payment")
    }

    @Test func theMarkItselfIsReachedAndNotPassed() throws {
        let loan: TypedInputs = [
            "homeValue": "1,000", "principal": "880", "rate": "0%", "term": "88 payments",
            "mortgageInsurance": "12",
        ]
        #expect(try Self.result([:], loan).count("premiums") == 10)
        #expect(try Self.result(["mortgageInsuranceEnd": "80%"], loan).count("premiums") == 8)
    }

    @Test func extrasMoveTheEndForWhoAsksAndNotForTheLaw() throws {
        let plain = try Self.result(["mortgageInsurance": "0.6%"])
        let extra: TypedInputs = ["mortgageInsurance": "0.6%", "extra": "500 from 1 every 1"]
        let automatic = try Self.result(extra)
        #expect(automatic.count("premiums") == plain.count("premiums"))
        let asked = try Calculator.loan.calculate(
            raw(Self.home) + raw(extra) + raw(["mortgageInsuranceEnd": "80%"]))
        let limit = try #require(
            asked.column("balance", of: "schedule")?.firstIndex { $0 <= 320_000_00 })
        #expect(asked.count("premiums") == limit + 1)
        #expect(limit + 1 < plain.count("premiums") ?? 0)
    }

    @Test(arguments: [("360 payments", 180), ("361 payments", 181)])
    func noPremiumComesAfterTheMidpoint(_ term: String, _ midpoint: Int) throws {
        let result = try Self.result(
            ["term": term],
            [
                "principal": "400,000", "homeValue": "400,000", "rate": "12%",
                "mortgageInsurance": "1%",
            ])
        #expect(result.count("premiums") == midpoint)
        #expect(result.notes.count == 1)
    }

    /// A larger payment repays the loan sooner, so half of that time is over sooner.
    @Test func theMidpointIsThatOfTheScheduleAndNotOfTheTermAgreed() throws {
        let result = try Self.result(
            ["mortgageInsurance": "0.6%", "payment": "4,200"],
            ["homeValue": "400,000", "principal": "400,000", "rate": "12%", "term": "30 years"])
        let count = try #require(result.count("numberOfPayments"))
        #expect(count < 360)
        #expect(result.count("premiums") == (count + 1) / 2)
        #expect(result.step(for: "premiums")?.numbers.said == "\(count) payments ÷ 2")
    }

    @Test func aLoanWithinTheMarkNeedsNoInsuranceAndSaysSo() throws {
        let result = try Self.result(
            ["mortgageInsurance": "0.6%"],
            [
                "homeValue": "400,000", "downPayment": "22%", "rate": "6%", "term": "30 years",
            ])
        #expect(result.count("premiums") == 0)
        #expect(result.money("totalPremiums") == 0)
        #expect(result.column("premium", of: "schedule") == nil)
        #expect(result.notes.count == 1)
    }

    @Test func insuranceThatNeverEndsNeedsNoPrice() throws {
        let result = try loan([
            "principal": "1,200", "rate": "0%", "term": "12 months",
            "mortgageInsurance": "2 a month", "mortgageInsuranceEnd": "never",
        ])
        #expect(result.count("premiums") == 12)
        #expect(result.money("totalPremiums") == 2_400)
        #expect(result.column("total", of: "schedule") == Array(repeating: 10_200, count: 12))
    }

    @Test func premiumsCountInTheAPRAndTaxesDoNot() throws {
        let plain = try Self.result([:])
        let taxed = try Self.result(["propertyTax": "1.1%", "homeInsurance": "1,800"])
        let insured = try Self.result(["mortgageInsurance": "0.6%"])
        #expect(taxed.figure("apr")?.quantity == plain.figure("apr")?.quantity)
        guard case .rate(let apr) = insured.figure("apr")?.quantity,
            case .rate(let without) = plain.figure("apr")?.quantity
        else {
            Issue.record("no APR")
            return
        }
        #expect(without < apr)
    }

    /// A premium with each payment is equivalent to a payment that is higher by it: 12 payments of
    /// 102 for 1,200.
    @Test func theAPRIsThatOfThePaymentsWithTheirPremiums() throws {
        let insured = try loan([
            "principal": "1,200", "rate": "0%", "term": "12 months",
            "mortgageInsurance": "24", "mortgageInsuranceEnd": "never",
        ])
        let higher = try loan([
            "principal": "1,224", "rate": "0%", "term": "12 months", "fees": "24",
        ])
        #expect(insured.figure("apr")?.quantity == higher.figure("apr")?.quantity)
    }

    /// A balance of 900 of 1,200 remains after three payments, which is less than 78 %.
    @Test func theAPRCountsPremiumsToTheirEnd() throws {
        let insured = try loan([
            "principal": "1,200", "homeValue": "1,200", "rate": "0%", "term": "12 months",
            "mortgageInsurance": "24",
        ])
        #expect(insured.count("premiums") == 3)
        let higher = try loan([
            "principal": "1,206", "rate": "0%", "term": "12 months", "fees": "6",
            "fixedPayments": "102 payments 3",
        ])
        #expect(higher.column("payment", of: "schedule")?.suffix(9).min() == 100_00)
        #expect(insured.figure("apr")?.quantity == higher.figure("apr")?.quantity)
    }

    @Test func theLoanToValueIsRoundedToTheNearestHundredth() throws {
        let result = try loan([
            "principal": "200,000", "homeValue": "300,000", "rate": "6%", "term": "30 years",
        ])
        #expect(result.figure("loanToValue")?.quantity == .rate(ExactDecimal(6667, scale: 4)))
    }

    @Test func yearsAddUpWhatIsPaidBeside() throws {
        let result = try Self.result([
            "propertyTax": "4,800", "mortgageInsurance": "0.6%", "extra": "100 at 5",
        ])
        for name in ["taxAndInsurance", "premium", "total"] {
            let rows = try #require(result.column(name, of: "schedule"))
            let years = try #require(result.column(name, of: "years"))
            #expect(rows.reduce(0, +) == years.reduce(0, +))
        }
        let total = result.column("total", of: "schedule")?.first
        #expect(total == result.money("fullPayment"))
        #expect(result.charts.contains { $0.kind == .bars })
    }

    @Test func everyFigureOfTheHomeHasItsStep() throws {
        let result = try Self.result([
            "propertyTax": "1.1%", "homeInsurance": "150 a month", "mortgageInsurance": "0.6%",
            "start": "2026-12-01",
        ])
        for figure in result.figures {
            #expect(result.steps.contains { $0.figures.contains(figure.name) }, "\(figure.name)")
        }
        #expect(result.figure("loanToValue")?.quantity == .rate(ExactDecimal(9, scale: 1)))
        let count = try #require(result.count("premiums"))
        let table = try #require(result.table("schedule"))
        let date = table.cell(row: count - 1, column: 1)
        #expect(
            result.figure("lastPremiumDate")?.quantity
                == CivilDate(dayNumber: Int(date)).map { .date($0) })
    }
}
