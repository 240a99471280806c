import PennyTestSupport
import Testing

@testable import PennyEngine

@Suite("Absurd inputs never trap")
struct AbsurdInputTests {
    static let values = [
        "", " ", "0", "-1", "1", "0.01", "10000000000000", "10000000000000.00",
        "99999999999999999999999999999999999999", "9223372036854775807", "-9223372036854775808",
        "0%", "1000%", "0.0000000001%", "999.9999999999%", "-100%", "1001%", "NaN", "Infinity",
        "1e400", "100 years", "1200 months", "1200 payments", "1 payment", "0 payments",
        "1000000 payments", "99999999999999999999999 years", "0.5 years", "1 month",
        "0.000000000000000001 years", "10000000000000 from 1 every 1", "1 at 1", "1 at 5201",
        "1 at 2999-12-31", "10000000000000; 10000000000000", ";;;", "\u{0}", "💶", "½", "٣",
        "1000% payments 1", "10000000000000 payments 1", "1600-01-01", "2999-12-31", "31",
        "daily", "366", "7", "weekly", "days", "closest", "up", "subtract", "perCompounding",
        "A price 0 size 1 g", "A price 1 size 0 g",
        "A price 10000000000000 size 1 mg; B price 1 size 1",
        "\"A price 1", "A price 1 size 99999999999999999999 kg deal 3 for 1", "2 kg a week",
        "1/2 gal",
        "none", "begin", "JPY", "actual/actual", "1000000000000000000000000000000 from 1",
    ]

