import PennyEngine
import PennyTestSupport
import PennyWordsSupport
import Testing

/// Checks that the payment named first is one that is actually paid.
@Suite struct NamedPaymentTests {
    struct Case: CustomTestStringConvertible {
        let inputs: TypedInputs
        let label: String
        let payment: Int64
        var highest: Int64?
        let last: Int64
        var balloon = false

        var testDescription: String { "\(inputs)" }
    }

    static let cases: [Case] = [
        Case(
            inputs: [
                "principal": "100,000", "term": "30 years",
                "rateSteps": "1% payments 12; 8% payments 348",
            ], label: "First payment", payment: 321_64, highest: 718_69, last: 716_38),
        Case(
            inputs: [
                "principal": "100,000", "rate": "6%", "term": "10 years",
                "fixedPayments": "400 payments 119",
            ], label: "Monthly payment", payment: 400_00, last: 116_787_98, balloon: true),
        Case(
            inputs: [
                "principal": "10,000", "rate": "6%", "term": "12 months",
                "interestOnly": "11 months",
            ], label: "Monthly payment", payment: 50_00, last: 10_050_00, balloon: true),
        Case(
            inputs: [
                "principal": "10,000", "rate": "6%", "term": "12 months",
                "interestOnly": "6 months",
            ], label: "Payment after interest-only period", payment: 1_695_95,
            highest: 1_695_95, last: 1_695_98),
        Case(
            inputs: [
                "principal": "100,000", "rate": "6%", "term": "10 years", "payment": "200,000",
            ], label: "Payment", payment: 100_500_00, last: 100_500_00),
        Case(
            inputs: [
                "principal": "1,200", "rate": "0%", "term": "12 months",
                "fixedPayments": "50 payments 4",
            ], label: "First payment", payment: 50_00, highest: 125_00, last: 125_00),
        Case(
            inputs: [
                "principal": "1,200", "rate": "0%", "term": "12 months",
                "repayment": "equal-principal",
            ], label: "Monthly payment", payment: 100_00, last: 100_00),
        Case(
            inputs: [
                "principal": "1,200", "rate": "12%", "term": "12 months",
                "repayment": "equal-principal",
            ], label: "First payment", payment: 112_00, last: 101_00),
        // Exactly twice the payment is not more than twice.
        Case(
            inputs: [
                "principal": "1,200", "rate": "0%", "term": "11 months",
                "fixedPayments": "100 payments 10",
            ], label: "Monthly payment", payment: 100_00, last: 200_00),
        Case(
            inputs: [
                "principal": "1,200.01", "rate": "0%", "term": "11 months",
                "fixedPayments": "100 payments 10",
            ], label: "Monthly payment", payment: 100_00, last: 200_01, balloon: true),
        // The months have 31, 29 and 31 days.
        Case(
            inputs: [
                "principal": "36,000", "rate": "10%", "term": "4 months",
                "interestOnly": "4 months", "start": "2024-01-01", "dayCount": "actual/360",
            ], label: "First payment", payment: 310_00, highest: 310_00, last: 36_300_00,
            balloon: true),
    ]

    @Test(arguments: cases)
    func `the first, the highest and the last payment have their names`(_ one: Case) throws {
        let result = try Calculator.loan.calculate(raw(one.inputs))
        #expect(result.figure("payment")?.label.english == one.label)
        #expect(result.money("payment") == one.payment)
        #expect(result.money("highestPayment") == one.highest)
        #expect(result.money("finalPayment") == one.last)
        let hasBalloon = result.answer.said.contains("balloon payment")
        #expect(hasBalloon == one.balloon)
        #expect(result.step(for: "payment")?.answer.said.hasSuffix("\(one.payment)") == true)
        #expect(result.unexplainedFigures == [])
        #expect(result.provesItself)
    }

    @Test func `payments of interest only are named beside the payment after them`() throws {
        let result = try loan([
            "principal": "10,000", "rate": "6%", "term": "12 months", "interestOnly": "6 months",
        ])
        #expect(result.money("initialPayment") == 50_00)
        #expect(result.figure("initialPayment")?.label.english == "First payment")
        #expect(result.step(for: "initialPayment")?.answer.said == "5000")
    }

