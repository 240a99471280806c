import PennyWordsSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

@Suite("HTML of figures and inputs")
struct FigureHTMLTests {
    @Test("says of a figure that it is words or below zero")
    func classes() {
        let result = Sample.result(
            figures: [
                Figure("a", "A", .text("Oats <XL>")), Figure("b", "B", .money(-5)),
                Figure("c", "C", .money(5)), Figure("d", "D", .rate(ExactDecimal(-1, scale: 2))),
                Figure("e", "E", .rate(ExactDecimal(1, scale: 2))),
                Figure("f", "F", .percentage(ExactDecimal(333, scale: 1), decimals: 2)),
            ])
        #expect(
            ResultHTML(result, for: .enUS).section().text.hasPrefix(
                """
                <div id="result" class="result">
                <dl class="figures">
                <div class="figure main"><dt>A</dt><dd class="words">Oats &lt;XL&gt;</dd></div>
                <div class="figure"><dt>B</dt><dd class="negative">−\u{2060}$0.05</dd></div>
                <div class="figure"><dt>C</dt><dd>$0.05</dd></div>
                <div class="figure"><dt>D</dt><dd class="negative">−1%</dd></div>
                <div class="figure"><dt>E</dt><dd>1%</dd></div>
                <div class="figure"><dt>F</dt><dd>33.30%</dd></div>
                </dl>

                """))
    }

    @Test("lists the inputs of compared sets, which paper has no form for")
    func members() throws {
        let sets = ListSample.entries([
            [
                "set": "a", "title": "Long", "kind": "loan",
                "inputs": "principal 1,000 rate 6% term \"3 years\"",
            ],
            [
                "set": "b", "title": "Paying more", "kind": "loan",
                "inputs": "principal 1,000 rate 6% term \"2 years\" payments weekly "
                    + "extra \"20 at 3\"",
            ],
        ])
        let result = try Calculator.scenarios.calculate(
            [RawInput("sets", sets)], InputDefaults(currency: .usDollar))
        let inputs = ResultHTML(result, for: .enUS).inputs().text
        let items = inputs.matches(of: #/<li>([^<]*)</li>/#).map { String($0.1) }
        #expect(
            items == [
                "Shared by all: Amount borrowed: $1,000.00; Yearly interest rate: 6%; "
                    + "Law for the APR: US",
                "Long; Term: 3 years",
                "Paying more; Term: 2 years; Payment frequency: weekly; "
                    + "Extra payments: $20.00, At payment: 3",
            ])
    }

    private func inputs(_ entries: [[NamedQuantity]]) -> String {
        var columns: [InputField] = []
        if case .entries(let fields) = Calculator.comparison.fields[0].syntax { columns = fields }
        let products = NormalisedInput(
            name: "products", label: "Products", quantity: .entries(entries), isDefault: false,
            columns: columns)
        let result = Calculation(
            calculator: .comparison, currency: .usDollar, inputs: [products])
        return ResultHTML(result, for: .enUS).inputs().text
    }

    @Test("lists entries a line each, in words")
    func entries() {
        let oats = [
            NamedQuantity("name", .text("Oats; <\"XL\">")),
            NamedQuantity("price", .unitPrice(ExactDecimal(219, scale: 2), decimals: 2)),
        ]
        let tea = [NamedQuantity("name", .text("Tea")), NamedQuantity("tax", .rate(.zero))]
        #expect(
            inputs([oats, tea]).contains(
                """
                <div><dt>Products</dt><dd><ul class="entries">\
                <li>Oats; &lt;&quot;XL&quot;&gt;; Price: $2.19</li>\
                <li>Tea; Tax added at checkout: 0%</li></ul></dd></div>

                """))
        let item = "<li>Tea; Tax added at checkout: 0%</li>"
        #expect(inputs([tea]).contains("<ul class=\"entries\">\(item)</ul></dd></div>\n"))
        #expect(inputs([]).contains("<div><dt>Products</dt><dd></dd></div>\n"))
    }

    @Test("escapes all hostile words")
    func hostile() throws {
        let html = ResultHTML(Sample.hostileList(), for: .enUS)
        for text in [html.section().text, html.inputs().text] {
            let markup = try Markup(text)
            #expect(markup.faults == [])
            for element in markup.elements {
                #expect(!["script", "img", "b"].contains(element.name))
                #expect(!element.attributes.keys.contains { $0.hasPrefix("on") })
            }
        }
        let names = try Markup(html.section().text).elements
            .filter { $0["class"] == "bar-name" }.map(\.text)
        #expect(names.prefix(8) == Sample.hostileWords.prefix(8))
    }
}

