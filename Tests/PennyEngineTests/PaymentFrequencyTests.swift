import Testing

@testable import PennyEngine

@Suite("Payment dates")
struct PaymentFrequencyTests {
    struct Stream: Sendable, CustomTestStringConvertible {
        let frequency: PaymentFrequency
        let first: String
        let dueDay: Int
        let dates: [String]

        var testDescription: String { "\(frequency.name) from \(first), day \(dueDay)" }
    }

    static let streams = [
        Stream(
            frequency: .monthly, first: "2026-01-31", dueDay: 31,
            dates: ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"]),
        Stream(
            frequency: .monthly, first: "2024-02-29", dueDay: 29,
            dates: ["2024-02-29", "2024-03-29", "2024-04-29"]),
        Stream(
            frequency: .monthly, first: "2024-02-29", dueDay: 31,
            dates: ["2024-02-29", "2024-03-31", "2024-04-30"]),
        Stream(
            frequency: .yearly, first: "2024-02-29", dueDay: 29,
            dates: ["2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"]),
        Stream(
            frequency: .quarterly, first: "2026-11-30", dueDay: 30,
            dates: ["2026-11-30", "2027-02-28", "2027-05-30"]),
        Stream(
            frequency: .everyTwoMonths, first: "2026-12-31", dueDay: 31,
            dates: ["2026-12-31", "2027-02-28", "2027-04-30"]),
        Stream(
            frequency: .semiannual, first: "2026-08-31", dueDay: 31,
            dates: ["2026-08-31", "2027-02-28", "2027-08-31"]),
        Stream(
            frequency: .semimonthly, first: "2026-01-01", dueDay: 1,
            dates: ["2026-01-01", "2026-01-16", "2026-02-01", "2026-02-16"]),
        Stream(
            frequency: .semimonthly, first: "2026-01-16", dueDay: 16,
            dates: ["2026-01-16", "2026-02-01", "2026-02-16", "2026-03-01"]),
        Stream(
            frequency: .semimonthly, first: "2026-01-15", dueDay: 15,
            dates: ["2026-01-15", "2026-01-31", "2026-02-15", "2026-02-28", "2026-03-15"]),
        Stream(
            frequency: .semimonthly, first: "2026-01-31", dueDay: 31,
            dates: ["2026-01-31", "2026-02-15", "2026-02-28", "2026-03-15", "2026-03-31"]),
        Stream(
            frequency: .semimonthly, first: "2026-01-30", dueDay: 30,
            dates: ["2026-01-30", "2026-02-15", "2026-02-28", "2026-03-15", "2026-03-30"]),
        Stream(
            frequency: .semimonthly, first: "2026-02-28", dueDay: 31,
            dates: ["2026-02-28", "2026-03-15", "2026-03-31"]),
        Stream(
            frequency: .biweekly, first: "2024-02-16", dueDay: 16,
            dates: ["2024-02-16", "2024-03-01", "2024-03-15"]),
        Stream(
            frequency: .acceleratedBiweekly, first: "2026-12-25", dueDay: 25,
            dates: ["2026-12-25", "2027-01-08"]),
        Stream(
            frequency: .weekly, first: "2026-12-28", dueDay: 28,
            dates: ["2026-12-28", "2027-01-04", "2027-01-11"]),
        Stream(
            frequency: .acceleratedWeekly, first: "2026-02-27", dueDay: 27,
            dates: ["2026-02-27", "2026-03-06"]),
    ]

    @Test(arguments: streams)
    func theDatesFollowTheFirst(_ stream: Stream) throws {
        let first = try #require(CivilDate(iso: stream.first))
        for (index, date) in stream.dates.enumerated() {
            let found = stream.frequency.date(index, after: first, dueDay: stream.dueDay)
            #expect(found?.isoText == date)
        }
    }

    @Test(arguments: streams)
    func theDateBeforeTheFirstIsOnePeriodEarlier(_ stream: Stream) throws {
        let first = try #require(CivilDate(iso: stream.first))
        let before = try #require(stream.frequency.date(-1, after: first, dueDay: stream.dueDay))
        #expect(before < first)
        #expect(stream.frequency.date(1, after: before, dueDay: stream.dueDay) == first)
    }

    @Test func aDateOutsideTheCalendarIsNil() throws {
        let last = try #require(CivilDate(iso: "2999-12-31"))
        for frequency in PaymentFrequency.allCases {
            #expect(frequency.date(1, after: last, dueDay: 31) == nil)
        }
    }

    /// In Canada, accelerated payments are half or a quarter of the monthly payment.
    @Test(arguments: [("accelerated-biweekly", 2), ("accelerated-weekly", 4)])
    func anAcceleratedPaymentIsAPartOfTheMonthlyOne(_ name: String, _ parts: Int64) throws {
        let monthly = try loan([
            "principal": "500,000", "rate": "5%", "term": "25 years", "compounding": "semiannual",
        ])
        let accelerated = try loan([
            "principal": "500,000", "rate": "5%", "term": "25 years", "compounding": "semiannual",
            "payments": name,
        ])
        #expect(monthly.moneyText("payment") == "2908.02")
        let exact = Int128(290_802).divided(by: Int128(parts), .halfUp)
        #expect(accelerated.money("payment") == Int64(exact))
        #expect(accelerated.provesItself)
    }

    /// A start date alone makes the first payment due one period later, never on that date.
    @Test(arguments: [
        ("semimonthly", "2026-01-01", "2026-01-16"), ("semimonthly", "2026-01-31", "2026-02-15"),
        ("semimonthly", "2026-01-16", "2026-02-01"), ("monthly", "2026-01-31", "2026-02-28"),
        ("weekly", "2026-12-28", "2027-01-04"), ("yearly", "2024-02-29", "2025-02-28"),
    ])
    func theFirstPaymentFallsOnePeriodAfterTheStart(
        _ payments: String, _ start: String, _ first: String
    ) throws {
        let result = try loan([
            "principal": "1,000", "rate": "5%", "term": "4 payments", "payments": payments,
            "start": start,
        ])
        let dates = try #require(result.column("date", of: "schedule"))
        #expect(dates.map { CivilDate(dayNumber: Int($0))?.isoText }.first == first)
        #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 })
    }
}
