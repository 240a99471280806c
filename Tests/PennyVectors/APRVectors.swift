import PennyEngine

/// A credit of `apr_us_regz.json`.
package struct RegulationZVector: Decodable, Sendable {
    package struct Flow: Decodable, Sendable {
        let amount, f: String
        let count, step: Int?
        let t: Int
    }

    package struct Inputs: Decodable, Sendable {
        let advances, payments: [Flow]
        let unitPeriodsPerYear: String
        let dates: Dates?
    }

    package struct Dates: Decodable, Sendable {
        package let advance, first: String?
        package let unit: String?
    }

    package struct Expected: Decodable, Sendable {
        package let aprPercentExact: String
        package let aprPercentPublished: String?
    }

    package static let file = "apr_us_regz.json"
    package static let all = VectorFile<Self>.load(file)

    package let id: String
    package let inputs: Inputs
    package let expected: Expected

    package var request: VectorRequest {
        VectorRequest(
            Self.file, id, .apr,
            [
                RawInput("method", "us"), RawInput("advances", Self.list(inputs.advances)),
                RawInput("payments", Self.list(inputs.payments)),
                RawInput("unitPeriodsPerYear", inputs.unitPeriodsPerYear),
            ])
    }

    private static func list(_ flows: [Flow]) -> String {
        flows.map { flow in
            "\(flow.amount) at \(flow.t) fraction \(flow.f) count \(flow.count ?? 1) "
                + "every \(flow.step ?? 1)"
        }.joined(separator: "; ")
    }

    /// The same credit typed with the dates it has; nil where it has too few. The
    /// entries after the first follow at the distance of their unit-periods.
    package var datedRequest: VectorRequest? {
        guard let advance = inputs.dates?.advance, let first = inputs.dates?.first,
            inputs.advances.count == 1, inputs.payments.count == 1,
            let every = Self.intervals[inputs.unitPeriodsPerYear]
        else { return nil }
        let isLastDay = inputs.dates?.unit?.contains("end of month") == true
        let payment = inputs.payments[0]
        let series = payment.count == 1 ? "" : " count \(payment.count ?? 1) every \(every)"
        let dueDay = isLastDay ? " dueDay 31" : ""
        return VectorRequest(
            Self.file, id, .apr,
            [
                RawInput("advances", "\(inputs.advances[0].amount) date \(advance)"),
                RawInput("payments", "\(payment.amount) date \(first)\(series)\(dueDay)"),
            ])
    }

    private static let intervals = [
        "1": "year", "2": "6 months", "4": "3 months", "12": "month", "24": "semimonth",
        "26": "2 weeks", "13": "4 weeks", "52": "week", "365": "day", "365/42": "42 days",
    ]
}

/// A credit of `aprc_eu.json`.
package struct EuropeanVector: Decodable, Sendable {
    package struct Drawdown: Decodable, Sendable {
        let amount: String
        let months, days, yearDays: Int
    }

    package struct Payment: Decodable, Sendable {
        let amount: String
        let count, firstMonths, stepMonths, days, yearDays: Int
    }

    package struct Inputs: Decodable, Sendable {
        let drawdowns: [Drawdown]
        let payments: [Payment]
    }

    package struct Expected: Decodable, Sendable {
        package let aprcPercentExact, aprcRounded1dpCorrect: String
    }

    package static let file = "aprc_eu.json"
    package static let all = VectorFile<Self>.load(file)

    package let id: String
    package let inputs: Inputs
    package let expected: Expected

    package var request: VectorRequest {
        let advances = inputs.drawdowns.map { drawdown in
            "\(drawdown.amount) at "
                + Self.years(drawdown.months, drawdown.days, of: drawdown.yearDays)
        }
        let payments = inputs.payments.map { payment in
            let first = Self.years(payment.firstMonths, payment.days, of: payment.yearDays)
            let series =
                payment.count == 1 ? "" : " count \(payment.count) every \(payment.stepMonths)/12"
            return "\(payment.amount) at \(first)\(series)"
        }
        return VectorRequest(
            Self.file, id, .apr,
            [
                RawInput("method", "eu"),
                RawInput("advances", advances.joined(separator: "; ")),
                RawInput("payments", payments.joined(separator: "; ")),
            ])
    }

    /// The credit as a loan has it: an advance, less what is paid at once, and payments at even
    /// distances, in minor units; nil for one of another form.
    package var loan: EvenCredit? {
        guard inputs.drawdowns.count == 1, var advance = Self.cents(inputs.drawdowns[0].amount)
        else { return nil }
        var runs: [(amount: Int64, count: Int)] = []
        var first: Payment?
        var next = 0
        for payment in inputs.payments {
            guard let amount = Self.cents(payment.amount) else { return nil }
            if payment.firstMonths == 0, payment.days == 0 {
                advance -= amount
                continue
            }
            let start = first ?? payment
            guard first == nil || payment.firstMonths == next, payment.days == start.days,
                payment.count == 1 || payment.stepMonths == start.stepMonths,
                [1, 12].contains(start.stepMonths)
            else { return nil }
            first = start
            next = payment.firstMonths + payment.count * start.stepMonths
            runs.append((amount, payment.count))
        }
        guard let first else { return nil }
        return EvenCredit(
            advance: advance, runs: runs, paymentsAYear: 12 / first.stepMonths,
            daysToFirst: first.firstMonths * first.yearDays + 12 * first.days,
            daysAYear: 12 * first.yearDays)
    }

    package struct EvenCredit {
        package let advance: Int64
        package let runs: [(amount: Int64, count: Int)]
        package let paymentsAYear: Int
        /// Twelfths of a day.
        package let daysToFirst, daysAYear: Int
    }

    private static func cents(_ amount: String) -> Int64? {
        let parts = amount.split(separator: ".")
        let decimals = (parts.count > 1 ? String(parts[1]) : "") + "00"
        return Int64(parts[0] + decimals.prefix(2))
    }

    private static func years(_ months: Int, _ days: Int, of yearDays: Int) -> String {
        "\(months * yearDays + 12 * days)/\(12 * yearDays)"
    }
}

