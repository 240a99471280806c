import PennyDiagnostics
import PennyEngine
import Testing

@testable import PennyContent

@Suite("A CSV table")
struct CSVTableTests {
    func table(_ text: String) throws(DiagnosticError) -> CSVReader.CSVTable {
        var reader = CSVReader(file(text))
        return try reader.read().sound()
    }

    @Test(
        "is read cell by cell",
        arguments: [
            ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]), ("a,b\n1,2", [["a", "b"], ["1", "2"]]),
            ("a,b\r\n1,2\r\n", [["a", "b"], ["1", "2"]]),
            (" a ,\tb\n 1 , 2 \n", [["a", "b"], ["1", "2"]]),
            (
                "a,b\n\"350,000\",\"he said \"\"no\"\"\"\n",
                [["a", "b"], ["350,000", "he said \"no\""]]
            ),
            ("a,b\n\"two\nlines\",2\n", [["a", "b"], ["two\nlines", "2"]]),
            ("a,b\n\" kept \",\"\"\n", [["a", "b"], [" kept ", ""]]),
            ("a,b\n\"x\" ,\"y\"\r\n", [["a", "b"], ["x", "y"]]),
            ("a,b\n1,2\n,\n", [["a", "b"], ["1", "2"]]),
            ("a,b\n\n1,2\n\n", [["a", "b"], ["1", "2"]]),
            ("a\n1\n2\n", [["a"], ["1"], ["2"]]),
            ("a,b\n1,it's \"5\"\n", [["a", "b"], ["1", "it's \"5\""]]),
            ("ü,日本\n€,🙂\n", [["ü", "日本"], ["€", "🙂"]]),
            ("a;b\n1.234,5;2\n", [["a", "b"], ["1.234,5", "2"]]),
            ("a\tb\n1,2\t\"3;4\"\n", [["a", "b"], ["1,2", "3;4"]]),
            ("\"a,b\";c\n1;2\n", [["a,b", "c"], ["1", "2"]]),
        ])
    func cells(text: String, expected: [[String]]) throws {
        let table = try table(text)
        #expect([table.header.map(\.text)] + table.rows.map { $0.map(\.text) } == expected)
    }

    @Test("records the location of every cell")
    func locations() throws {
        let table = try table("a,b,c\n\"x\ny\",2,ü\n\n é,\"\"\"\",3\n")
        let locations = ([table.header] + table.rows).map { row in
            row.map { "\($0.location.line):\($0.location.column)" }
        }
        #expect(
            locations == [["1:1", "1:3", "1:5"], ["2:1", "3:4", "3:6"], ["5:1", "5:4", "5:9"]])
    }

    @Test(
        "is refused with every fault of its form",
        arguments: [
            ("", ["1:1 the table has no rows"]), ("\n\n", ["1:1 the table has no rows"]),
            ("a,b\n", ["1:1 the table has no rows"]),
            ("a;b,c\n1;2,3\n", ["1:1 the first line has two marks between its names"]),
            ("a\tb,c\td\n1,2\n", ["1:3 the first line has two marks between its names"]),
            ("a,,a\n1,2,3\n", ["1:3 a column has no name", "1:4 column “a” is given twice"]),
            (
                "a,b\n1\n1,2,3\n1,2\n",
                [
                    "2:1 the row has 1 cell and the header has 2",
                    "3:1 the row has 3 cells and the header has 2",
                ]
            ),
            ("a,b\n1,\"2\n", ["2:3 a quoted cell is not closed"]),
            ("a,b\n\"1\"x,2\n", ["2:4 there is text after a quoted cell"]),
            ("a,b\n\"1\" x \"y\",2\n", ["2:5 there is text after a quoted cell"]),
            ("\"", ["1:1 a quoted cell is not closed", "1:1 the table has no rows"]),
        ])
    func refused(text: String, expected: [String]) {
        #expect(faults { () throws(DiagnosticError) in try table(text) } == expected)
    }

    @Test("has at most ten thousand rows")
    func limit() throws {
        let rows = String(repeating: "1\n", count: 10_000)
        #expect(try table("a\n" + rows).rows.count == 10_000)
        #expect(
            faults { () throws(DiagnosticError) in try table("a\n" + rows + "1\n1\n") }
                == ["10002:1 the table has more than 10000 rows"])
    }
}

@Suite("Saved sets in a CSV table")
struct CSVSetTests {
    func sets(_ text: String) throws(DiagnosticError) -> [SavedSet] {
        try SavedSetReader().read(csv: file(text), id: "phones").sound()
    }

    @Test("are one a row, in the table's order")
    func rows() throws {
        let sets = try sets(
            """
            kind,title,principal,rate,term,tags,draft,order,date
            loan,One,"1,000",6%,12 months,"a, b",,2,2026-11-20
            savings,,,,,,yes,,
            loan,,1000,0%,2 years,,no,,

            """)
        #expect(sets.map(\.id) == ["phones-1", "phones-2", "phones-3"])
        #expect(sets.map(\.title) == ["One", "Phones 2", "Phones 3"])
        #expect(sets.map(\.calculator) == [.loan, .savings, .loan])
        #expect(sets.map(\.isDraft) == [false, true, false])
        #expect(sets.map(\.tags) == [["a", "b"], [], []])
        #expect(sets.map(\.location.line) == [2, 3, 4])
        #expect(
            sets[0].inputs == [
                RawInput("principal", "1,000"), RawInput("rate", "6%"),
                RawInput("term", "12 months"),
            ])
        #expect(sets[1].inputs.isEmpty)
        #expect(sets[0].order == 2)
        #expect(sets[0].date == CivilDate(iso: "2026-11-20"))
    }

    @Test("are named by their name column")
    func names() throws {
        let sets = try sets("name,kind\nsmall,loan\nlarge-one,loan\n")
        #expect(sets.map(\.id) == ["small", "large-one"])
        #expect(sets.map(\.title) == ["Small", "Large one"])
    }

    @Test("are refused with every fault of every row")
    func faultsOfRows() {
        let text = """
            name,kind,date,draft,rate
            ok,loan,,,
            Not Ok,loan,2026-02-30,,
            ok3,laon,,,
            "",loan,,sometimes,6%

            """
        #expect(
            faults { () throws(DiagnosticError) in try sets(text) } == [
                "3:1 “Not Ok” cannot be part of an address",
                "3:13 date “2026-02-30” is not a date",
                "4:5 kind “laon” is not a calculator",
                "5:1 “” cannot be part of an address",
                "5:10 draft “sometimes” is neither true nor false",
            ])
    }

    @Test("have a problem of an input at its cell, and of a column at its head")
    func problems() throws {
        let text = """
            kind,principal,rate,term,colour
            loan,1000,6%,12 months,
            loan,1000,6%,12 months,
            loan,1000,6,12 months,
            loan,1000,6%,,red

            """
        let found = try sets(text).map { set in
            faults { () throws(DiagnosticError) in try set.calculation(InputDefaults()) }
        }
        #expect(
            found == [
                [], [], ["4:11 rate “6” has no percent sign"],
                ["1:26 loan has no input “colour”", "5:1 term is missing"],
            ])
    }

    @Test("have a fault of the header reported once")
    func header() {
        let found = faults { () throws(DiagnosticError) in
            try sets("kind,tags\nloan,a\nloan,b\nlaon,c\nlaon,d\n")
        }
        #expect(
            found == ["4:1 kind “laon” is not a calculator", "5:1 kind “laon” is not a calculator"])
    }
}
