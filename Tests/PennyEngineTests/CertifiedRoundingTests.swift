import PennyNaturals
import Testing

@testable import PennyEngine

@Suite("Certified rounding")
struct CertifiedRoundingTests {
    /// The precisions that were tried for a formula, in order.
    final class Log {
        var tried: [String] = []

        func add<Number: CertifiableNumber>(_ kind: Number.Type, _ precision: Precision) {
            tried.append(
                kind is ExactFraction.Type
                    ? "exact" : (kind is QuickNumber.Type ? "quick" : "\(precision.fractionBits)"))
        }
    }

    /// A third of a million.
    struct Third: CertifiableFormula {
        let log: Log

        func values<Number: CertifiableNumber>(
            _ kind: Number.Type, _ precision: Precision
        ) -> [Number?] {
            log.add(kind, precision)
            return [Number(big(1_000_000), over: big(3), precision)]
        }
    }

    @Test func aPlainFormulaNeedsQuickNumbersOnly() throws {
        let log = Log()
        #expect(try certified(Third(log: log), .halfUp) == [333_333])
        #expect(log.tried == ["quick"])
    }

    /// √(tie² − 2^-exponent), or the tie itself: as close to 2.5 as needed.
    struct NearTie: CertifiableFormula {
        let exponent: Int
        var log: Log?

        func values<Number: CertifiableNumber>(
            _ kind: Number.Type, _ precision: Precision
        ) -> [Number?] {
            log?.add(kind, precision)
            let square = Number(big(25), over: big(4), precision)
            let distance = Number(.one, over: BigNatural.one << exponent, precision)
            return [square.saturatingMinus(distance).root(2)]
        }
    }

    /// 1/3 + 13/6: a tie that no binary fraction holds.
    struct Tie: CertifiableFormula {
        var log: Log?

        func values<Number: CertifiableNumber>(
            _ kind: Number.Type, _ precision: Precision
        ) -> [Number?] {
            log?.add(kind, precision)
            return [
                Number(.one, over: big(3), precision)
                    + Number(big(13), over: big(6), precision)
            ]
        }
    }

    @Test func aValueFarFromATieNeedsTheFirstPrecisionOnly() throws {
        let log = Log()
        #expect(try certified(NearTie(exponent: 100, log: log), .halfUp) == [2])
        #expect(log.tried == ["quick", "192"])
    }

    /// Only half-up separates the value from the tie above it; the other rules round both to one
    /// number.
    @Test(arguments: [(RoundingRule.halfUp, Int64(2)), (.halfEven, 2), (.up, 3), (.down, 2)])
    func aValueWithin250BitsOfATieNeedsTheSecondPrecision(
        _ rule: RoundingRule, _ rounded: Int64
    ) throws {
        let log = Log()
        #expect(try certified(NearTie(exponent: 250, log: log), rule) == [rounded])
        #expect(log.tried == (rule == .halfUp ? ["quick", "192", "576"] : ["quick", "192"]))
    }

    @Test(arguments: [(RoundingRule.halfUp, Int64(3)), (.halfEven, 2), (.up, 3), (.down, 2)])
    func aTieIsDecidedByTheExactFraction(_ rule: RoundingRule, _ rounded: Int64) throws {
        let log = Log()
        #expect(try certified(Tie(log: log), rule) == [rounded])
        #expect(
            log.tried
                == (rule == .up || rule == .down ? ["quick"] : ["quick", "192", "576", "exact"]))
    }

    @Test func anIrrationalValueNearerThanAnyPrecisionIsReportedNotGuessed() {
        let log = Log()
        #expect(throws: CalculationError.undecided) {
            try certified(NearTie(exponent: 900, log: log), .halfUp)
        }
        #expect(log.tried == ["quick", "192", "576", "exact"])
    }

    /// 2.5 + 2^-40 and 2^600 times 1 − 3 × ⅓, which is zero: at 576 bits the bound of
    /// that zero is wider than the value.
    struct Amplified: CertifiableFormula {
        let log: Log

        func values<Number: CertifiableNumber>(
            _ kind: Number.Type, _ precision: Precision
        ) -> [Number?] {
            log.add(kind, precision)
            let third = Number(.one, over: big(3), precision)
            let tripled = third + third + third
            let zero =
                Number(1, precision).saturatingMinus(tripled)
                + tripled.saturatingMinus(Number(1, precision))
            let value =
                Number(big(5), over: big(2), precision)
                + Number(.one, over: BigNatural.one << 40, precision)
            return [value + zero * Number(.one << 600, over: .one, precision)]
        }
    }

    @Test func aFormulaThatLosesItsPrecisionIsGivenThatMuchMore() throws {
        let log = Log()
        #expect(try certified(Amplified(log: log), .halfUp) == [3])
        #expect(log.tried.count == 4)
        #expect(log.tried.prefix(3) == ["quick", "192", "576"])
        #expect(log.tried.last != "exact")
    }

    @Test func aValueBeyondTheLimitIsTooLarge() {
        let formula = LevelPayment(
            balance: Money.limit,
            rate: PeriodicRate(ExactDecimal(10), .payment, periodsAYear: 1), payments: 1)
        #expect(throws: CalculationError.tooLarge) { try formula.rounded(.halfUp) }
    }

    /// 1000.10 × 1.05 is 1050.105 exactly, which binary digits alone cannot decide.
    @Test func aSavingsBalanceOnATieGoesUp() throws {
        let result = try savings([
            "yearsToInvest": "1", "initialInvestment": "1000.10", "interestRate": "5%",
            "compoundInterval": "annual",
        ])
        #expect(result.moneyText("accruedBalance") == "1050.11")
    }

    /// 162,000 × 0.03875 ÷ 12 is 523.125 exactly.
    @Test(arguments: [
        ("half-up", "523.13"), ("half-even", "523.12"), ("up", "523.13"), ("down", "523.12"),
    ])
    func theInterestOfALoanOnATieFollowsItsRule(_ rounding: String, _ interest: String) throws {
        let result = try loan([
            "principal": "162,000", "rate": "3.875%", "term": "30 years", "rounding": rounding,
        ])
        let first = result.column("interest", of: "schedule")?.first
        #expect(first.map(result.text) == interest)
    }

    /// A level payment on a tie: 100.01 at 0 % in two payments is 50.005.
    @Test(arguments: [
        ("half-up", "50.01"), ("half-even", "50.00"), ("up", "50.01"), ("down", "50.00"),
    ])
    func aLevelPaymentOnATieFollowsItsRule(_ rounding: String, _ payment: String) throws {
        let result = try loan([
            "principal": "100.01", "rate": "0%", "term": "2 payments", "paymentRounding": rounding,
        ])
        #expect(result.moneyText("payment") == payment)
    }

    /// 1000.50 at 1 % a month is a tie at once, so everything is computed in fractions. The sums of
    /// these with the yearly fees must stay short.
    @Test(.timeLimit(.minutes(1))) func aLongPlanWithATieIsComputed() throws {
        let result = try savings([
            "yearsToInvest": "30", "initialInvestment": "1000.50", "monthlyDeposit": "250",
            "interestRate": "12%", "additionalFeeRate": "1.2%",
        ])
        #expect(result.column("balance", of: "months")?.first == 126_051)
    }
}
