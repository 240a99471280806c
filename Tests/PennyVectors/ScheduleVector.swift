import PennyEngine

/// A schedule of `amortization_schedules.json`.
package struct ScheduleVector: Decodable, Sendable, CustomStringConvertible {
    struct Step: Decodable, Sendable {
        let value: String
        let payments: Int

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            value = try list.decode(String.self)
            payments = try list.decode(Int.self)
        }
    }

    struct Inputs: Decodable, Sendable {
        let principal: String
        let periods: Int
        let annualRate, payment, extraEvery: String?
        let interestRounding, paymentRounding, compounding: String?
        let periodsPerYear, decimals, dayOfMonth: Int?
        let amortizationPeriods, interestOnlyPeriods: Int?
        let rateSteps, fixedPayments: [Step]?
        let extraAt: [String: String]?
        let extraEveryFrom, extraEveryStep: Int?
        let startDate, firstPaymentDate, dayCount: String?
    }

    package struct Expected: Decodable, Sendable {
        package let rowCount: Int
        package let regularPayment, lastPayment, totalInterest, totalPaid: String
        package let sha256OfCsv, columns: String
        package let rows: [String]
        package let rowsAreComplete: Bool
    }

    package static let file = "amortization_schedules.json"
    package static let all = VectorFile<ScheduleVector>.load(file)

    package let id: String
    let inputs: Inputs
    package let expected: Expected

    package var description: String { id }

    /// The vectors call the first row's payment regular, also where it is only
    /// the interest or one of the payments agreed.
    package var startsBelowLevelPayment: Bool {
        inputs.interestOnlyPeriods != nil || inputs.fixedPayments != nil
    }

    package var request: VectorRequest { VectorRequest(Self.file, id, .loan, typed) }
}

extension ScheduleVector {
    /// The inputs that a person types for this loan.
    private var typed: [RawInput] {
        var typed = [
            RawInput("principal", inputs.principal),
            RawInput("term", "\(inputs.periods) payments"),
            RawInput("currency", [0: "JPY", 3: "KWD"][inputs.decimals ?? 2] ?? "USD"),
        ]
        func add(_ name: String, _ text: String?) {
            if let text { typed.append(RawInput(name, text)) }
        }
        add("rate", inputs.annualRate.map(percent))
        add("payments", inputs.periodsPerYear.flatMap { Self.frequencies[$0] })
        add("payment", inputs.payment)
        add("compounding", inputs.compounding.map { $0 == "effective" ? "annual" : $0 })
        add("amortization", inputs.amortizationPeriods.map { "\($0) payments" })
        add("interestOnly", inputs.interestOnlyPeriods.map { "\($0) payments" })
        add("start", inputs.startDate)
        add("firstPayment", inputs.firstPaymentDate)
        add("dueDay", inputs.dayOfMonth.map { "\($0)" })
        add("dayCount", inputs.dayCount.map { Self.dayCounts[$0] ?? $0 })
        add("rounding", inputs.interestRounding?.replacing("_", with: "-"))
        add("paymentRounding", inputs.paymentRounding?.replacing("_", with: "-"))
        if let steps = inputs.rateSteps {
            typed.append(
                .list("rateSteps", steps.map { "\(percent($0.value)) payments \($0.payments)" }))
        }
        if let steps = inputs.fixedPayments {
            typed.append(
                .list("fixedPayments", steps.map { "\($0.value) payments \($0.payments)" }))
        }
        if let extra { typed.append(extra) }
        return typed
    }

    /// The extras as the entries of a YAML list.
    private var extra: RawInput? {
        if let amount = inputs.extraEvery {
            return RawInput(
                "extra",
                .entries([
                    [
                        .init(name: "amount", text: amount),
                        .init(name: "from", text: "\(inputs.extraEveryFrom ?? 1)"),
                        .init(name: "every", text: "\(inputs.extraEveryStep ?? 1)"),
                    ]
                ]))
        }
        guard let single = inputs.extraAt else { return nil }
        return RawInput(
            "extra",
            .entries(
                single.sorted { $0.key < $1.key }.map { at, amount in
                    [.init(name: "amount", text: amount), .init(name: "at", text: at)]
                }))
    }

    private static let frequencies = [1: "yearly", 4: "quarterly", 26: "biweekly", 52: "weekly"]

    /// Vectors' names that differ from the words people type here.
    private static let dayCounts = [
        "30/360 US": "30/360", "actual/365F": "actual/365",
        "actual/actual ISDA": "actual/actual",
    ]
}
