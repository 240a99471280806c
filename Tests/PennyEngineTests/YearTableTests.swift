import Testing

@testable import PennyEngine

@Suite("A table that adds up another")
struct YearTableTests {
    static let inputs: [(Calculator, [RawInput])] = [
        (.loan, home), (.loan, home + [RawInput("start", "2026-07-10")]),
        (.loan, home + [RawInput("extra", "100 from 7")]),
        (
            .loan,
            home + [
                RawInput("homeValue", "250,000"), RawInput("propertyTax", "3,000"),
                RawInput("mortgageInsurance", "0.5%"),
            ]
        ),
        (
            .savings,
            raw(["initialInvestment": "1,000", "yearsToInvest": "30", "interestRate": "5%"])
        ),
        (
            .card,
            raw([
                "balance": "3,000", "rate": "19.99%", "minimumPercent": "2%", "minimumAmount": "25",
            ])
        ),
        (
            .refinance,
            raw([
                "balance": "280,000", "rate": "7.25%", "remaining": "26 years", "newRate": "6%",
                "newTerm": "30 years", "costs": "5,000",
            ])
        ),
    ]

    private static let home = raw([
        "principal": "200,000", "rate": "6%", "term": "30 years",
    ])

    @Test(arguments: inputs)
    func `names a long one, each of whose groups is a row of sums`(
        _ calculator: Calculator, _ inputs: [RawInput]
    ) throws {
        let result = try calculator.calculate(inputs, InputDefaults())
        let table = try #require(result.tables.first { $0.addsUp != nil })
        let long = try #require(table.addsUp.flatMap(result.table))
        #expect(long.isDetail && long.hasTotals && !table.isDetail && table.groups.isEmpty)
        try #require(long.groups.count == table.rowCount && table.rowCount > 1)
        for index in table.columns.indices.dropFirst() {
            #expect(table.columns[index].kind == .money)
            #expect(isSum(index, of: table, in: long), "\(table.columns[index].name)")
        }
    }

    /// Whether a column equals a column of the long table, or the sum of two.
    private func isSum(_ index: Int, of table: Table, in long: Table) -> Bool {
        let amounts = long.columns.indices.filter { long.columns[$0].kind == .money }
        let pairs = amounts.flatMap { one in amounts.filter { $0 > one }.map { [one, $0] } }
        return (amounts.map { [$0] } + pairs).contains { columns in
            long.groups.indices.allSatisfy { row in
                let sums = columns.map { long.total(of: $0, rows: long.groups[row].rows) }
                return table.cell(row: row, column: index) == sums.reduce(0, +)
            }
        }
    }
}
