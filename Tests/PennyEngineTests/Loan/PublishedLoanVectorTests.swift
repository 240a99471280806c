import PennyEngine
import PennyVectors
import Testing

@Suite("Loans of manuals and web pages")
struct PublishedLoanVectorTests {
    static let cases = PublishedLoan.all

    @Test func noneOfThe17LoansVanishes() {
        #expect(
            Dictionary(grouping: Self.cases, by: \.kind).mapValues(\.count) == [
                "loan-payment": 6, "canadian-payment": 3, "canadian-nper": 1,
                "amortization-row": 2, "piti": 3, "odd-first-period-simple": 1,
                "odd-first-period-compound": 1,
            ])
    }

    @Test(arguments: cases.filter { $0.kind != "canadian-nper" })
    func theFigureIsExactAndRoundsToThePublishedOne(_ vector: PublishedLoan) throws {
        let result = try Calculator.loan.calculate(try #require(vector.request).inputs)
        let cell = vector.cell.flatMap { result.scheduleCell($0.column, row: $0.row) }
        let found = try #require(vector.figure.flatMap { result.money($0) } ?? cell)
        let published = vector.expected.published
        guard vector.isUnrounded else {
            #expect(result.text(found) == published)
            return
        }
        let exact = try #require(units(vector.expected.exact, decimals: Unrounded.decimals))
        #expect((Int128(found) - exact).magnitude <= 1, "to nine decimals")
        let isSame =
            shown(found, decimals: decimals(published))
            == units(published, decimals: decimals(published))
        #expect(isSame == vector.expected.roundedMatchesPublished)
    }

    @Test(arguments: cases.filter { $0.kind == "canadian-nper" })
    func aFixedPaymentTakesThatManyPayments(_ vector: PublishedLoan) throws {
        let result = try Calculator.loan.calculate(try #require(vector.request).inputs)
        #expect(result.count("numberOfPayments") == Int(vector.expected.published))
    }
}
