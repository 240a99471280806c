import Foundation
import PennyWordsSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

@Suite("Words in a table, for tools")
struct MachineWordsTests {
    @Test("stand in CSV beside plain values, columns for tools included")
    func csv() {
        #expect(
            CSVWriter(mixedTable(), .usDollar).file().text == """
                name,code,group,price,share,amount,rank
                Oats & <rye>,secret-1,Food,0.833,0.333,123.45,1
                Tea,secret-2,,12.50,0.667,-0.05,2

                """)
    }

    @Test("stand in JSON beside plain values, columns for tools included")
    func json() {
        let result = Calculation(
            calculator: .comparison, currency: .usDollar, inputs: [], tables: [mixedTable()])
        #expect(
            JSONWriter(result).object(title: "", for: Readers(.enUS, .english)).text == """
                {"kind":"comparison","title":"","currency":"USD","inputs":{},"figures":{},\
                "tables":{"mixed":{"columns":\
                ["name","code","group","price","share","amount","rank"],"rows":[\
                ["Oats & \\u003crye>","secret-1","Food","0.833","0.333","123.45","1"],\
                ["Tea","secret-2","","12.50","0.667","-0.05","2"]]}}}

                """)
    }

    @Test(
        "are quoted in CSV where they must be, and never a formula",
        arguments: [
            ("plain", "plain"), ("", ""), ("two words", "two words"), ("a;b", "a;b"),
            ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("\"", "\"\"\"\""),
            ("two\nlines", "\"two\nlines\""), ("cr\rx", "\"cr\rx\""), ("=cmd()", "'=cmd()"),
            ("+1", "'+1"), ("-1", "'-1"), ("@x", "'@x"), ("\tx", "\"'\tx\""), ("\rx", "\"'\rx\""),
            ("\n=x", "\"'\n=x\""), ("=A1,\"b\"", "\"'=A1,\"\"b\"\"\""), ("＝A1", "'＝A1"),
            ("＋1", "'＋1"), ("－1", "'－1"), ("＠x", "'＠x"), ("a=b", "a=b"), ("a-b", "a-b"),
            ("'x'", "'x'"), ("−5", "−5"), ("<script>", "<script>"), ("\u{202E}x", "\u{202E}x"),
            ("é, 日本", "\"é, 日本\""),
        ])
    func cells(words: String, cell: String) {
        var table = Table(
            "t", title: "", caption: [],
            columns: [
                .init("a", "A", .value(isNumber: false)), .init("b", "B", .value(isNumber: false)),
                .init("c", "C", .value(isNumber: true)),
            ])
        table.append([
            .value(.text(words)), .value(.link(words, address: "https://x.example/")),
            .value(.choice(words)),
        ])
        let written = CSVWriter(table, .usDollar).file().bytes
        #expect(written == Array("a,b,c\n\(cell),\(cell),\(cell)\n".utf8))
    }

    @Test(
        "are not what a figure below zero is",
        arguments: [
            (.unitPrice(ExactDecimal(-5, scale: 1), decimals: 2), "-0.50"),
            (.percentage(ExactDecimal(-333, scale: 1), decimals: 2), "-33.30"),
            (.number(ExactDecimal(-7)), "-7"), (.money(-7), "-0.07"),
            (.rate(ExactDecimal(-625, scale: 4)), "-0.0625"),
        ] as [(Quantity, String)])
    func figures(quantity: Quantity, cell: String) {
        var table = Table(
            "t", title: "", caption: [], columns: [.init("a", "A", .value(isNumber: true))])
        table.append([.value(quantity)])
        #expect(CSVWriter(table, .usDollar).file().text == "a\n\(cell)\n")
    }

    @Test("come out of JSON as they went in")
    func hostile() throws {
        let bytes = JSONWriter(Sample.hostileList()).object(
            title: "", for: Readers(.enUS, .english)
        ).bytes
        #expect(!bytes.contains(UInt8(ascii: "<")))
        let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        let tables = try #require(object?["tables"] as? [String: [String: Any]])
        let rows = try #require(tables["lines"]?["rows"] as? [[String]])
        for (row, words) in zip(rows, Sample.hostileWords) {
            #expect(
                row.map { Array($0.utf8) }
                    == [words, words, "-0.50", words, "-0.07"].map {
                        Array($0.utf8)
                    })
        }
        #expect(rows.count == Sample.hostileWords.count)
        let inputs = try #require(object?["inputs"] as? [String: [[String: String]]])
        #expect(inputs["products"]?.map { $0["name"] } == Sample.hostileWords)
    }
}

@Suite("Words in terminal text")
struct TerminalWordsTests {
    @Test("stand at the left and figures at the right, without the columns for tools")
    func columns() {
        let result = Sample.result(tables: [mixedTable()])
        #expect(
            TextReport(result, for: .enUS).report(title: "").text == """

                Mixed & more
                Product       Group   Price  Share  A month  Rank
                Oats & <rye>  Food   $0.833  33.3%   123.45     1
                Tea                  12.50%  66.7%    −0.05     2

                """)
    }

    @Test("have no spaces after them at the end of a line")
    func lastColumn() {
        var table = Table(
            "t", title: "T", caption: [],
            columns: [.init("n", "N", .ordinal), .init("w", "Words", .value(isNumber: false))])
        table.append([.number(10), .value(.text("x"))])
        let result = Sample.result(tables: [table])
        #expect(
            TextReport(result, for: .enUS).report(title: "").text == "\nT\n N  Words\n10  x\n")
    }

    @Test("never command the terminal nor turn a line around, wherever they stand")
    func control() {
        for result in [Sample.hostileList(), Sample.hostileResult()] {
            let report = TextReport(result, for: .enUS)
            for text in [
                report.report(title: Sample.hostile).text,
                report.explanation(title: Sample.hostile, of: nil).text,
            ] {
                // Marks of direction only affect adjacent text, as in the amounts of some locales.
                let commands = text.unicodeScalars.filter {
                    $0 != "\n" && !["\u{61C}", "\u{200E}", "\u{200F}"].contains($0)
                        && ($0.properties.generalCategory == .control
                            || $0.properties.isBidiControl)
                }
                #expect(commands.isEmpty)
            }
        }
    }

    @Test("keep to one line")
    func lines() {
        let result = Sample.result(figures: [Figure("a", "two\nlines", .text("of\nwords"))])
        #expect(
            TextReport(result, for: .enUS).report(title: "").text
                == "two\u{FFFD}lines  of\u{FFFD}words\n")
    }
}
