import PennyEngine
import PennyVectors
import Testing

@Suite("Amortisation tables of the European Commission's study")
struct ECTableVectorTests {
    static let cases = ECTable.all.filter { $0.request != nil }

    @Test func noneOfThe20TablesVanishes() {
        #expect(ECTable.all.count == 20)
        #expect(Self.cases.count == 20)
    }

    @Test(arguments: cases)
    func everyCellIsThePrintedOne(_ vector: ECTable) throws {
        let result = try Calculator.loan.calculate(try #require(vector.request).inputs)
        for row in vector.expected.rows {
            let interest = try #require(result.scheduleCell("interest", row: row.period))
            let final = try #require(result.scheduleCell("balance", row: row.period))
            let payment = try #require(result.scheduleCell("payment", row: row.period))
            let initial = final + payment - interest
            let cells = [initial, initial + interest, final, interest, payment - interest, payment]
            let printed = [
                row.initial, row.balanceWithInterest, row.final, row.interest, row.principal,
                row.payment,
            ]
            #expect(
                cells.map { shown($0, decimals: 2) } == printed.map { units($0, decimals: 2) },
                "row \(row.period)")
        }
    }
}
