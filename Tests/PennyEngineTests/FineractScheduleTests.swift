import Foundation
import PennyVectors
import PennyEngine
import Testing

/// A schedule from the tests of Apache Fineract.
struct FineractCase: Sendable, CustomTestStringConvertible {
    struct Row: Sendable {
        let date: String
        let days: Int
        let cells: [String]
    }

    let id, dayCount, principal, rate, start: String
    let payments: Int
    var rows: [Row]

    var testDescription: String { id }

    static func load() -> [FineractCase] {
        guard let data = try? vectorData("fineract_schedules.csv") else { return [] }
        var cases: [FineractCase] = []
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst() {
            let cells = line.split(separator: ",").map(String.init)
            let row = Row(
                date: cells[7], days: Int(cells[8]) ?? 0, cells: Array(cells[9...12]))
            if cases.last?.id == cells[0] {
                cases[cases.count - 1].rows.append(row)
            } else {
                cases.append(
                    FineractCase(
                        id: cells[0], dayCount: cells[1], principal: cells[2], rate: cells[3],
                        start: cells[4], payments: Int(cells[5]) ?? 0, rows: [row]))
            }
        }
        return cases
    }

    var typed: [RawInput] {
        raw([
            "principal": principal, "rate": rate + "%", "term": "\(payments) payments",
            "start": start, "dayCount": ownDayCount,
            "payments": dayCount.hasSuffix("every 2 months") ? "every-2-months" : "monthly",
            "paymentBasis": "days", "lastPayment": "closest",
        ])
    }

    private var ownDayCount: String {
        switch dayCount {
        case "actual/actual": "actual/actual-end-day"
        case "actual/365 (as named 365/Actual)": "actual/365"
        default: "30/360"
        }
    }
}

@Suite("Schedules of Apache Fineract")
struct FineractScheduleTests {
    static let cases = FineractCase.load()

    @Test func thereAre8SchedulesWith43Rows() {
        #expect(Self.cases.count == 8)
        #expect(Self.cases.reduce(0) { $0 + $1.rows.count } == 43)
    }

    @Test(arguments: cases)
    func everyRowIsTheSame(_ vector: FineractCase) throws {
        let result = try Calculator.loan.calculate(vector.typed)
        let table = try #require(result.table("schedule"))
        let dates = try #require(result.column("date", of: "schedule"))
        let columns = try ["balance", "principal", "interest", "payment"].map {
            try #require(table.columnIndex($0))
        }
        #expect(table.rowCount == vector.payments)
        var day = try #require(CivilDate(iso: vector.start)).dayNumber
        for (index, row) in vector.rows.enumerated() {
            let cells = columns.map { result.text(table.cell(row: index, column: $0)) }
            #expect(cells == row.cells, "payment \(index + 1)")
            #expect(CivilDate(dayNumber: Int(dates[index]))?.isoText == row.date)
            #expect(Int(dates[index]) - day == row.days)
            day = Int(dates[index])
        }
    }
}
