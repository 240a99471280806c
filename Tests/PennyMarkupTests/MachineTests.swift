import Foundation
import PennyWordsSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

@Suite("JSON of a result")
struct JSONTests {
    typealias Object = [String: Any]

    func object(_ result: Calculation, title: String = "A title") throws -> Object {
        let bytes = JSONWriter(result).object(title: title, for: Readers(.enUS, .english)).bytes
        #expect(bytes.last == UInt8(ascii: "\n"))
        #expect(bytes.filter { $0 == UInt8(ascii: "\n") }.count == 1)
        return try #require(JSONSerialization.jsonObject(with: Data(bytes)) as? Object)
    }

    func texts(_ object: Object, _ key: String) throws -> [String: String] {
        try #require(object[key] as? [String: String])
    }

    func table(_ object: Object, _ name: String) throws -> (columns: [String], rows: [[String]]) {
        let tables = try #require(object["tables"] as? Object)
        let table = try #require(tables[name] as? Object)
        #expect(table.keys.sorted() == ["columns", "rows"])
        return (
            try #require(table["columns"] as? [String]), try #require(table["rows"] as? [[String]])
        )
    }

    @Test("holds what tools rely on for a loan")
    func loan() throws {
        let result = try Calculator.loan.calculate([
            RawInput("principal", "350,000"), RawInput("rate", "6.25%"),
            RawInput("term", "30 years"), RawInput("start", "2026-11-20"),
        ])
        let object = try object(result)
        #expect(

            object.keys.sorted() == [
                "answer", "currency", "figures", "inputs", "kind", "tables", "title",
            ])
        #expect(object["kind"] as? String == "loan")
        #expect(object["title"] as? String == "A title")
        #expect(object["currency"] as? String == "USD")
        let inputs = try texts(object, "inputs")
        #expect(inputs["principal"] == "350000.00")
        #expect(inputs["rate"] == "0.0625")
        #expect(inputs["term"] == "30 years")
        #expect(inputs["start"] == "2026-11-20")
        #expect(inputs["payments"] == "monthly")
        let figures = try texts(object, "figures")
        // 350,000 × i ÷ (1 − (1 + i)^−360) with i = 0.0625 ÷ 12 is 2,155.0102…
        #expect(figures["payment"] == "2155.01")
        #expect(figures["numberOfPayments"] == "360")
        #expect(figures["payoffDate"] == "2056-11-20")
        #expect(figures["apr"]?.hasPrefix("0.062499") == true)
        for name in ["finalPayment", "totalInterest", "totalPaid"] {
            #expect(figures[name]?.wholeMatch(of: /\d+\.\d\d/) != nil)
        }
        let (columns, rows) = try table(object, "schedule")
        #expect(columns == ["number", "date", "payment", "interest", "principal", "balance"])
        #expect(rows.count == 360)
        // 350,000 × 0.0625 ÷ 12 is 1,822.9166…
        #expect(rows[0] == ["1", "2026-12-20", "2155.01", "1822.92", "332.09", "349667.91"])
        #expect(rows[359].last == "0.00")
    }

    @Test("holds the extra payments and no dates where there are none")
    func extra() throws {
        let object = try object(
            Calculator.loan.calculate([
                RawInput("principal", "1,000"), RawInput("rate", "0%"),
                RawInput("term", "4 payments"), RawInput("extra", "100 at 2; 50 from 3 every 1"),
            ]))
        #expect(
            try table(object, "schedule").columns
                == ["number", "payment", "interest", "principal", "extra", "balance"])
        #expect(
            try table(object, "schedule").rows == [
                ["1", "250.00", "0.00", "250.00", "0.00", "750.00"],
                ["2", "250.00", "0.00", "250.00", "100.00", "400.00"],
                ["3", "250.00", "0.00", "250.00", "50.00", "100.00"],
                ["4", "100.00", "0.00", "100.00", "0.00", "0.00"],
            ])
        #expect((try #require(object["figures"] as? Object))["payoffDate"] == nil)
        let inputs = try #require(object["inputs"] as? Object)
        let entries = try #require(inputs["extra"] as? [[String: String]])
        #expect(entries.count == 2)
        #expect(entries[0] == ["amount": "100.00", "at": "2"])
        #expect(entries[1]["amount"] == "50.00")
        #expect(entries[1]["from"] == "3")
    }

    @Test("holds what tools rely on for savings")
    func savings() throws {
        let object = try object(
            Calculator.savings.calculate([
                RawInput("yearsToInvest", "2"), RawInput("initialInvestment", "1,000"),
                RawInput("interestRate", "5%"), RawInput("compoundInterval", "annual"),
            ]))
        #expect(object["kind"] as? String == "savings")
        let figures = try texts(object, "figures")
        #expect(figures["accruedBalance"] == "1102.50")
        #expect(figures["totalDeposits"] == "1000.00")
        #expect(figures["totalInterest"] == "102.50")
        #expect(figures["totalFees"] == "0.00")
        let (columns, rows) = try table(object, "growth")
        #expect(columns == ["year", "deposits", "interest", "fees", "balance"])
        #expect(
            rows == [
                ["1", "1000.00", "50.00", "0.00", "1050.00"],
                ["2", "0.00", "52.50", "0.00", "1102.50"],
            ])
    }

    @Test(
        "gives amounts the decimals of their currency",
        arguments: [("JPY", "1500"), ("USD", "1500.00"), ("KWD", "1500.000")])
    func decimals(currency: String, expected: String) throws {
        let object = try object(
            Calculator.loan.calculate(
                [
                    RawInput("principal", "1,500"), RawInput("rate", "0%"),
                    RawInput("term", "1 payment"), RawInput("currency", currency),
                ]))
        #expect(try texts(object, "figures")["payment"] == expected)
        #expect(object["currency"] as? String == currency)
    }

    @Test(
        "holds any text as it was given",
        arguments: [
            "", "plain", "a \"quoted\" \\ one", "line\nend\r\ttab", "\u{0}\u{1}\u{1F}\u{7F}",
            "</script><!--", "日本語 🙂 é e\u{301}", "\u{2028}\u{2029}", Sample.hostile,
        ])
    func text(title: String) throws {
        let found = try #require(
            try object(Sample.zeroRate.result(), title: title)["title"] as? String)
        #expect(found.utf8.elementsEqual(title.utf8))
        #expect(
            !JSONWriter(try Sample.zeroRate.result()).object(
                title: title, for: Readers(.enUS, .english)
            ).text.contains("<"))
    }

    @Test("of hostile and of empty results is JSON too")
    func edges() throws {
        let hostile = try object(Sample.hostileResult())
        let inputs = try #require(hostile["inputs"] as? Object)
        #expect(inputs[Sample.hostile] as? String == Sample.hostile)
        #expect((inputs["list"] as? [[String: String]])?.first?[Sample.hostile] == Sample.hostile)
        #expect(try table(hostile, "growth").rows == [["1", "1.00"], ["2", "-2.00"]])
        #expect(try texts(object(Sample.result()), "figures").isEmpty)
    }
}