    /// Steps of rates, of agreed payments, or of both.
    private static func steps(_ random: inout SeededGenerator) -> [RawInput] {
        let payments = random.number(in: 2...60)
        let first = random.number(in: 1...payments - 1)
        func rate() -> String { "\(random.number(in: 0...random.pick([9, 90])))%" }
        var inputs = raw([
            "principal": "\(random.number(in: 100...50_000))", "term": "\(payments) payments",
        ])
        if random.pick([true, false]) {
            inputs.append(
                RawInput(
                    "rateSteps",
                    "\(rate()) payments \(first); \(rate()) payments \(payments - first)"))
        } else {
            inputs.append(RawInput("rate", rate()))
        }
        if random.pick([true, false]) {
            let amounts = (random.number(in: 0...900), random.number(in: 0...900))
            let second = random.number(in: 0...payments - first)
            let rest = second == 0 ? "" : "; \(amounts.1) payments \(second)"
            inputs.append(RawInput("fixedPayments", "\(amounts.0) payments \(first)\(rest)"))
        }
        if random.pick([true, false, false]) {
            inputs.append(RawInput("interestOnly", "\(random.number(in: 1...payments)) payments"))
        }
        if random.pick([true, false, false]) {
            inputs.append(RawInput("amortization", "\(payments * 3) payments"))
        }
        return inputs
    }

    @Test func `every name of a payment is true of the schedule of any steps`() throws {
        var random = SeededGenerator()
        var (computed, balloons, first) = (0, 0, 0)
        for _ in 0..<600 {
            let inputs = Self.steps(&random)
            guard let result = try? Calculator.loan.calculate(inputs) else { continue }
            computed += 1
            let paid = try #require(result.column("payment", of: "schedule"))
            let last = try #require(paid.last)
            let before = paid.dropLast()
            let hasBalloon = result.answer.said.contains("balloon payment")
            #expect(hasBalloon == (before.last.map { last > 2 * $0 } ?? false), "\(inputs)")
            balloons += hasBalloon ? 1 : 0
            let payment = try #require(result.money("payment"))
            #expect(paid.contains(payment), "\(inputs)")
            #expect(result.money("finalPayment") == last)
            switch result.figure("payment")?.label.english {
            case "Monthly payment":
                #expect(before.allSatisfy { $0 == payment }, "\(inputs)")
                #expect(result.figure("highestPayment") == nil)
            case "Payment": #expect(paid == [payment])
            case "First payment":
                first += 1
                #expect(paid[0] == payment && Set(before).count > 1, "\(inputs)")
                #expect(result.money("highestPayment") == before.max(), "\(inputs)")
            case "Payment after interest-only period":
                #expect(result.money("initialPayment") == paid[0], "\(inputs)")
                #expect(
                    Set(before).count == 1 || result.money("highestPayment") == before.max(),
                    "\(inputs)")
            case let label: Issue.record("\(label ?? "no label"), \(inputs)")
            }
            #expect(result.unexplainedFigures == [], "\(inputs)")
        }
        #expect(computed > 500 && balloons > 50 && first > 100)
    }

    @Test(arguments: [
        ("400 payments 120", "does not shrink before the last payment"),
        ("400 payments 12", "grows before it shrinks"),
    ])
    func `a balance is not said to shrink where it does not`(
        _ payments: String, _ said: String
    ) throws {
        let result = try loan([
            "principal": "100,000", "rate": "6%", "term": "10 years",
            "fixedPayments": "\(payments)",
        ])
        #expect(result.notes.contains { $0.said.hasPrefix("Payment 1 ") && $0.said.contains(said) })
    }

    @Test func `a payment that an extra makes up for leaves no more owed`() throws {
        let result = try loan([
            "principal": "100,000", "rate": "6%", "term": "10 years",
            "fixedPayments": "400 payments 12", "extra": "200 from 1 every 1",
        ])
        #expect(!result.notes.contains { $0.said.contains("does not cover") })
    }
}
