import PennyEngine
import Testing

@testable import PennyImport

@Suite("The tables of hledger and ledger")
struct BudgetTableTests {
    private func front(_ text: String) -> [String] {
        text.split(separator: "\n").map(String.init).dropFirst().prefix { $0 != "---" }.map(\.self)
    }

    @Test("of goals become a budget of the month, each goal without those below it")
    func goals() {
        let made = budget(
            """
            "Account","2026-01","budget","Total","budget","Average","budget"
            "expenses:bills","$80","$370","$80","$370","$80","$370"
            "expenses:bills:a","$10","$20","$10","$20","$10","$20"
            "expenses:bills:b","$40","$200","$40","$200","$40","$200"
            "expenses:bills:c","","$50","","$50","","$50"
            "expenses:bills:f","$10","0","$10","0","$10","0"
            "expenses:fun","$7","","$7","","$7",""
            "income:cash","$-80","$-370","$-80","$-370","$-80","$-370"
            "Total:","0","0","0","0","0","0"

            """, from: .hledger)
        #expect(
            made.yaml == [
                "kind: budget", "title: Home", "currency: USD", "month: 2026-01", "income:",
                "  - name: cash", "    amount: 370.00", "    every: month", "expenses:",
                "  - name: bills", "    amount: 100.00", "    every: month", "  - name: a",
                "    amount: 20.00", "    every: month", "    group: bills", "  - name: b",
                "    amount: 200.00", "    every: month", "    group: bills", "  - name: c",
                "    amount: 50.00", "    every: month", "    group: bills",
            ])
        #expect(
            made.leftOut == [
                "6:26 warning: expenses:bills:f is zero",
                """
                7:1 warning: expenses:fun has no goal | Add a line by hand, or give it a goal.
                """,
            ])
    }

    @Test("of goals leave out an account that only holds those below it")
    func sums() {
        let made = budget(
            """
            "Account","2026-01-01..2026-01-31","budget"
            "expenses","$10","$25"
            "expenses:food","$10","$10"
            "expenses:food:out","$5","$4"
            "expenses:leisure","0","$15"

            """)
        #expect(
            made.yaml.filter { $0.contains("name") || $0.contains("amount") } == [
                "  - name: Income", "    amount: 0", "  - name: food", "    amount: 6.00",
                "  - name: out", "    amount: 4.00", "  - name: leisure", "    amount: 15.00",
            ])
        #expect(made.leftOut == [])
    }

    @Test("of balances become a budget a month, in a series")
    func months() {
        let made = budget(
            """
            "account","2026-01","2026-02","total","average"
            "assets:bank","$1,000.00","$990.00","$1,990.00","$995.00"
            "expenses:rent","$900.00","$910.00","$1,810.00","$905.00"
            "income:job","$-2,000.00","$-2,000.00","$-4,000.00","$-2,000.00"
            "total","$-100.00","$-100.00","$-200.00","$-100.00"

            """)
        #expect(made.files.keys.sorted() == ["budgets/home-2026-01.md", "budgets/home-2026-02.md"])
        #expect(
            front(made.files["budgets/home-2026-02.md"] ?? "") == [
                "kind: budget", "title: Home, February 2026", "currency: USD",
                "month: 2026-02", "series: home", "income:", "  - name: job",
                "    amount: 2000.00", "    every: month", "expenses:", "  - name: rent",
                "    amount: 910.00", "    every: month",
            ])
        #expect(made.contents.count == 2)
    }

    @Test("of which one month is asked for become its budget only")
    func oneMonth() {
        let text = "account,Jan 2026,Feb 2026\nexpenses:a,$1,$2\nassets:b,$1,$2\n"
        let made = budget(text, month: "2026-02")
        #expect(made.yaml.contains("    amount: 2.00"))
        #expect(made.files.keys.sorted() == ["budgets/home.md"])
        #expect(
            made.leftOut == [
                """
                3:13 warning: assets:b is neither income nor an expense | Add a line of kind \
                saving or debt where it is one.
                """
            ])
        #expect(
            budget(text, month: "2026-03").errors == [
                """
                1:1 error: the file has nothing of March 2026 | It has 2026-01 or 2026-02.
                """
            ])
    }

    @Test(
        "say in their heading what the amounts are for",
        arguments: [
            ("balance", "month"), ("2026", "year"), ("2026Q1", "quarter"), ("2026-01", "month"),
        ])
    func periods(heading: String, every: String) {
        let made = budget("account,\(heading)\nexpenses:a,$1\nincome:b,$-1\n")
        #expect(made.yaml.contains("    every: \(every)"))
    }

    @Test(
        "of other periods are refused at the heading",
        arguments: [
            ("account,2026-01-01W01\nexpenses:a,1\n", "1:9", "2026-01-01W01"),
            ("account,2026-01-01..2026-03-31\nexpenses:a,1\n", "1:9", "2026-01-01..2026-03-31"),
            ("account,2025,2026\nexpenses:a,1,1\n", "1:9", "2025"),
            ("account,2025,budget,2026,budget\nexpenses:a,1,1,1,1\n", "1:9", "2025"),
        ])
    func otherPeriods(text: String, location: String, heading: String) {
        #expect(
            budget(text).errors == [
                """
                \(location) error: column “\(heading)” is not a period that can be imported | Export \
                by month, with “-M”.
                """
            ])
    }

    @Test("with a column for the commodity are read with it")
    func commodity() {
        let made = budget(
            "\"account\",\"commodity\",\"balance\"\n\"expenses:a\",\"EUR\",\"12.50\"\n")
        #expect(made.yaml.contains("currency: EUR"))
        #expect(made.yaml.contains("    amount: 12.50"))
    }

    @Test("as a tree are refused: an account has not its whole name")
    func tree() {
        #expect(
            budget("\"account\",\"balance\"\n\"expenses\",\"$2\"\n\"  food\",\"$2\"\n").errors == [
                """
                3:1 error: the account “food” is indented | Export with “--flat”, so that each \
                account has its whole name.
                """
            ])
    }

    @Test(
        "of postings become the sums of each month",
        arguments: [
            """
            "txnidx","date","code","description","account","amount","total"
            "1","2026-01-05","","Shop","Expenses:Food","$20.00","$20.00"
            "1","2026-01-05","","Shop","Assets:Cash","$-20.00","0"
            "2","2026-01-09","","Shop","Expenses:Food","$22.50","$22.50"
            "3","2026-01-31","","Work","Income:Job","$-2000","$-2000"
            "4","2026-02-01","","Shop","Expenses:Food","$10","$10"
            "4","2026-02-01","","Shop","Assets:Cash","$-10","$10"

            """,
            """
            "2026/01/05","","Shop","Expenses:Food","$","20","*",""
            "2026/01/05","","Shop","Assets:Cash","$","-20","*",""
            "2026/01/09","","Shop","Expenses:Food","$","22.50","*",""
            "2026/01/31","","Work","Income:Job","$","-2000","",""
            "2026/02/01","","Shop","Expenses:Food","$","10","",""
            "2026/02/01","","Shop","Assets:Cash","$","-10","",""

            """,
        ])
    func postings(text: String) {
        let made = budget(text)
        #expect(
            front(made.files["budgets/home-2026-01.md"] ?? "").suffix(8) == [
                "income:", "  - name: Job", "    amount: 2000.00", "    every: month",
                "expenses:", "  - name: Food", "    amount: 42.50", "    every: month",
            ])
        #expect(
            front(made.files["budgets/home-2026-02.md"] ?? "").contains("    amount: 10.00"))
        #expect(made.leftOut.count == 1)
        #expect(made.leftOut[0].contains("warning: Assets:Cash is neither income nor an expense"))
    }

    @Test("of postings are refused where a date does not exist")
    func dates() {
        #expect(
            budget("date,account,amount\n2026-02-30,Expenses:A,1\n").errors == [
                """
                2:1 error: “2026-02-30” is not a date | Write a day that exists as \
                year-month-day, such as 2026-11-20.
                """
            ])
    }

    @Test("with a row that is too short are refused")
    func width() {
        #expect(
            budget("account,balance\nexpenses:a\n").errors == [
                """
                2:1 error: the row has 1 cell and the header has 2 | There is no cell for \
                “balance”. Add it, or end the row with an empty one.
                """
            ])
    }
}

@Suite("A file of no known shape")
struct UnknownShapeTests {
    private let ledger = """
        a journal with periodic rules (~ monthly), the CSV of hledger balance, with --budget or \
        without (account, balance)
        """
    private let postings = "the CSV of hledger register or of ledger csv (date, account, amount)"
    private let plan = "the plan of a budget app (Month, Category Group, Category, Assigned)"
    private let register =
        "the register of a budget app (Date, Category, and Outflow and Inflow or Amount)"
    private let summary =
        "1:1 error: the file has none of the shapes that can be imported | It can be"

    @Test(
        "is refused with those that are known",
        arguments: ["", "a,b\n1,2\n", "Hello\n", "\"", "\n\n"])
    func shapes(text: String) {
        #expect(
            budget(text).errors == ["\(summary) \(ledger), \(postings), \(plan) or \(register)."])
    }

    @Test("of the program that was named is refused with that program's")
    func named() {
        #expect(
            budget("~ monthly\n  Expenses:A  $1\n", from: .ynab).errors
                == ["\(summary) \(plan) or \(register)."])
        #expect(
            budget("Month,Category,Assigned\nJan 2026,A,1\n", from: .ledger).errors
                == ["\(summary) \(ledger) or \(postings)."])
    }
}
