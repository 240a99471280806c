import Testing

@testable import PennyImport

/// Directives of a journal about its own amounts and accounts.
@Suite struct JournalDirectiveTests {
    /// The amounts of a journal’s expenses, by name.
    private func expenses(_ made: Outcome) -> [String: String] {
        var found: [String: String] = [:]
        var name = ""
        for line in made.yaml.drop(while: { $0 != "expenses:" }) {
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { continue }
            let text = String(parts[1].dropFirst())
            if parts[0].hasSuffix("- name") { name = text }
            if parts[0].hasSuffix("amount") { found[name] = text }
        }
        return found
    }

    private static let rule = """
        ~ monthly
            Expenses:Fuel   1,350 EUR
            Expenses:Rent   1.350,00 EUR
            Income:Pay     -2.000 EUR
        """

    @Test(arguments: [
        "decimal-mark ,", "decimal-mark\t,  ; of this file", "commodity 1.000,00 EUR",
        "commodity EUR\n  format 1.000,00 EUR", "commodity 1000,00 EUR", "D 1.000,00 EUR",
        "commodity 1.000.000, EUR", "commodity €1.000,00\ncommodity 1000, EUR",
        "commodity 1,000.00 EUR\ndecimal-mark ,", "D $1,000.00\ncommodity 1.000,00 EUR",
    ])
    func `the mark before decimals is the one that directives say`(_ directives: String) {
        let made = budget("\(directives)\n\(Self.rule)\n")
        #expect(expenses(made) == ["Fuel": "1.35", "Rent": "1350.00"], "\(made)")
        #expect(made.leftOut == [])
    }

    @Test func `a directive holds for what follows it`() {
        let made = budget(
            """
            decimal-mark ,
            ~ monthly
                Expenses:A   1,350 EUR
            decimal-mark .
            ~ monthly
                Expenses:B   1,350 EUR

            """)
        #expect(expenses(made) == ["A": "1.35", "B": "1350.00"])
    }

    @Test func `amounts without a commodity are of the one that D says`() {
        let made = budget(
            """
            D 1.000,00 EUR
            ~ monthly
                expenses:rent   1350
                expenses:fuel   45,500
                expenses:food   $3
                income:pay   -2000

            """)
        #expect(made.yaml.contains("currency: EUR"))
        #expect(expenses(made) == ["rent": "1350.00", "fuel": "45.50"])
        #expect(made.leftOut.map { $0.prefix(4) } == ["5:5 "])
    }

    @Test func `decimals that a currency lacks are reported at their location`() {
        let made = budget("decimal-mark ,\n~ monthly\n  Expenses:Fuel  1,355 EUR\n")
        let words = "expenses entry 1, amount “1.355” has more decimals than EUR has (2)"
        #expect(made.errors == ["3:3 error: \(words) | Write at most 2 decimals."])
    }

    @Test(arguments: [
        ("comment ", "end comment"), ("comment", "end comment  "), ("comment\t", "end  comment\t"),
        ("test ", "end test "),
    ])
    func `a block of comment is one with spaces behind its words`(_ start: String, _ end: String) {
        let made = budget(
            """
            \(start)
            ~ monthly
                expenses:hidden  $99
            \(end)
            ~ monthly
                expenses:rent   $7

            """)
        #expect(expenses(made) == ["rent": "7.00"])
    }

    @Test(arguments: ["alias a=b", "apply account x", "bucket Assets", "i 2026-01-01 x", "!foo"])
    func `a directive that is not read is reported with its line`(_ directive: String) {
        let name = directive.split(separator: " ")[0].drop { $0 == "!" }
        let made = budget("\n\(directive)\n~ monthly\n  Expenses:A  $1\n\(directive)\n")
        let words = "warning: the directive “\(name)” is not read | "
        let step = "If it changes amounts, change them in the budget by hand."
        #expect(made.leftOut == ["2:1 \(words)\(step)", "5:1 \(words)\(step)"])
    }

    @Test func `names and prices are reported once`() {
        let made = budget(
            "P 2026-01-01 EUR $1.1\nP 2026-01-02 EUR $1.2\npayee Shop\n~ monthly\n  Expenses:A  $1\n"
        )
        #expect(made.leftOut.map { $0.prefix(3) } == ["1:1", "3:1"])
    }

    @Test(arguments: ["X", "x", "Expense"])
    func `an account is of the type that the file declares, with those below it`(_ type: String) {
        let made = budget(
            """
            account Ausgaben  ; Kosten, type:\(type)
            account Einnahmen  ; type: R
            account Ausgaben:Sparen  ; type:A
            ~ monthly
                Ausgaben:Miete     900 EUR
                Ausgaben:Sparen    100 EUR
                Einnahmen:Gehalt  -2500 EUR

            """)
        #expect(expenses(made) == ["Miete": "900.00"])
        #expect(made.yaml.contains("  - name: Gehalt"))
        #expect(made.leftOut.map { $0.prefix(3) } == ["6:5"])
    }

    @Test(arguments: [
        ("every 15th day of month", "month"), ("every 2nd day", "month"),
        ("every 1st monday of month", "month"), ("every friday", "week"),
        ("every 2nd day of week", "week"), ("every jan 5th", "year"), ("every 5th jan", "year"),
        ("every 04/15", "year"), ("every 2nd day of month from 2019-01", "month"),
    ])
    func `a day that comes again is how often`(_ period: String, _ every: String) {
        let made = budget("~ \(period)\n  Expenses:Rent  $10\n")
        #expect(made.yaml.last == "    every: \(every)", "\(made)")
        #expect(made.leftOut == [])
    }

    @Test func `a month alone is of that month`() {
        let text = "~ 2026-04\n  Expenses:Rent  $10\n"
        #expect(expenses(budget(text, month: "2026-04")) == ["Rent": "10.00"])
        #expect(budget(text, month: "2026-05").files.isEmpty)
        #expect(
            budget("~ 2026\n  Expenses:Rent  $9\n", month: "2026-05").yaml.last == "    every: year"
        )
    }

    @Test func `a file of beancount is refused by its name`() {
        let made = budget("2014-02-10 custom \"budget\" Expenses:Food  \"monthly\"   40.00 EUR\n")
        #expect(made.errors.first?.contains("a file of beancount cannot be imported") == true)
    }
}