/// Two dates of `aprc_time_intervals.json`: a credit that is repaid at once.
package struct TimeIntervalVector: Decodable, Sendable {
    package struct Inputs: Decodable, Sendable {
        let start, end, unit: String
    }

    package struct Expected: Decodable, Sendable {
        package let years: String
    }

    package static let file = "aprc_time_intervals.json"
    package static let all = VectorFile<Self>.load(file)

    package let id, kind: String
    package let inputs: Inputs
    package let expected: Expected

    package var request: VectorRequest {
        let ends = [inputs.start, inputs.end].compactMap { CivilDate(iso: $0) }
        let areLastDays = ends.count == 2 && ends.allSatisfy { $0.isLastOfMonth }
        var typed = [
            RawInput("method", "eu"), RawInput("advances", "1,000 date \(inputs.start)"),
            RawInput("payments", "1,100 date \(inputs.end)" + (areLastDays ? " dueDay 31" : "")),
            RawInput("unitPeriod", inputs.unit),
        ]
        if kind == "uk-time-interval" { typed.append(RawInput("oddDays", "calendar-year")) }
        return VectorRequest(Self.file, id, .apr, typed)
    }
}

/// A reverse mortgage of `talc_us_regz_k.json`, or a sum that stands behind one.
package struct TotalAnnualLoanCostVector: Decodable, Sendable {
    package struct Advance: Decodable, Sendable {
        let amount: String
        let count, firstUnitPeriod: Int
    }

    package struct Inputs: Decodable, Sendable {
        let advances: [Advance]?
        let unitPeriodsToRepayment, unitPeriodsPerYear: Int?
        let amountOwed: String?
    }

    package struct Expected: Decodable, Sendable {
        package let talcPercentExact, talcPercentPublished: String?
        package let valueComputed: String?
    }

    package static let file = "talc_us_regz_k.json"
    package static let all = VectorFile<Self>.load(file)

    package let id: String
    package let inputs: Inputs
    package let expected: Expected

    package var isSum: Bool { expected.valueComputed != nil }

    package var request: VectorRequest? {
        if isSum { return sumRequest }
        guard let advances = inputs.advances, let owed = inputs.amountOwed,
            let time = inputs.unitPeriodsToRepayment, let perYear = inputs.unitPeriodsPerYear
        else { return nil }
        let list = advances.map { "\($0.amount) at \($0.firstUnitPeriod) count \($0.count)" }
        return VectorRequest(
            Self.file, id, .apr,
            [
                RawInput("advances", list.joined(separator: "; ")),
                RawInput("payments", "\(owed) at \(time)"),
                RawInput("unitPeriodsPerYear", "\(perYear)"),
            ])
    }

    /// The note of each sum as a savings plan: 93 % of a dwelling's value grows as
    /// all of it does.
    private var sumRequest: VectorRequest? {
        guard let sum = Self.sums[id] else { return nil }
        var typed = [
            RawInput("yearsToInvest", sum.years), RawInput("initialInvestment", sum.first),
            RawInput("interestRate", sum.rate), RawInput("compoundInterval", sum.interval),
        ]
        if let deposit = sum.deposit {
            typed += [RawInput("monthlyDeposit", deposit), RawInput("depositTiming", "begin")]
        }
        return VectorRequest(Self.file, id, .savings, typed)
    }

    private struct Sum {
        let first, rate, years, interval: String
        var deposit: String?
    }

    private static let sums = [
        "regz-K-c1-balance": Sum(first: "34,500", rate: "11.6%", years: "10", interval: "annual"),
        "regz-K-c1-value": Sum(first: "93,000", rate: "4%", years: "10", interval: "annual"),
        "regz-K-c2-fvadv": Sum(
            first: "0", rate: "9%", years: "10", interval: "monthly", deposit: "492.51"),
        "regz-K-c2-fvcost": Sum(first: "4,500", rate: "9%", years: "10", interval: "monthly"),
        "regz-K-c3-fvadv": Sum(
            first: "0", rate: "8.5%", years: "12", interval: "monthly", deposit: "725"),
        "regz-K-c3-fvlump": Sum(first: "14,500", rate: "8.5%", years: "12", interval: "monthly"),
        "regz-K-c2-dwelling": Sum(first: "100,000", rate: "8%", years: "10", interval: "annual"),
        "regz-K-c3-dwelling": Sum(first: "100,000", rate: "8%", years: "12", interval: "annual"),
    ]
}
