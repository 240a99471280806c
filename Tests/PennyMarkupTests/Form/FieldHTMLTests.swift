import PennyEngine
import PennyWordsSupport
import Testing

@testable import PennyMarkup

/// The control of one field.
@Suite struct FieldHTMLTests {
    /// The line of the field in a loan's form.
    private func line(
        _ name: String, _ typed: String?, _ defaults: InputDefaults = InputDefaults(),
        _ others: [RawInput] = []
    ) throws -> String {
        let inputs = typed.map { [RawInput(name, $0)] } ?? []
        let form = FormHTML(.loan, inputs + others, defaults, .plain).content()
            .text
        return String(
            try #require(form.split(separator: "\n").first { $0.contains(" name=\"\(name)\"") }))
    }

    @Test func `an amount has the keypad and its currency's decimals`() throws {
        #expect(
            try line("principal", "350,000") == """
                <div class="field"><label for="input-principal">Amount borrowed</label>\
                <p class="help" id="help-principal">For a home, you can leave this empty and enter \
                the price and the down payment.</p>\
                <input id="input-principal" name="principal" aria-describedby="help-principal" \
                inputmode="decimal" data-keypad \
                data-decimals="2" value="350,000" placeholder="350,000">\
                <input type="range" data-slides="principal" aria-label="Amount borrowed, slider" \
                min="0" max="1000000" data-steps="1 2 5 10 20 50 100 200 500 1000 2000 5000" \
                step="1" value="350000" aria-valuetext="350,000"></div>
                """)
        let yen = InputDefaults(currency: try #require(Currency(code: "JPY")))
        #expect(try line("fees", nil, yen).contains("data-decimals=\"0\" value=\"\""))
        let dinar = [RawInput("currency", "kwd")]
        #expect(
            try line("fees", "1", InputDefaults(), dinar).contains(
                "data-decimals=\"3\" value=\"1\""))
        let none = [RawInput("currency", "XXZ")]
        #expect(try line("fees", "1", InputDefaults(), none).contains("data-decimals=\"2\""))
    }

    @Test(
        arguments: [
            ("6.25%", "6.25"), ("6.25 %", "6.25"), ("6.25", "6.25"), ("%", ""), ("", ""),
            ("5% a year", "5% a year"), ("lots", "lots"), ("7%%", "7%"), ("٦٫٥٪", "٦٫٥"),
            ("٦٫٥ ٪", "٦٫٥"),
        ])
    func `a rate is before its sign`(_ typed: String, _ shown: String) throws {
        let line = try line("rate", typed)
        #expect(line.contains("inputmode=\"decimal\" data-rate value=\"\(shown)\""))
        #expect(line.contains("><span class=\"unit\" aria-hidden=\"true\">%</span></span>"))
    }

