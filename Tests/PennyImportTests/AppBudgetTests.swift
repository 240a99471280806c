import PennyEngine
import Testing

@testable import PennyImport

@Suite("The plan of a budget app")
struct AppPlanTests {
    private let plan = """
        \u{FEFF}"Month","Category Group/Category","Category Group","Category","Assigned","Activity","Available"
        "Sep 2026","Inflow: Ready to Assign","Inflow","Ready to Assign",$0.00,"$4,900.00",$0.00
        "Sep 2026","Everyday: Groceries","Everyday","Groceries",$450.00,-$82.50,$367.50
        "Oct 2026","Inflow: Ready to Assign","Inflow","Ready to Assign",$0.00,"$5,000.00",$0.00
        "Oct 2026","Everyday: Groceries","Everyday","Groceries","$1,400.00",-$380.00,$20.00
        "Oct 2026","Home: Repairs 🏠","Home","Repairs 🏠",$0.00,-$45.00,-$45.00
        "Oct 2026","Home: Rent","Home","Rent",-$5.00,$0.00,-$5.00

        """.replacing("\n", with: "\r\n")

    @Test("becomes a budget a month, in a series")
    func months() {
        let made = budget(plan, from: .ynab)
        #expect(
            made.files == [
                "budgets/home-2026-09.md": """
                ---
                kind: budget
                title: Home, September 2026
                currency: USD
                month: 2026-09
                series: home
                income:
                  - name: Ready to Assign
                    amount: 4900.00
                    every: month
                expenses:
                  - name: Groceries
                    amount: 450.00
                    every: month
                    group: Everyday
                ---

                Imported from home.csv.

                """,
                "budgets/home-2026-10.md": """
                ---
                kind: budget
                title: Home, October 2026
                currency: USD
                month: 2026-10
                series: home
                income:
                  - name: Ready to Assign
                    amount: 5000.00
                    every: month
                expenses:
                  - name: Groceries
                    amount: 1400.00
                    every: month
                    group: Everyday
                ---

                Imported from home.csv.

                """,
            ])
        #expect(
            made.leftOut == [
                "6:49 warning: Home: Repairs 🏠 is zero",
                """
                7:39 warning: Home: Rent is an expense below zero | Take it off another line by \
                hand.
                """,
            ])
    }

    @Test("of which one month is asked for becomes that one, and reports nothing of the others")
    func oneMonth() {
        let made = budget(plan, month: "Sep 2026")
        #expect(made.files.keys.sorted() == ["budgets/home.md"])
        #expect(made.yaml.contains("title: Home"))
        #expect(made.yaml.contains("month: 2026-09"))
        #expect(made.leftOut == [])
    }

    @Test(
        "may be older or have other headings and marks",
        arguments: [
            "Month,Category Group,Category,Budgeted,Activity,Available\n10/2026,Home,Rent,€900.00,0,0\n",
            "Month,Category,Master Category,Sub Category,Budgeted,Outflows,Category Balance\nOctober 2026,Home:Rent,Home,Rent,€900.00,0,0\n",
            "Month;Category Group/Category;Category;Assigned;Activity\n2026-10;Home: Rent;Rent;900,00€;0,00€\n",
        ])
    func shapes(text: String) {
        let made = budget(text)
        #expect(
            made.yaml.dropFirst(2) == [
                "currency: EUR", "month: 2026-10", "income:", "  - name: Income",
                "    amount: 0", "expenses:", "  - name: Rent", "    amount: 900.00",
                "    every: month", "    group: Home",
            ])
        #expect(
            made.notes == [
                "2:1 warning: the budget has no income | Write it instead of the 0."
            ])
    }

    @Test("is refused where a month is none")
    func month() {
        #expect(
            budget("Month,Category,Assigned\nFoo 2026,A,1\nOct 2026,A,1.200\n").errors == [
                "2:1 error: “Foo 2026” is not a month | Write it as 2026-10.",
                """
                3:12 error: “1.200” can be read in two ways | Name the file’s “--locale”, such as \
                en-US or de-DE.
                """,
            ])
    }
}

@Suite("The register of a budget app")
struct AppRegisterTests {
    private let header =
        "\"Account\",\"Flag\",\"Date\",\"Payee\",\"Category Group/Category\",\"Category Group\",\"Category\",\"Memo\",\"Outflow\",\"Inflow\",\"Cleared\"\n"

    private func row(
        _ date: String, _ payee: String, _ group: String, _ category: String, _ out: String,
        _ income: String
    ) -> String {
        "\"Bank\",\"\",\"\(date)\",\"\(payee)\",\"\",\"\(group)\",\"\(category)\",\"\",\(out),\(income),\"Cleared\"\n"
    }