    /// Valid values of a field, so that half of the cases reach the arithmetic.
    static let extremes: [String: [String]] = [
        "principal": ["0.01", "10000000000000", "1"], "rate": ["0%", "1000%", "0.0000000001%"],
        "term": ["1 payment", "40 payments", "100 years"],
        "extra": ["10000000000000 from 1 every 1", "0.01 at 1", "1 at 2999-12-31"],
        "payments": ["yearly"], "paymentGrowth": ["1000%", "0%", "0.0000000001%"],
        "paymentGrowthYears": ["1", "3"], "paymentCap": ["1000%", "0%"],
        "paymentCapYears": ["1", "3"], "firstPayment": ["2024-03-31", "2999-12-31"],
        "oddDaysInterest": ["first-payment", "amortized", "added-to-principal"],
        "oddDaysMethod": ["compound"], "oddDaysCount": ["actual/actual", "30E/360-ISDA"],
        "homeValue": ["0.01", "10000000000000"], "propertyTax": ["1000% a month", "0.01"],
        "mortgageInsurance": ["10000000000000", "1000%", "0"],
        "start": ["1600-01-01", "2999-12-31", "2024-02-29"],
        "yearsToInvest": ["1 month", "3", "1"], "initialInvestment": ["10000000000000", "0.01"],
        "monthlyDeposit": ["10000000000000", "0"], "compoundInterval": ["1", "365", "7"],
        "interestRate": ["1000%", "-99.9999999999%", "0%"],
        "additionalFeeRate": ["99.9999999999%", "0%"],
        "advances": [
            "10000000000000", "0.01", "1000 date 2024-02-29", "1 at 73200 count 5200", "1 at -1",
            "1 fraction 29/30; 1 at 1 every 7 count 5", "1,000", "1,000; 1,320 at 2",
        ],
        "apr.payments": [
            "10000000000000 count 3", "0.01 count 400", "500 date 2024-03-31 count 12 every month",
            "2,300 at 1", "1 at 1/365 count 99; 2,000 at 9", "2,000 date 1600-01-01",
            "2 fraction 364/365 count 30 every 9", "90 date 2024-04-15 count 24 every semimonth",
        ],
        "method": ["us", "eu"], "unitPeriodsPerYear": ["365/366", "366", "0.000001", "12/5"],
        "unitPeriod": ["day", "year", "semimonth", "366 days"], "oddDays": ["calendar-year"],
        "solveFor": ["presentValue", "payment", "futureValue", "periods", "rate"],
        "annuity.presentValue": ["10000000000000", "pay 0.01", "0"],
        "annuity.payment": ["-10000000000000", "0.01"],
        "annuity.futureValue": ["pay 10000000000000", "receive 0.01"],
        "annuity.periods": ["1", "1200", "7 payments"], "periodsAYear": ["1", "366", "7"],
        "annuity.inPeriods": ["1", "1200", "1 to 7"],
        "annuity.compounding": ["continuous", "daily"],
        "rates.interest": ["10000000000000", "0", "0.01"], "days": ["1", "365", "36500"],
        "compoundingDays": ["1", "36500"],
        "rates.principal": ["0.01", "10000000000000"], "yearlyIncome": ["0.01"],
        "leverage.debts": ["10000000000000", "0"], "assets": ["0.01"],
        "steps": ["1000% days 36500", "0% days 1", "5% days 91; 1000% days 274"],
        "tiers": ["10000000000000 rate 1000%", "0.01 rate 0%; 10000000000000 rate 1%"],
        "income": ["Pay amount 10000000000000", "Pay amount 0", "Pay amount 0.01 every day"],
        "expenses": ["Rent amount 10000000000000 every day", "Rent amount 0 kind need"],
        "amount": ["10000000000000", "0.01"], "years": ["100", "1 month", "1199 months"],
        "target": ["10000000000000", "0.02", "1000"],
        "yearsToRetirement": ["0", "1199 months", "30"], "savings": ["10000000000000", "1"],
        "rateBefore": ["0%", "1000%", "5%"], "rateAfter": ["0%", "1000%", "0.0000000001%"],
        "monthlyWithdrawal": ["0.01", "10000000000000"],
        "withdrawalRate": ["0.0000000001%", "1000%"], "yearsInRetirement": ["100", "1 month"],
        "horizon": ["1 month", "100"], "currentAge": ["0", "100"], "retirementAge": ["1", "100"],
        "price": ["10000000000000", "0.01", "1000"], "downPayment": ["0", "0.01", "1000", "100%"],
        "loanRate": ["1000%", "0%"], "monthlyRent": ["10000000000000", "0", "500"],
        "appreciationRate": ["-99.9999999999%", "1000%"], "propertyTaxRate": ["1000%", "1%"],
        "investmentReturn": ["1000%", "5%"],
        "inflationRate": ["1000%", "-99.9999999999%", "0%"], "returnRate": ["1000%", "-50%"],
        "flows": [
            "-10000000000000; 10000000000000", "-0.01; 10000000000000", "1; -3; 3; -1", "0",
            "-0.01 date 1600-01-01; 10000000000000 date 2999-12-31",
            "5 date 2024-02-29; -6 date 2024-03-01; 2 date 2025-03-01", "-100; 220; -121",
        ],
        "discountRate": ["1000%", "-99.9999999999%", "0%"], "npvTiming": ["end"],
        "financeRate": ["1000%", "-99.9999999999%"], "reinvestRate": ["0%", "1000%"],
        "products": [
            "A price 0.01 size 1 kg; B price 10000000000000 size 1 mg",
            "A price 10000000000000/3 size 1 kg deal \"buy 999 get 999 free\" count 10000",
            "A price 0.000000000000000001 size 1000000 kg; B price 1 size 1 lb",
        ],
        "per": ["0.001 mg", "1000000 kg"], "use": ["1000000 kg a day", "0.001 mg a year"],
        "sets": [
            "a kind loan inputs \"principal 1 rate 1000% term \"\"100 years\"\"\"; "
                + "b kind savings inputs \"yearsToInvest 1\"",
            "a kind loan inputs \"principal 10000000000000 rate 0% term \"\"1 payment\"\"\"; "
                + "b kind loan inputs \"principal 0.01 rate 5% term \"\"9 years\"\"\"",
        ],
        "debts": [
            "A balance 10000000000000 rate 1000%",
            "A balance 0.01 rate 0% minimum 10000000000000; B balance 1 rate 1000%",
            "A balance 10000000000000 rate 0.0000000001%; B balance 0.01 rate 1000%",
        ],
        "monthlyBudget": ["0.01", "10000000000000", "100"],
        "balance": ["0.01", "10000000000000", "1000"], "minimumPercent": ["0%", "1000%", "1%"],
        "minimumAmount": ["0", "10000000000000", "25"],
        "balances": [
            "10000000000000 rate 1000%",
            "0.01 rate 0% laterRate 1000% promotionMonths 1200; 9999999999999 rate 0%",
        ],
        "remaining": ["1 payment", "100 years", "40 payments"],
        "newRate": ["0%", "1000%", "0.0000000001%"], "newTerm": ["1 payment", "100 years"],
        "costs": ["10000000000000", "0"], "cashOut": ["10000000000000", "0.01"],
        "wanted": ["1000000 kg", "1 mg"], "hourlyPay": ["0.01", "10000000000000"],
    ]

