import PennyWordsSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

@Suite("HTML of a result")
struct HTMLTests {
    static let results: [String: @Sendable () throws -> Calculation] = [
        "a loan": { try Sample.loan.result() }, "no rate": { try Sample.zeroRate.result() },
        "savings": { try Sample.savings.result("JPY") }, "hostile": { Sample.hostileResult() },
        "hostile list": { Sample.hostileList() },
        "a comparison": { try ListSample.comparison.result() },
        "a budget": { try ListSample.budget.result() }, "empty": { Sample.result() },
        "one payment": { try loan("1 payment") },
        "thirty years": { try loan("30 years") },
        "the largest loan": {
            try Calculator.loan.calculate([
                RawInput("principal", "10,000,000,000,000"), RawInput("rate", "990%"),
                RawInput("term", "50 years"), RawInput("payments", "weekly"),
                RawInput("interestOnly", "49 years"), RawInput("start", "2026-11-20"),
            ])
        },
        "the smallest loan": {
            try Calculator.loan.calculate([
                RawInput("principal", "0.01"), RawInput("rate", "0.01%"),
                RawInput("term", "360 payments"),
            ])
        },
        "the largest savings": {
            try Calculator.savings.calculate([
                RawInput("yearsToInvest", "100"), RawInput("interestRate", "1%"),
                RawInput("initialInvestment", "3,000,000,000,000"),
            ])
        },
    ]

    private static func loan(_ term: String) throws -> Calculation {
        try Calculator.loan.calculate([
            RawInput("principal", "350,000"), RawInput("rate", "6.25%"), RawInput("term", term),
        ])
    }

    private func html(_ name: String) throws -> (section: Markup, inputs: Markup) {
        let make = try #require(Self.results[name])
        let html = ResultHTML(try make(), for: .enUS)
        return (try Markup(html.section().text), try Markup(html.inputs().text))
    }

    @Test("is well formed, with every id once", arguments: results.keys.sorted())
    func wellFormed(name: String) throws {
        let (section, inputs) = try html(name)
        #expect(section.faults == [])
        #expect(inputs.faults == [])
        let ids = (section.elements + inputs.elements).compactMap { $0["id"] }
        #expect(Set(ids).count == ids.count)
        #expect(ids.contains("result") && ids.contains("understood"))
        #expect(section.elements.first { $0.parents == ["root"] }?["id"] == "result")
    }

    @Test("has tables that screen readers can read", arguments: results.keys.sorted())
    func tables(name: String) throws {
        let elements = try html(name).section.elements
        let tables = elements.filter { $0.name == "table" }
        #expect(elements.filter { $0.name == "caption" }.count == tables.count)
        #expect(elements.filter { $0.name == "thead" }.count == tables.count)
        for head in elements where head.name == "th" {
            #expect(["col", "row", "rowgroup"].contains(head["scope"]))
            #expect(!head.text.isEmpty)
        }
        for region in elements where region["role"] == "region" {
            #expect(region["tabindex"] == "0")
            #expect(region["aria-label"]?.isEmpty == false)
        }
        for row in 0..<elements.count where elements[row].name == "tr" {
            let cells = elements[(row + 1)...].prefix { $0.name != "tr" && $0.name != "tbody" }
                .filter { $0.name == "td" || $0.name == "th" }
            #expect(!cells.isEmpty)
        }
    }