    @Test("becomes the sums of each month by category, and by payer what came in")
    func sums() {
        let made = budget(
            header
                + row(
                    "10/01/2026", "Starting Balance", "Inflow", "Ready to Assign", "$0.00", "$99.00"
                )
                + row("10/15/2026", "Work, Inc.", "Inflow", "Ready to Assign", "$0.00", "$2000.00")
                + row("10/16/2026", "Shop", "Food", "Groceries", "$45.00", "$0.00")
                + row("10/17/2026", "Shop", "Food", "Groceries", "$5.00", "")
                + row("10/18/2026", "Shop", "Food", "Groceries", "$0.00", "$10.00")
                + row("10/19/2026", "Transfer : Savings", "", "", "$200.00", "$0.00")
                + row("10/20/2026", "Shop", "Home", "Repairs", "$0.00", "$1.00"))
        #expect(
            made.yaml == [
                "kind: budget", "title: Home", "currency: USD", "month: 2026-10", "income:",
                "  - name: Work, Inc.", "    amount: 2000.00", "    every: month", "expenses:",
                "  - name: Groceries", "    amount: 40.00", "    every: month", "    group: Food",
            ])
        #expect(
            made.leftOut == [
                "2:24 warning: a starting balance is not income",
                "7:24 warning: “Transfer : Savings” has no category",
                """
                8:1 warning: Home: Repairs is an expense below zero | Take it off another line by \
                hand.
                """,
            ])
    }

    private func months(_ dates: [String], isDayFirst: Bool? = nil) -> [String] {
        let rows = dates.map { row($0, "Shop", "Food", "Groceries", "1", "0") }.joined()
        let made = budget(header + rows, settings(isDayFirst: isDayFirst))
        let found = made.files.values.flatMap { $0.split(separator: "\n") }
            .filter { $0.hasPrefix("month: ") }.map { String($0.dropFirst(7)) }.sorted()
        return found + made.errors
    }

    @Test("has its dates read in the order that fits them all")
    func dates() {
        let twoWays = """
            2:11 error: the dates can be read in two ways | Name the file’s “--locale”, such as \
            en-US or en-GB.
            """
        #expect(months(["02/01/2026", "02/13/2026"]) == ["2026-02"])
        #expect(months(["02/01/2026", "13/01/2026"]) == ["2026-01"])
        #expect(months(["02.01.2026"]) == ["2026-01"])
        #expect(months(["2026-02-01"]) == ["2026-02"])
        #expect(months(["02/01/2026"]) == [twoWays])
        #expect(months(["02/01/2026"], isDayFirst: true) == ["2026-01"])
        #expect(months(["02/01/2026"], isDayFirst: false) == ["2026-02"])
        #expect(
            months(["13/14/2026"]) == [
                """
                2:11 error: “13/14/2026” is not a date | Write a day that exists as \
                year-month-day, such as 2026-11-20.
                """
            ])
    }
}

@Suite struct SignedRegisterTests {
    @Test func `one column of amounts with signs is a register`() {
        let made = budget(
            """
            Account,Date,Payee,Notes,Category_Group,Category,Amount,Split_Amount,Cleared
            Checking,2026-10-01,Landlord,,Home,Rent,-1350.00,0,Cleared
            Checking,2026-10-02,Employer,,Income,Salary,3900.00,0,Cleared
            Checking,2026-10-03,Shop,,Home,Rent,0,-20.00,Cleared

            """)
        #expect(
            made.yaml.filter { $0.contains("name:") || $0.contains("amount:") } == [
                "  - name: Employer", "    amount: 3900.00", "  - name: Rent",
                "    amount: 1350.00",
            ])
        #expect(made.leftOut == [])
    }

    @Test(arguments: [("31/10/2026", true), ("10/31/2026", false)])
    func `without groups the sign determines income, and days of other orders are read`(
        _ date: String, _ isDayFirst: Bool
    ) {
        let made = budget(
            """
            date,account,category,amount,currency,converted amount,currency,description
            \(date),Cash,Food,-12.50,EUR,-12.50,EUR,
            \(date),Cash,Salary,"2,000.00",EUR,"2,000.00",EUR,

            """)
        #expect(made.yaml.contains("month: 2026-10"))
        #expect(made.yaml.contains("currency: EUR"))
        #expect(
            made.yaml.filter { $0.contains("name:") || $0.contains("amount:") } == [
                "  - name: Salary", "    amount: 2000.00", "  - name: Food", "    amount: 12.50",
            ])
    }

    @Test func `days that the file does not determine are in the order of the site's locale`() {
        let text = "Date,Category,Amount\n03/10/2026,Food,-5\n"
        #expect(budget(text).errors.first?.contains("two ways") == true)
        var settings = settings()
        settings.siteIsDayFirst = true
        #expect(budget(text, settings).yaml.contains("month: 2026-10"))
        settings.siteIsDayFirst = false
        #expect(budget(text, settings).yaml.contains("month: 2026-03"))
        // The file's own order is surer than the site's.
        let other = text + "10/25/2026,Food,-5\n"
        settings.siteIsDayFirst = true
        #expect(budget(other, settings).files.count == 2)
    }
}
