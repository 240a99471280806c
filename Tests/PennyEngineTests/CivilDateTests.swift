import Foundation
import Testing

@testable import PennyEngine

@Suite("Days of the calendar")
struct CivilDateTests {
    @Test(arguments: [
        ("2024-02-29", true), ("2023-02-29", false), ("2000-02-29", true), ("1900-02-29", false),
        ("2100-02-29", false), ("2400-02-29", true), ("2026-04-31", false), ("2026-12-31", true),
        ("2026-00-10", false), ("2026-13-01", false), ("2026-01-00", false), ("2026-01-32", false),
        ("1600-01-01", true), ("2999-12-31", true), ("1599-12-31", false), ("3000-01-01", false),
        ("2026-1-1", false), ("26-01-01", false), ("2026/01/01", false), ("2026-01-01 ", false),
        ("2026-01-0１", false), ("", false), ("-026-01-01", false), ("2026-01+01", false),
    ])
    func onlyADayThatExistsIsRead(_ text: String, _ exists: Bool) {
        #expect(CivilDate(iso: text)?.isoText == (exists ? text : nil))
    }

    /// Every day of fourteen hundred years, compared with a count day by day.
    @Test func dayNumbersCountEveryDayOnce() throws {
        var number = try #require(CivilDate(iso: "1600-01-01")).dayNumber
        var wrong: [String] = []
        for year in 1600...2999 {
            let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
            let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            for (index, length) in lengths.enumerated() {
                for day in 1...length {
                    let date = CivilDate(dayNumber: number)
                    let isRight =
                        date?.year == year && date?.month == index + 1 && date?.day == day
                        && date?.dayNumber == number && date?.isLastOfMonth == (day == length)
                    if !isRight { wrong.append("\(year)-\(index + 1)-\(day)") }
                    number += 1
                }
            }
        }
        #expect(wrong == [])
        #expect(CivilDate(dayNumber: number) == nil)
    }

    /// Every 97th day, compared with Foundation's calendar.
    @Test func dayNumbersAreThoseOfFoundation() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        for number in stride(from: -100_000, through: 370_000, by: 97) {
            let moment = Date(timeIntervalSince1970: Double(number) * 86_400)
            let parts = calendar.dateComponents([.year, .month, .day], from: moment)
            let date = try #require(CivilDate(dayNumber: number))
            #expect([date.year, date.month, date.day] == [parts.year, parts.month, parts.day])
        }
    }

    @Test(arguments: [Int.min, -1_000_000, -400_000, 400_000, 1_000_000, Int.max])
    func aDayFarOutsideTheCalendarIsNil(_ number: Int) throws {
        let today = try #require(CivilDate(iso: "2026-11-20"))
        #expect(CivilDate(dayNumber: number) == nil)
        #expect(today.adding(days: number) == nil)
        #expect(today.adding(months: number, dueDay: 20) == nil)
    }

    @Test(arguments: [
        ("2026-01-31", 1, 31, "2026-02-28"), ("2024-01-31", 1, 31, "2024-02-29"),
        ("2026-01-31", 2, 31, "2026-03-31"), ("2026-12-15", 1, 15, "2027-01-15"),
        ("2026-01-15", -1, 15, "2025-12-15"), ("2026-03-31", -1, 31, "2026-02-28"),
        ("2024-02-29", 12, 29, "2025-02-28"), ("2024-02-29", 48, 29, "2028-02-29"),
        ("2026-02-28", 1, 31, "2026-03-31"), ("2026-05-10", 0, 10, "2026-05-10"),
    ])
    func monthsAreAddedWithTheDueDayRemembered(
        _ start: String, _ months: Int, _ dueDay: Int, _ end: String
    ) {
        #expect(CivilDate(iso: start)?.adding(months: months, dueDay: dueDay)?.isoText == end)
    }

    @Test func theOrderIsThatOfTheDays() {
        let texts = ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01"]
        let days = texts.map(CivilDate.init(iso:))
        for (early, late) in zip(days, days.dropFirst()) {
            guard let early, let late else { continue }
            #expect(early < late && !(late < early) && !(early < early))
        }
        #expect(!days.contains(nil))
    }
}