@Suite("A list as it is rendered")
struct RenderedListTests {
    static let products: RawInput.Value = ListSample.entries([
        ["name": "Oats; size XL", "price": "2.19", "size": "1 kg", "deal": "buy 2 get 1 free"],
        ["name": "The \"best\" price", "price": "1,234.50", "size": "6 x 330 g", "count": "2"],
        ["name": "5\"-pie", "price": "0.5", "size": "250 g", "yield": "60% drained"],
        [
            "name": "=cmd()", "price": "1.255", "size": "1 kg", "tax": "7.5%", "deposit": "0.25",
            "url": "https://x.example/?a=1;b=2",
        ],
    ])

    @Test(
        "can be typed back in the money of the locale",
        arguments: [
            ("en-US", "USD"), ("en-GB", "GBP"), ("en-CA", "CAD"), ("en-IN", "INR"),
            ("fr-CA", "CAD"), ("fr-FR", "EUR"), ("de-DE", "EUR"), ("de-CH", "CHF"),
            ("es-ES", "EUR"), ("ja-JP", "USD"),
        ])
    func roundTrip(locale: String, code: String) throws {
        let style = try #require(NumberStyle.named(locale))
        let currency = try #require(Currency(code: code))
        let compared = try Calculator.comparison.calculate(
            [RawInput("products", Self.products)], InputDefaults(currency: currency))
        let planned = try ListSample.budget.result(code)
        let convention = InputDefaults(currency: currency, convention: style.convention)
        for (result, input) in [(compared, "products"), (planned, "income"), (planned, "expenses")]
        {
            let list = try #require(result.input(input)).quantity
            let rendered = NumberWriter(for: .english(style), currency: currency).text(list)
            var typed = [RawInput(input, rendered)]
            if input == "expenses" { typed.append(RawInput("income", "Pay amount 1")) }
            let read = try result.calculator.calculate(typed, convention)
            #expect(read.input(input)?.quantity == list)
        }
    }
}

@Suite("Prices and percentages")
struct PriceTextTests {
    func text(_ quantity: Quantity, _ locale: String, _ currency: String) throws -> String {
        NumberWriter(
            for: .english(try #require(NumberStyle.named(locale))),
            currency: try #require(Currency(code: currency))
        ).text(quantity)
    }

    @Test(
        "of a unit have the decimals asked for and those they need",
        arguments: [
            (833, 3, 2, "en-US", "USD", "$0.833"), (1, 0, 2, "en-US", "USD", "$1.00"),
            (125, 1, 0, "ja-JP", "JPY", "￥12.5"), (12, 0, 0, "en-US", "JPY", "¥12"),
            (5, 1, 3, "en-US", "USD", "$0.500"), (-1, 0, 2, "en-US", "USD", "−$1.00"),
            (833, 3, 2, "en-GB", "GBP", "£0.833"), (833, 3, 2, "fr-CA", "CAD", "0,833\u{A0}$"),
            (1_000_005, 1, 2, "en-IN", "INR", "₹1,00,000.50"),
            (12_345_678, 4, 2, "de-DE", "EUR", "1.234,5678\u{A0}€"),
            (0, 0, 2, "en-US", "USD", "$0.00"),
        ] as [(Int128, Int, Int, String, String, String)])
    func unitPrices(
        coefficient: Int128, scale: Int, decimals: Int, locale: String, currency: String,
        expected: String
    ) throws {
        let price = ExactDecimal(coefficient, scale: scale)
        #expect(try text(.unitPrice(price, decimals: decimals), locale, currency) == expected)
    }

    @Test(
        "of percent keep the zeros asked for",
        arguments: [
            (333, 1, 2, "en-US", "33.30%"), (0, 0, 2, "en-US", "0.00%"),
            (123_45, 2, 1, "en-US", "123.45%"), (1_234_5, 1, 2, "en-US", "1,234.50%"),
            (-5, 1, 1, "en-US", "−0.5%"), (333, 1, 2, "fr-CA", "33,30\u{A0}%"),
            (50, 0, 0, "de-DE", "50\u{A0}%"),
        ] as [(Int128, Int, Int, String, String)])
    func percentages(
        coefficient: Int128, scale: Int, decimals: Int, locale: String, expected: String
    ) throws {
        let percent = ExactDecimal(coefficient, scale: scale)
        #expect(try text(.percentage(percent, decimals: decimals), locale, "USD") == expected)
    }

    @Test(
        "of thousandths have one decimal",
        arguments: [
            (0, "0.0%"), (5, "0.5%"), (333, "33.3%"), (1_000, "100.0%"), (-32, "−3.2%"),
            (12_345, "1,234.5%"),
        ] as [(Int64, String)])
    func permille(thousandths: Int64, expected: String) {
        var out = Bytes()
        let numbers = NumberWriter(for: .enUS, currency: .usDollar)
        out.append(thousandths, .permille, numbers.cells)
        #expect(out.text == expected)
    }

    @Test("of a link are its words")
    func link() throws {
        #expect(try text(.link("Oats", address: "https://x.example/"), "en-US", "USD") == "Oats")
    }
}
