import PennyNaturals
import PennyTestSupport
import Testing

@testable import PennyEngine

@Suite("Quick numbers check and search loans as wide ones do")
struct NoteRateLawTests {
    struct Computed {
        let terms: LoanTerms
        let schedule: LoanSchedule
    }

    static func random(_ random: inout SeededGenerator) -> Computed? {
        let loan = RandomLoan(&random)
        var reader = InputReader(.loan, loan.typed, defaults(loan.currency))
        guard let terms = try? Loan.terms(&reader), let schedule = try? LoanSchedule(terms) else {
            return nil
        }
        return Computed(terms: terms, schedule: schedule)
    }

    @Test func theResidueIsThatOfWideNumbers() throws {
        var random = SeededGenerator()
        var quickly = 0
        for _ in 0..<Effort.of(200, deep: 600) {
            guard let loan = Self.random(&random) else { continue }
            let gap = NoteRateGap(
                schedule: loan.schedule, terms: loan.terms, periods: try LoanPeriods(loan.terms))
            guard let quick = NoteRateCheck.quickResidue(gap) else { continue }
            quickly += 1
            #expect(try NoteRateCheck.wideResidue(gap) == quick, "\(random)")
        }
        #expect(quickly > Effort.of(100, deep: 300))
    }

    /// The engine combines equal payments. This test discounts each payment separately.
    @Test func theWorthIsThatOfPaymentsOneByOne() throws {
        var random = SeededGenerator()
        let precision = Precision.steps[0]
        var compared = 0
        for _ in 0..<Effort.of(60, deep: 150) {
            guard let loan = Self.random(&random) else { continue }
            let periods = try LoanPeriods(loan.terms)
            let gap = NoteRateGap(schedule: loan.schedule, terms: loan.terms, periods: periods)
            guard let worth = gap.value(WideFixed.self, precision)?.plus else { continue }
            var factor = WideFixed(1, precision)
            var sum = WideFixed(0, precision)
            for (index, row) in loan.schedule.rows.enumerated() {
                guard let growth = periods.rate(of: index + 1).growth(WideFixed.self, precision)
                else { break }
                factor = factor / growth
                sum = sum + WideFixed(row.payment + row.extra, precision) * factor
            }
            #expect(sum.low <= worth.high && worth.low <= sum.high, "\(random)")
            #expect((worth.high.saturatingMinus(worth.low) >> 128).isZero, "\(random)")
            compared += 1
        }
        #expect(compared > Effort.of(40, deep: 100))
    }

    @Test func theSideThatIsWorthMoreIsThatOfWideNumbers() throws {
        var random = SeededGenerator()
        for _ in 0..<Effort.of(60, deep: 150) {
            guard let loan = Self.random(&random) else { continue }
            let equation = Self.equation(loan)
            for _ in 0..<4 {
                let steps = Int128(random.number(in: 0...100_000_000_000_000))
                let point = RatePoint.roundingUp(to: (steps >> random.number(in: 0...46)) + 1)
                let quick = try equation.at(point).difference()
                let wide = try equation.at(point).wideDifference()
                #expect(quick.order == wide.order, "\(random)")
            }
        }
    }

    /// Checks the note rate, and rates near it and far from it.
    @Test func aGuessMakesNoOtherRate() {
        var random = SeededGenerator()
        for _ in 0..<Effort.of(60, deep: 150) {
            guard let loan = Self.random(&random) else { continue }
            var actuarial = Self.actuarial(loan)
            let rate = actuarial.yearlyRate()
            for guess in [
                loan.terms.rateSteps[0].rate,
                ExactDecimal(Int128(random.number(in: 0...9)), scale: 2),
                rate ?? .zero,
            ] {
                for gap in [0, 1, 100, loan.terms.principal] {
                    actuarial.guess = .init(rate: guess, gap: gap)
                    #expect(actuarial.yearlyRate() == rate, "\(guess) within \(gap), \(random)")
                }
            }
        }
    }

    static func actuarial(_ loan: Computed) -> ActuarialRate {
        ActuarialRate(
            advance: loan.terms.principal,
            runs: loan.schedule.rows.map { .init(amount: $0.payment + $0.extra, count: 1) },
            times: PaymentTimes(unitPeriodsAYear: loan.terms.paymentsAYear))
    }

    static func equation(_ loan: Computed) -> EquationOfValue {
        var series = [FlowSeries(isAdvance: true, amount: loan.terms.principal, start: 0)]
        for (index, row) in loan.schedule.rows.enumerated() {
            series.append(FlowSeries(amount: row.payment + row.extra, start: index + 1))
        }
        return EquationOfValue(series, periodsAYear: Ratio(Int128(loan.terms.paymentsAYear), 1))
    }
}