    @Test("marks cells of amounts as numbers, and no others")
    func numberCells() throws {
        let elements = try html("a loan").section.elements
        let amount = /−?[\d,]+\.\d\d( at the end)?/
        for cell in elements where cell.name == "td" {
            #expect((cell["class"] == "n") == (cell.text.wholeMatch(of: amount) != nil))
        }
        let heads = elements.filter { $0["scope"] == "col" && $0["class"] == "n" }.map(\.text)
        #expect(
            heads == [
                "Balance owed", "Interest paid so far", "Principal", "Interest",
                "Payment", "Interest", "Principal", "Extra", "Balance",
            ])
    }

    @Test("gives every row as many columns as its table has", arguments: results.keys.sorted())
    func columns(name: String) throws {
        let elements = try html(name).section.elements
        var wanted = 0
        var found = 0
        for element in elements + elements.prefix(1)
        where !element.parents.contains("th") && !element.parents.contains("td") {
            if element.name == "thead" { wanted = 0 }
            guard element.name == "th" || element.name == "td" else {
                if found > 0 { #expect(found == wanted) }
                found = 0
                continue
            }
            let span = try #require(Int(element["colspan"] ?? "1"))
            if element["scope"] == "col" { wanted += span }
            found += span
        }
    }

    @Test("folds a long schedule by year with its sums, and leaves a short one open")
    func folding() throws {
        let long = try html("thirty years").section.elements
        #expect(!long.contains { $0["class"] == "all-rows" })
        #expect(long.filter { $0["class"] == "group" }.count == 30)
        let years = long.filter { $0.name == "label" }.map { String($0.text.dropFirst()) }
        #expect(years.first == "Every payment (360 rows)")
        #expect(Array(years.dropFirst()) == (1...30).map { "Year \($0)" })
        let short = try html("one payment").section.elements
        let folding = try #require(short.first { $0["class"] == "all-rows" })
        #expect(folding["open"] == "")
        #expect(short.contains { $0.name == "summary" && $0.text == "Every payment (1 row)" })
    }

    @Test("escapes all text")
    func hostile() throws {
        let (section, inputs) = try html("hostile")
        for element in section.elements + inputs.elements {
            #expect(element.name != "script")
            #expect(!element.attributes.keys.contains { $0.hasPrefix("on") })
        }
        let html = ResultHTML(Sample.hostileResult(), for: .enUS)
        for text in [html.section().text, html.inputs().text] {
            #expect(!text.contains("<script"))
            #expect(!text.contains("alert('"))
        }
    }

    @Test("says which of its proofs does not hold")
    func proofs() throws {
        let proofs = try html("hostile").section.elements
            .filter { $0.name == "li" && $0.parents.last == "ul" && $0["class"] != "series-1" }
        #expect(proofs.map { $0["class"] } == [nil, "fails"])
        #expect(proofs[1].text.hasPrefix("Check failed: "))
    }

    @Test("shows the inputs that were typed before the defaults")
    func inputs() throws {
        let elements = try html("a loan").inputs.elements
        let lists = elements.filter { $0.name == "dl" }
        #expect(lists.map { $0["class"] } == [nil, "defaults"])
        #expect(lists[0].text.contains("Amount borrowed$12,000.00"))
        #expect(lists[1].text.contains("Compoundingpayment"))
        let names = elements.filter { $0.name == "dt" }.count
        #expect(names == (try Sample.loan.result()).inputs.count)
    }

    @Test(
        "says how long a key figure is, so that it is as large as it fits",
        arguments: [
            (12_345_67 as Int64, "<dd>$12,345.67</dd>"),
            (123_456_78, "<dd class=\"long\">$123,456.78</dd>"),
            (-12_345_678_90, "<dd class=\"negative longer\">\u{2212}\u{2060}$12,345,678.90</dd>"),
            (1_234_567_890_123_45, "<dd class=\"longest\">$1,234,567,890,123.45</dd>"),
        ])
    func lengths(amount: Int64, expected: String) {
        var out = Bytes()
        FigureHTML(NumberWriter(for: .enUS, currency: .usDollar)).append(.money(amount), to: &out)
        #expect(out.text == expected)
    }

    @Test("of nothing is an empty result")
    func nothing() {
        let html = ResultHTML(Sample.result(), for: .enUS)
        #expect(
            html.section().text == """
                <div id="result" class="result">
                <dl class="figures">
                </dl>
                </div>

                """)
        #expect(
            html.inputs().text == """
                <section id="understood" class="inputs">
                <h2>Inputs</h2>
                <dl>
                </dl>
                </section>

                """)
    }
}

@Suite("Text that is being written")
struct BytesTests {
    @Test("is escaped for content and for quoted attributes")
    func escaping() {
        var out = Bytes()
        out.raw("<b>")
        out.escaped("<a href=\"x\" id='y'>&amp; é</a>")
        #expect(
            out.text == "<b>&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp; é&lt;/a&gt;")
    }

    @Test("holds no character that HTML forbids")
    func control() {
        var out = Bytes()
        out.escaped("a\u{0}b\u{1B}c\u{7F}d\te\nf\u{C}g")
        #expect(out.text == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\te\nf\u{FFFD}g")
    }

    @Test("holds numbers of any size", arguments: [0, 7, -7, Int.max, Int.min])
    func numbers(number: Int) {
        var out = Bytes()
        out.number(number)
        #expect(out.text == "\(number)")
    }
}