    @Test(
        arguments: [
            ("2026-12-01", " type=\"date\" value=\"2026-12-01\">"),
            ("", " type=\"date\" value=\"\">"),
            ("2026-02-30", " value=\"2026-02-30\">"), ("soon", " value=\"soon\">"),
        ])
    func `a date has a calendar unless what was typed is none`(_ typed: String, _ end: String)
        throws
    {
        let line = try line("start", typed)
        #expect(
            line.hasSuffix(" name=\"start\" aria-describedby=\"help-start\"\(end)</div>"))
    }

    @Test func `a choice offers its words, and leaving it out`() throws {
        #expect(
            try line("lastPayment", "closest") == """
                <div class="field"><label for="input-lastPayment">Last payment</label>\
                <p class="help" id="help-lastPayment">Which payment makes up for the rounding of \
                the others.</p><select id="input-lastPayment" name="lastPayment" \
                aria-describedby="help-lastPayment">\
                <option value="">takes rest (default)</option>\
                <option value="closest" selected>closest</option></select></div>
                """)
        let form = FormHTML(.comparison, [], InputDefaults(), .plain).content().text
        #expect(
            form.contains("name=\"measure\"><option value=\"\">not chosen</option><option value="))
    }

    @Test(arguments: ["Closest", "nearest"])
    func `a choice typed in other letters stays what was typed`(_ typed: String) throws {
        let line = try line("lastPayment", typed)
        #expect(line.contains("<option value=\"\(typed)\" selected>\(typed)</option></select>"))
        #expect(line.ranges(of: " selected").count == 1)
    }

    @Test(
        arguments: [
            ("20%", "20", true), ("20 %", "20", true), ("84,000", "84,000", false),
            ("", "", true), ("lots", "lots", false),
        ])
    func `an amount or a percentage stands before a choice of the two`(
        _ typed: String, _ shown: String, _ isPart: Bool
    ) throws {
        let line = try line("downPayment", typed)
        #expect(line.contains(" inputmode=\"decimal\" data-part value=\"\(shown)\""))
        #expect(
            line.contains(
                "<select data-unit=\"downPayment\" aria-label=\"Down payment: percent or amount\">"
                    + (isPart
                        ? "<option value=\"%\" selected>%</option><option value=\"\">USD</option>"
                        : "<option value=\"%\">%</option><option value=\"\" selected>USD</option>"))
        )
    }

    @Test func `what is needed says so`() throws {
        #expect(try line("term", "2 years").contains("value=\"2\" required placeholder="))
        #expect(!(try line("rate", "2%").contains("required")))
    }

    @Test func `an example is in the numbers of the page`() throws {
        #expect(try line("rate", nil).contains(" placeholder=\"6.25\""))
        #expect(try line("fees", nil).contains(" placeholder=\"1,500\""))
        #expect(try line("term", nil).contains(" placeholder=\"30\""))
    }

    @Test(
        arguments: [
            ("", "0", "empty"), ("lots", "0", "lots"), ("-5", "0", "-5"), ("350,0", "0", "350,0"),
            ("3,000,000", "1000000", "3,000,000"),
        ])
    func `a slider has its own range, and says what was typed`(
        _ typed: String, _ value: String, _ said: String
    ) throws {
        let line = try line("principal", typed)
        #expect(
            line.hasSuffix(
                "min=\"0\" max=\"1000000\" "
                    + "data-steps=\"1 2 5 10 20 50 100 200 500 1000 2000 5000\" step=\"1\" value=\"\(value)\" "
                    + "aria-valuetext=\"\(said)\"></div>"))
    }

    @Test(
        arguments: [
            (5_000, 0, "1 2 5 10 20 50 100 200 500 1000 2000 5000"), (25, 1, "1 2 2.5"),
            (25, 2, "0.01 0.02 0.05 0.1 0.2 0.25"), (5, 2, "0.01 0.02 0.05"), (1, 0, "1"),
        ])
    func `a slider has round steps up to the largest`(
        _ most: Int128, _ scale: Int, _ steps: String
    ) throws {
        let found = InputRange.steps(upTo: ExactDecimal(most, scale: scale))
        #expect(found.map { $0.text() }.joined(separator: " ") == steps)
    }

    @Test(
        arguments: [
            ("principal", "350000", "350,000"), ("principal", "350k", "350k"),
            ("principal", "99.50", "99.50"), ("term", "0030 years", "30"),
        ])
    func `a whole number has the marks of the page`(
        _ name: String, _ typed: String, _ shown: String
    ) throws {
        #expect(try line(name, typed).contains(" value=\"\(shown)\""))
    }

    @Test func `a slider of rates is at a rate of three decimals`() throws {
        #expect(try line("rate", "6.125%").contains("step=\"0.01\" value=\"6.125\""))
    }

    @Test func `a slider of amounts reaches further where the minor unit is worth little`() throws {
        let yen = InputDefaults(currency: try #require(Currency(code: "JPY")))
        #expect(try line("principal", nil, yen).contains(" 200000 500000\" step=\"1\""))
    }

    @Test(
        arguments: [
            ("30 years", "30", " years", "40"), ("18 months", "18", " months", "480"),
            ("", "", " years", "40"), ("2 years 6 months", "2 years 6 months", "", "40"),
            ("84 payments", "84 payments", "", "40"), ("30", "30", " years", "40"),
        ])
    func `a length is before its unit, unless it has another one`(
        _ typed: String, _ shown: String, _ unit: String, _ most: String
    ) throws {
        let line = try line("term", typed)
        #expect(line.contains(" inputmode=\"decimal\" data-length value=\"\(shown)\""))
        #expect(line.contains("<option value=\"\(unit)\" selected>"))
        #expect(line.contains(" max=\"\(most)\" "))
        #expect(!line.contains("></option>"), "an option without a text is not valid HTML")
    }

    @Test(
        arguments: [
            ("de", "18 Monate", "18", " months"), ("ar", "30 سنة", "30", " years"),
            ("ar", "36 شهرًا", "36", " months"), ("ja", "30年", "30", " years"),
            ("ja", "36か月", "36", " months"), ("ja", "2年6か月", "2年6か月", ""),
        ])
    func `a length that was typed in another language is before its unit`(
        _ language: String, _ typed: String, _ shown: String, _ unit: String
    ) throws {
        let line = try line("term", typed, InputDefaults(words: .of(language)))
        #expect(line.contains(" data-length value=\"\(shown)\""))
        #expect(line.contains("<option value=\"\(unit)\" selected>"))
    }

    @Test func `a choice that was typed as its default is there once, and stays typed`() throws {
        let line = try line("lastPayment", "takes-rest")
        #expect(line.ranges(of: "takes rest").count == 1)
        #expect(line.contains("<option value=\"takes-rest\" selected>takes rest (default)"))
    }

    @Test(
        arguments: [
            (nil, "<option value=\"\">USD ($)</option>"),
            ("EUR", "<option value=\"EUR\" selected>EUR (€)</option>"),
            ("€", "<option value=\"EUR\" selected>EUR (€)</option>"),
            ("usd", "<option value=\"USD\" selected>USD ($)</option>"),
            ("$", "<option value=\"USD\" selected>USD ($)</option>"),
            ("XPF", "<option value=\"XPF\" selected>XPF</option>"),
            ("shells", "<option value=\"shells\" selected>shells</option>"),
        ])
    func `the currency is a choice, which knows its sign`(_ typed: String?, _ option: String)
        throws
    {
        let line = try line("currency", typed)
        #expect(line.contains("<select id=\"input-currency\" name=\"currency\">"))
        #expect(line.contains(option))
        #expect(line.ranges(of: "USD").count <= 2 && line.ranges(of: ">USD").count == 1)
        #expect(line.ranges(of: " selected").count == (typed == nil ? 0 : 1))
    }
}
