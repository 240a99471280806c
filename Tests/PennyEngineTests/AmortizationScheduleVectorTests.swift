import PennyVectors
import PennyEngine
import PennyFiles
import PennyTestSupport
import Testing

@Suite("Amortization schedules computed outside, row by row")
struct AmortizationScheduleVectorTests {
    static let cases = ScheduleVector.all

    @Test func thereAre81Schedules() {
        #expect(Self.cases.count == 81)
    }

    @Test(arguments: cases)
    func everyRowAndTotalIsTheSame(_ vector: ScheduleVector) throws {
        let expected = vector.expected
        let result = try Calculator.loan.calculate(vector.request.inputs)
        let rows = Self.rows(result)
        #expect(expected.columns == "period,payment,interest,principal,extra,balance")
        #expect(rows.count == expected.rowCount)
        #expect(result.count("numberOfPayments") == expected.rowCount)
        if expected.rowsAreComplete { #expect(rows == expected.rows) }
        for row in expected.rows {
            let number = row.prefix { $0 != "," }
            #expect(rows.first { $0.hasPrefix("\(number),") } == row)
        }
        let csv = rows.map { $0 + "\n" }.joined()
        #expect(SHA256.hexDigest(of: csv) == expected.sha256OfCsv)
        #expect(result.moneyText("finalPayment") == expected.lastPayment)
        #expect(result.moneyText("totalInterest") == expected.totalInterest)
        #expect(result.moneyText("totalPaid") == expected.totalPaid)
        let regular =
            vector.startsBelowLevelPayment
            ? result.column("payment", of: "schedule")?.first.map(result.text)
            : result.moneyText("payment")
        #expect(regular == expected.regularPayment)
        #expect(result.provesItself)
    }

    /// The rows in the format of the vectors. A schedule without an extra column has no extra
    /// payments.
    static func rows(_ result: Calculation) -> [String] {
        guard let table = result.table("schedule") else { return [] }
        let names = ["payment", "interest", "principal", "extra", "balance"]
        let columns = names.map { table.columnIndex($0) }
        return (0..<table.rowCount).map { row in
            let cells = columns.map { column in
                result.text(column.map { table.cell(row: row, column: $0) } ?? 0)
            }
            return "\(table.cell(row: row, column: 0))," + cells.joined(separator: ",")
        }
    }
}