    static func inputs(
        _ calculator: Calculator, _ random: inout SeededGenerator
    ) -> [RawInput] {
        let required =
            switch calculator {
            case .loan: ["principal", "rate", "term"]
            case .savings: ["yearsToInvest", "initialInvestment", "interestRate"]
            case .apr: ["advances", "payments"]
            case .payoff: ["debts", "monthlyBudget"]
            case .card: ["balance", "rate", "minimumPercent", "minimumAmount"]
            case .refinance: ["balance", "rate", "remaining", "newRate", "newTerm"]
            case .inflation: ["amount", "inflationRate", "years"]
            case .goal:
                random.pick([
                    ["target", "monthlyDeposit", "yearsToInvest"],
                    ["target", "interestRate", "yearsToInvest"],
                    ["target", "monthlyDeposit", "interestRate"],
                ])
            case .retirement:
                ["yearsToRetirement", "savings", "rateBefore", "rateAfter"]
                    + [random.pick(["monthlyWithdrawal", "withdrawalRate", "yearsInRetirement"])]
            case .rentOrBuy: ["price", "downPayment", "loanRate", "monthlyRent", "years"]
            case .cashflow: ["flows"]
            case .annuity: annuityNames(&random)
            case .simpleInterest: ["principal", "rate", "term"]
            case .doublingTime: ["rate"]
            case .leverage: ["debts", "yearlyIncome"]
            case .rates:
                random.pick([
                    ["rate"], ["interest", "principal", "days"], ["steps", "principal"],
                    ["tiers", "days"],
                ])
            case .comparison: ["products"]
            case .budget: ["income"]
            default: calculator.fields.filter { $0.requirement == .required }.map(\.name)
            }
        var names = required
        let others = calculator.fields.map(\.name).filter { !required.contains($0) }
        for _ in 0..<random.number(in: 0...3) { names.append(random.pick(others)) }
        return names.map { name in
            let example = calculator.fields.first { $0.name == name }.map { [$0.example] }
            let isReadable = random.number(in: 0...5) > 0
            let own = extremes["\(calculator.name).\(name)"] ?? extremes[name]
            let choices = isReadable ? own ?? example : nil
            return RawInput(name, random.pick(choices ?? values))
        }
    }

    /// Four of the five values, so that the fifth is computed.
    private static func annuityNames(_ random: inout SeededGenerator) -> [String] {
        let values = ["presentValue", "payment", "futureValue", "periods", "rate"]
        let asked = random.pick(values)
        return values.filter { $0 != asked }
    }

    @Test(arguments: CalculatorCatalog.builtIn.all)
    func everyAbsurdSetGivesAResultOrProblems(_ calculator: Calculator) {
        var random = SeededGenerator()
        var results = 0
        var refusals = 0
        for _ in 0..<Effort.of(150, deep: 1500) {
            let inputs = Self.inputs(calculator, &random)
            do throws(InputProblems) {
                let result = try calculator.calculate(inputs)
                results += 1
                #expect(result.provesItself, "\(inputs), \(random)")
            } catch {
                refusals += 1
                let isWorded =
                    !error.problems.isEmpty
                    && error.problems.allSatisfy { !$0.summary.isEmpty && !$0.nextStep.isEmpty }
                #expect(isWorded, "\(inputs), \(random)")
            }
        }
        #expect(results > 4)
        #expect(refusals > 15)
    }

    /// Every value for each of four inputs, with valid values for the others.
    @Test(arguments: ["principal", "rate", "term", "extra"])
    func everyAbsurdValueOfOneInputIsAnsweredOrRefused(_ name: String) {
        let sane = ["principal": "1,000", "rate": "5%", "term": "12 payments"]
        for value in Self.values {
            var inputs = sane.map { RawInput($0.key, $0.value) }.filter { $0.name != name }
            inputs.append(RawInput(name, value))
            let found = problems(.loan, inputs)
            #expect(found.allSatisfy { $0.path.input == name }, "\(name): \(value)")
        }
    }

    @Test func tenThousandOfTheLargestExtrasAreCappedNotAdded() throws {
        let entry = [
            RawInput.Field(name: "amount", text: "10000000000000"), .init(name: "at", text: "1"),
        ]
        let result = try Calculator.loan.calculate(
            raw(["principal": "10,000,000,000,000", "rate": "5%", "term": "1 year"]) + [
                RawInput("extra", .entries(Array(repeating: entry, count: 10_000)))
            ])
        #expect(result.count("numberOfPayments") == 1)
    }

    @Test(arguments: ["0%", "5%", "100%", "1000%"])
    func theLargestLoanForTheLongestTimeIsComputed(_ rate: String) throws {
        let result = try loan([
            "principal": "10,000,000,000,000", "rate": rate, "term": "1200 months",
        ])
        #expect(result.count("numberOfPayments") == 1200)
        #expect(result.provesItself)
    }
}