@Suite("CSV of a table")
struct CSVTests {
    @Test("is plain values in rows under the columns' names")
    func rows() throws {
        let day = try #require(CivilDate(iso: "2026-11-20")).dayNumber
        var table = Table(
            "t", title: "", caption: [],
            columns: [
                .init("number", "No.", .ordinal), .init("date", "Date", .date),
                .init("sum", "Sum", .money),
            ])
        table.cells = [
            1, Int64(day), 1_234_567_89, 2_000, Int64(day + 365), -5, 3, 10_000_000, Int64.min,
        ]
        #expect(
            CSVWriter(table, .usDollar).file().text == """
                number,date,sum
                1,2026-11-20,1234567.89
                2000,2027-11-20,-0.05
                3,,-92233720368547758.08

                """)
    }

    @Test("has semicolons and decimal commas where spreadsheets want them")
    func semicolons() throws {
        var table = Table(
            "t", title: "", caption: [],
            columns: [
                .init("sum", "Sum", .money), .init("rate", "Rate", .permille),
                .init("value", "Value", .value(isNumber: false)),
            ])
        let values: [Quantity] = [
            .rate(ExactDecimal(625, scale: 4)), .text("a;b"), .text("1.5, or \"2\""),
            .change(.money(-1_50)), .date(try #require(CivilDate(iso: "2026-11-20"))),
        ]
        table.values = values
        for index in values.indices { table.cells += [1_234_567_89, -62, Int64(index)] }
        #expect(
            CSVWriter(table, .usDollar, .comma).file().text == """
                sum;rate;value
                1234567,89;-0,062;0,0625
                1234567,89;-0,062;"a;b"
                1234567,89;-0,062;"1.5, or ""2""\"
                1234567,89;-0,062;-1,50
                1234567,89;-0,062;2026-11-20

                """)
    }

    static func figures(_ names: (String, String)) -> Table {
        var table = Table(
            "t", title: "", caption: [],
            columns: [
                .init("", "Figure", .value(isNumber: false)),
                .init("figure", "Figure", .value(isNumber: false), forTools: true),
                .init("sum", "Sum", .money),
            ])
        table.append([.value(.text(names.0)), .value(.text("totalInterest")), .number(5_00)])
        table.append([.value(.text(names.1)), .value(.text("payment")), .number(7)])
        return table
    }

    @Test("a column without a name is for readers, so no word of it reaches a tool")
    func readersColumn() {
        let english = Self.figures(("Total interest", "Payment"))
        let german = Self.figures(("Zinsen", "Rate"))
        let csv = CSVWriter(english, .usDollar).file()
        #expect(csv.text == "figure,sum\ntotalInterest,5.00\npayment,0.07\n")
        #expect(CSVWriter(german, .usDollar).file() == csv)
        #expect(
            CSVWriter.file(of: [("a", english, .usDollar), ("b", german, .usDollar)]).text == """
                name,figure,sum
                a,totalInterest,5.00
                a,payment,0.07
                b,totalInterest,5.00
                b,payment,0.07

                """)
        let result = Calculation(
            calculator: .scenarios, currency: .usDollar, inputs: [], tables: [german])
        #expect(
            JSONWriter(result).object(title: "T", for: Readers(.enUS, .english)).text.contains(
                """
                "t":{"columns":["figure","sum"],\
                "rows":[["totalInterest","5.00"],["payment","0.07"]]}
                """))
        let report = TextReport(result, for: .enUS).report(title: "").text
        #expect(report.contains("Zinsen") && !report.contains("totalInterest"))
        var page = Bytes()
        TableHTML(german, NumberWriter(for: .enUS, currency: .usDollar)).append(to: &page)
        #expect(page.text.contains("<th scope=\"row\" class=\"w\">Zinsen</th>"))
        #expect(!page.text.contains("totalInterest"))
    }

    @Test("of no rows is the head alone")
    func empty() {
        let table = Table(
            "t", title: "", caption: [],
            columns: [.init("a", "A", .ordinal), .init("b", "B", .money)])
        #expect(CSVWriter(table, .usDollar).file().text == "a,b\n")
    }
}

