import Foundation
import PennyEngine
import PennyTestSupport
import Testing

@Suite("Laws of the time value of money")
struct AnnuityLawTests {
    struct Plan {
        var present, payment, future: Int
        let periods: Int
        var rate: String
        let periodsAYear, timing: String

        init(_ random: inout SeededGenerator) {
            present = random.number(in: 100_000...50_000_000)
            payment = -random.number(in: 1000...200_000)
            future = -random.number(in: 0...10_000_000)
            rate = "\(random.number(in: -3...18)).\(random.number(in: 0...9))5%"
            periodsAYear = random.pick(["1", "4", "12", "365"])
            periods = random.number(in: 2...(periodsAYear == "1" ? 40 : 240))
            timing = random.pick(["end", "begin"])
        }

        static func text(_ cents: Int) -> String {
            let magnitude = cents.magnitude
            let rest = magnitude % 100
            return "\(cents < 0 ? "-" : "")\(magnitude / 100).\(rest < 10 ? "0" : "")\(rest)"
        }

        /// The inputs without the unknown.
        func inputs(
            asking unknown: String, timing: String? = nil, periodsAYear: String? = nil
        ) -> [RawInput] {
            let values = [
                ("presentValue", Self.text(present)), ("payment", Self.text(payment)),
                ("futureValue", Self.text(future)), ("periods", "\(periods)"), ("rate", rate),
            ]
            return values.filter { $0.0 != unknown }.map { RawInput($0.0, $0.1) } + [
                RawInput("solveFor", unknown),
                RawInput("periodsAYear", periodsAYear ?? self.periodsAYear),
                RawInput("timing", timing ?? self.timing),
            ]
        }

        func answer(_ unknown: String, timing: String? = nil) throws -> Decimal {
            let result = try Calculator.annuity.calculate(
                inputs(asking: unknown, timing: timing))
            #expect(result.provesItself)
            return try #require(result.unrounded(unknown == "rate" ? "periodicRate" : unknown))
        }
    }

    /// The unrounded amount cannot be typed. The rounded amount leads back to the input within the
    /// effect of half a cent.
    @Test func solvingBackGivesTheInput() throws {
        var random = SeededGenerator()
        for _ in 0..<60 {
            var plan = Plan(&random)
            let future = try Calculator.annuity.calculate(plan.inputs(asking: "futureValue"))
            plan.future = Int(try #require(future.money("futureValue")))
            let back = try plan.answer("presentValue")
            let typed = Decimal(plan.present) / 100
            let growth = plan.rate.hasPrefix("-") ? Decimal(10_000) : Decimal(1)
            #expect((back - typed).magnitude <= growth / 100, "\(plan), \(random)")
        }
    }

    @Test func theRateFoundGivesTheAmountItWasFoundFrom() throws {
        var random = SeededGenerator()
        for _ in 0..<40 {
            var plan = Plan(&random)
            plan.future = 0
            plan.payment = -(plan.present / plan.periods + plan.present / 40)
            plan.rate = try ratePercent(plan.answer("rate")) + "%"
            let result = try Calculator.annuity.calculate(
                plan.inputs(asking: "futureValue", periodsAYear: "1"))
            #expect(result.money("futureValue") == 0, "\(plan), \(random)")
        }
    }

    /// The rate of a period as a percentage with 18 decimals.
    private func ratePercent(_ rate: Decimal) -> String {
        var percent = rate * 100
        var rounded = Decimal()
        NSDecimalRound(&rounded, &percent, 18, .plain)
        return "\(rounded)"
    }

    @Test func paymentsAtTheBeginningAreThoseAtTheEndDiscountedOnce() throws {
        var random = SeededGenerator()
        for _ in 0..<60 {
            let plan = Plan(&random)
            let end = try plan.answer("payment", timing: "end")
            let begin = try plan.answer("payment", timing: "begin")
            let percent = try #require(Decimal(string: String(plan.rate.dropLast())))
            let periods = try #require(Decimal(string: plan.periodsAYear))
            let difference = begin * (1 + percent / 100 / periods) - end
            #expect(difference.magnitude < Decimal(sign: .plus, exponent: -15, significand: 1))
        }
    }

    @Test func scalingTheMoneyScalesTheAnswer() throws {
        var random = SeededGenerator()
        for unknown in ["presentValue", "payment", "futureValue"] {
            for _ in 0..<30 {
                var plan = Plan(&random)
                let once = try plan.answer(unknown)
                plan.present *= 7
                plan.payment *= 7
                plan.future *= 7
                let sevenfold = try plan.answer(unknown)
                #expect(
                    (sevenfold - once * 7).magnitude
                        < Decimal(sign: .plus, exponent: -18, significand: 1), "\(random)")
            }
        }
    }

    @Test func scalingTheMoneyChangesNeitherRateNorPeriods() throws {
        var random = SeededGenerator()
        for _ in 0..<20 {
            var plan = Plan(&random)
            plan.future = 0
            plan.rate = "4.75%"
            plan.payment = -(plan.present / plan.periods + plan.present / 20)
            let (rate, periods) = (try plan.answer("rate"), try plan.answer("periods"))
            plan.present *= 3
            plan.payment *= 3
            #expect(try plan.answer("rate") == rate, "\(random)")
            #expect(try plan.answer("periods") == periods, "\(random)")
        }
    }

    @Test func interestOfAllPeriodsIsWhatIsReceivedLessWhatIsPaid() throws {
        var random = SeededGenerator()
        for _ in 0..<30 {
            let plan = Plan(&random)
            let whole = try Calculator.annuity.calculate(
                plan.inputs(asking: "payment", timing: "end")
                    + [RawInput("inPeriods", "1 to \(plan.periods)")])
            #expect(whole.money("interestInPeriods") == whole.money("net"), "\(random)")
        }
    }
}
