import PennyEngine
import PennyTestSupport
import Testing

@testable import PennyImport

@Suite("A journal's periodic rules")
struct JournalBudgetTests {
    private let neither = "Add a line of kind saving or debt where it is one."

    @Test("of ledger's own example become a budget")
    func drewr() throws {
        let text = try Repository.text(of: "Tests/PennyImportTests/Samples/drewr3.ledger")
        let made = budget(text)
        #expect(
            made.text == """
                ---
                kind: budget
                title: Home
                currency: USD
                income:
                  - name: Salary
                    amount: 500.00
                    every: month
                expenses:
                  - name: Food
                    amount: 100.00
                    every: month
                ---

                Imported from home.csv.

                """)
        #expect(made.contents == ["1 line of income, 1 of expenses"])
        #expect(
            made.leftOut == [
                """
                3:1 warning: an automated rule depends on transactions | Add what it comes to by \
                hand.
                """,
                """
                7:3 warning: Assets:Checking is neither income nor an expense | \(neither)
                """,
                "12:4 warning: Assets is neither income nor an expense | \(neither)",
            ])
    }

    /// The lines of a budget as `name amount every group`.
    private func lines(_ made: Outcome) -> [String] {
        var lines: [String] = []
        for line in made.yaml {
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            guard line.hasPrefix("  "), parts.count == 2 else { continue }
            let text = String(parts[1].dropFirst())
            if parts[0].hasSuffix("- name") {
                lines.append(text)
            } else {
                lines[lines.count - 1] += " | \(text)"
            }
        }
        return lines
    }

    @Test("have groups and names of their accounts, and amounts of any program")
    func accounts() {
        let made = budget(
            """
            ; a comment
            comment
            ~ monthly
                Expenses:Never  $1
            end comment
            ~ monthly  household
                Expenses:Food:Groceries    $1,200.00  ; every month
                expenses:Food:Eating Out:Lunch\t$ 80
                (Expenses:Car)             30.5
                [Income:Job]               $-2000.00
                ! Expenses                  5 USD
                Revenues:Interest:Bank     -1.234,50 USD
                ; only a note
                Assets:Checking

            2026/01/01 Shop
                Expenses:Food:Groceries  $1
                Assets:Cash

            """)
        #expect(
            lines(made) == [
                "Job | 2000.00 | month", "Bank | 1234.50 | month | Interest",
                "Groceries | 1200.00 | month | Food",
                "\"Eating Out: Lunch\" | 80.00 | month | Food", "Car | 30.50 | month",
                "Expenses | 5.00 | month",
            ])
        #expect(
            made.leftOut == [
                "14:5 warning: Assets:Checking is neither income nor an expense | \(neither)"
            ])
        #expect(made.notes == [])
    }

    @Test("make one line of what goes to the same account as often")
    func sameAccount() {
        let made = budget(
            """
            ~ monthly
              Expenses:Food  $100
              Assets:Bank
            ~ monthly
              Expenses:Food  $30
              Assets:Bank
            ~ weekly
              Expenses:Food  $5
              Assets:Bank
            """)
        #expect(
            made.yaml.filter { $0.contains("amount:") }.suffix(2) == [
                "    amount: 130.00", "    amount: 5.00",
            ])
    }

    @Test(
        "say how often",
        arguments: [
            ("weekly", "week"), ("Every Week", "week"), ("every 2 weeks", "2 weeks"),
            ("biweekly", "2 weeks"), ("daily", "day"),
            ("every 4 weeks", "4 weeks"), ("bimonthly", "2 months"), ("every 2 months", "2 months"),
            ("every 6 months", "6 months"), ("fortnightly", "2 weeks"),
            ("every 14 days", "2 weeks"),
            ("Monthly", "month"), ("every 1 month", "month"), ("quarterly", "quarter"),
            ("every 3 months", "quarter"), ("yearly", "year"), ("annually", "year"),
            ("yearly from 2019/03", "year"), ("every 12 months", "year"),
            ("monthly since 2019-03-01", "month"), ("every quarter from 2019", "quarter"),
        ])
    func periods(period: String, every: String) {
        let made = budget("~ \(period)  a note\n  Expenses:Rent  $10\n  Assets:Bank\n")
        #expect(lines(made).last == "Rent | 10.00 | \(every)")
    }

    @Test(
        "with a period that a budget has no word for are left out and reported",
        arguments: [
            "hourly", "every 5 months", "every 15th of month", "every 3rd day of jan",
            "monthly from jan",
            "every", "every 2", "", "monthly from", "monthly but", "from 2019-01",
        ])
    func otherPeriods(period: String) {
        let made = budget("~ \(period)\n  Expenses:A  $1\n\n~ monthly\n  Expenses:B  $1\n")
        #expect(lines(made).dropFirst() == ["B | 1.00 | month"])
        #expect(
            made.leftOut == [
                """
                1:1 warning: a budget has no lines for the period “\(period)” | Add what it comes \
                to by hand, in lines of a month or a year.
                """
            ])
    }

    private let years = """
        ~ monthly from 2025 to 2026
            Expenses:Rent  $900

        ~ monthly from 2026-01-01
            Expenses:Rent  $950

        ~ monthly in 2026-02
            Expenses:Skiing  $300

        """

    @Test("that hold for some months only need the month")
    func bounds() {
        let ends = "the rule holds for some months only | Name a month, such as “--month 2026-10”."
        #expect(lines(budget(years)).dropFirst() == ["Rent | 950.00 | month"])
        #expect(budget(years).leftOut == ["1:1 warning: \(ends)", "7:1 warning: \(ends)"])
        let january = budget(years, month: "2026-01")
        #expect(lines(january).dropFirst() == ["Rent | 950.00 | month"])
        #expect(january.yaml.contains("month: 2026-01"))
        #expect(
            january.leftOut == [
                "1:1 warning: the rule does not hold in January 2026",
                "7:1 warning: the rule does not hold in January 2026",
            ])
        #expect(
            lines(budget(years, month: "2026-02")).dropFirst()
                == ["Rent | 950.00 | month", "Skiing | 300.00 | month"])
        #expect(
            lines(budget(years, month: "2025-12")).dropFirst() == ["Rent | 900.00 | month"])
    }

    @Test(
        "have what a budget cannot hold reported at its location",
        arguments: [
            (
                "Expenses:A  10 CAD @ $1",
                "“10 CAD @ $1” is not an amount | Write one amount, such as $1,200.00."
            ),
            (
                "Expenses:A  10 AAPL",
                "“AAPL” is not a currency | Write a sign such as $ or a code such as EUR."
            ),
            (
                "Expenses:A  €10",
                """
                “€10” is not in USD | Import one currency at a time, and name it with “--currency”.
                """
            ),
            (
                "Expenses:A  $-5",
                "Expenses:A is an expense below zero | Take it off another line by hand."
            ),
            (
                "Income:A  $5",
                "Income:A is an income account that pays out | Take it off another line by hand."
            ),
            ("Expenses:A  $0", "Expenses:A is zero"),
        ])
    func leftOut(posting: String, expected: String) {
        let made = budget("~ monthly\n  Expenses:B  $1\n  \(posting)\n")
        #expect(made.leftOut == ["3:3 warning: \(expected)"])
        #expect(lines(made).dropFirst() == ["B | 1.00 | month"])
    }

    @Test("of which two amounts are left out, or one that cannot be computed, are reported")
    func elided() {
        let two = budget("~ monthly\n  Expenses:A  $1\n  Expenses:B\n  Assets:C\n")
        let several =
            "two amounts of the rule are left out | Write all amounts of the rule but one."
        #expect(two.leftOut == ["3:3 warning: \(several)", "4:3 warning: \(several)"])
        let mixed = budget("~ monthly\n  Expenses:A  $1\n  Expenses:B  €1\n  Income:C\n")
        #expect(
            mixed.leftOut.last == """
                4:3 warning: the amount left out cannot be computed | Write all amounts of the \
                rule in one currency.
                """)
        #expect(lines(mixed) == ["Income | 0", "A | 1.00 | month"])
    }

    @Test("in other files are reported")
    func includes() {
        let made = budget("include rent.journal\n~ monthly\n  Expenses:B  $1\n")
        #expect(
            made.leftOut == [
                """
                1:1 warning: the included file “rent.journal” is not read | Import that file by \
                itself.
                """
            ])
    }

    @Test("without income ask for it")
    func income() {
        let made = budget("~ monthly\n  Expenses:B  $1\n")
        #expect(lines(made) == ["Income | 0", "B | 1.00 | month"])
        #expect(
            made.notes == [
                "1:1 warning: the budget has no income | Write it instead of the 0."
            ])
    }

    @Test("are an error where there are none, nothing is left, or an amount has two meanings")
    func errors() {
        #expect(
            budget("2026-01-01 Shop\n  Expenses:A  $1\n  Assets:B\n").errors == [
                """
                1:1 error: the journal has no periodic rule | Add one, such as “~ monthly” with \
                its postings.
                """
            ])
        #expect(
            budget("~ monthly\n  Assets:A  $1\n  Assets:B\n").errors.first
                == """
                1:1 error: nothing is left to import | Fix what was left out, or import another \
                file.
                """)
        #expect(
            budget("~ monthly\n  Expenses:A  1.200 EUR\n  Assets:B\n").errors == [
                """
                2:3 error: “1.200 EUR” can be read in two ways | Name the file’s “--locale”, such \
                as en-US or de-DE.
                """
            ])
    }

    @Test("of a comma's locale are written as the site reads them")
    func locales() {
        let text = "~ monthly\n  Expenses:A  1.200 EUR\n  Assets:B\n"
        #expect(
            lines(budget(text, settings(file: .comma))).last == "A | 1200.00 | month")
        #expect(
            lines(budget(text, settings(file: .comma, site: .comma))).last == "A | 1200,00 | month")
    }
}