@Suite("Terminal text of a result")
struct TextReportTests {
    @Test("lines its columns up in characters, not bytes")
    func columns() throws {
        let style = try #require(NumberStyle.named("fr-FR"))
        let lines = TextReport(try Sample.savings.result("EUR"), for: .english(style))
            .report(title: "Épargne").text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0] == "Épargne")
        #expect(lines[1] == "=======")
        let start = try #require(lines.firstIndex(of: "Every month"))
        let widths = Set(lines[(start + 1)...].prefix { !$0.isEmpty }.map(\.unicodeScalars.count))
        #expect(widths.count == 1)
    }

    @Test("keeps a title from commanding the terminal")
    func control() throws {
        let report = TextReport(try Sample.zeroRate.result(), for: .enUS)
        let title = "a\u{1B}[31m\u{9B}b\nc\u{7F}\u{202E}d\u{2066}é"
        let shown = "a\u{FFFD}[31m\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD}dé\n"
        #expect(report.report(title: title).text.hasPrefix(shown + "==============\n"))
        #expect(report.explanation(title: title, of: nil).text.hasPrefix(shown))
    }

    @Test("explains one figure by its own steps alone")
    func oneFigure() throws {
        let report = TextReport(try Sample.loan.result(), for: .enUS)
        let all = report.explanation(title: "", of: nil).text
        let one = report.explanation(title: "", of: "payment").text
        #expect(all.contains("\n\n2. "))
        #expect(one.hasPrefix("1. The payment\n"))
        #expect(!one.contains("2. "))
        #expect(report.explanation(title: "", of: "nothing").text == "")
    }
}
