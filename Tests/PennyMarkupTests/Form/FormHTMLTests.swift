import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

/// The fields of a calculator's form.
@Suite struct FormHTMLTests {
    private func form(
        _ calculator: Calculator, _ inputs: [RawInput], _ defaults: InputDefaults = InputDefaults()
    ) -> String {
        FormHTML(calculator, inputs, defaults, .plain).content().text
    }

    /// The text before the fold of the fields that are not common.
    private func open(_ form: String) -> Substring {
        let fold = form.firstRange(of: "<details class=\"more\" data-fold=\"more\"")
        return form.prefix(upTo: fold?.lowerBound ?? form.endIndex)
    }

    private func names(_ text: some StringProtocol) -> [String] {
        String(text).matches(of: #/ name="([^"]+)"/#).map { String($0.1) }
    }

    /// The names of the open parts.
    private func folds(_ form: String) -> [String] {
        form.matches(of: #/data-fold="([^"]+)" open>/#).map { String($0.1) }
    }

    @Test func `common fields come first, the others are folded by what they are about`() throws {
        let form = form(.loan, [RawInput("points", "1%"), RawInput("principal", "5,000")])
        #expect(names(open(form)) == ["principal", "rate", "term", "payments"])
        #expect(folds(form) == ["more", "fees"])
        for group in ["home", "payments", "fees", "days", "rounding"] {
            #expect(form.contains("data-fold=\"\(group)\""))
        }
        let all = Calculator.loan.fields.filter { field in
            if case .entries = field.syntax { false } else { true }
        }
        #expect(names(form).sorted() == (all.map(\.name) + ["currency"]).sorted())
        for list in ["extra", "rateSteps", "fixedPayments"] {
            #expect(form.contains("<fieldset class=\"list\" data-list=\"\(list)\">"))
        }
    }

    @Test func `what is as it would be by itself opens nothing`() {
        #expect(folds(form(.loan, [])) == [])
        #expect(folds(form(.loan, [RawInput("points", "")])) == [])
        #expect(folds(form(.loan, [RawInput("extra", .entries([]))])) == [])
        #expect(folds(form(.loan, [RawInput("compounding", "payment")])) == [])
        #expect(folds(form(.loan, [RawInput("currency", "USD")])) == [])
        #expect(folds(form(.loan, [RawInput("currency", "EUR")])) == ["more"])
        #expect(folds(form(.loan, [RawInput("compounding", "daily")])) == ["more", "payments"])
    }

    @Test func `a long list is folded, with the number of its entries`() {
        let entries = (1...4).map { [RawInput.Field(name: "amount", text: "\($0)")] }
        let long = form(.loan, [RawInput("extra", .entries(entries))])
        #expect(long.contains("data-fold=\"list-extra\">\n<summary>Extra payments (4)</summary>"))
        let short = form(.loan, [RawInput("extra", .entries(Array(entries.prefix(3))))])
        #expect(!short.contains("list-extra"))
    }

    @Test(arguments: CalculatorCatalog.builtIn.all)
    func `a form has few common fields, those that are needed among them`(
        _ calculator: Calculator
    ) {
        let common = calculator.fields.filter { $0.group == .common }
        // Retirement asks for two times, two rates, and what comes in and goes out.
        let most = calculator == .retirement ? 7 : 5
        #expect((1...most).contains(common.count), "\(common.map(\.name))")
        for field in calculator.fields where field.requirement == .required {
            #expect(common.contains(field), "\(field.name)")
        }
    }

    @Test func `a line of help describes its field`() {
        let form = form(.loan, [])
        #expect(
            form.contains(
                "<p class=\"help\" id=\"help-term\">How long you pay it back, such as 30 years or 36 "
                    + "months.</p><span class=\"control\"><input id=\"input-term\" name=\"term\" "
                    + "aria-describedby=\"help-term\""))
    }

    @Test(arguments: CalculatorCatalog.builtIn.all)
    func `a form is the same with fields from a blank one`(_ calculator: Calculator) {
        let defaults = InputDefaults()
        let blank = BlankForm(calculator, defaults, .plain)
        let first = calculator.fields.first.map { RawInput($0.name, $0.example) }
        let last = calculator.fields.last.map { RawInput($0.name, "") }
        let currency = RawInput("currency", "JPY")
        for inputs in [[], [first], [first, last], [first, RawInput("currency", "USD")]] {
            let form = FormHTML(calculator, inputs.compactMap(\.self), defaults, .plain)
            #expect(form.content(filling: blank) == form.content())
            let other = FormHTML(
                calculator, inputs.compactMap(\.self) + [currency], defaults, .plain)
            #expect(other.content(filling: blank) == other.content())
        }
    }

    @Test(arguments: CalculatorCatalog.builtIn.all)
    func `the form of every calculator is well-formed, each control with one label`(
        _ calculator: Calculator
    ) throws {
        let examples = calculator.fields.map { RawInput($0.name, $0.example) }
        for inputs in [[], examples] {
            let markup = try Markup(
                form(calculator, inputs).replacing(" selected>", with: " selected=\"\">")
                    .replacing(" required", with: " required=\"\"")
                    .replacing(" data-rate", with: " data-rate=\"\"")
                    .replacing(" data-keypad", with: " data-keypad=\"\"")
                    .replacing(" data-part ", with: " data-part=\"\" ")
                    .replacing(" data-length ", with: " data-length=\"\" ")
                    .replacing(#/ open>/#, with: " open=\"\">")
                    .replacing(/<input([^>]*)>/) { "<input\($0.1)/>" })
            #expect(markup.faults == [])
            let controls = markup.elements.filter {
                $0["name"] != nil && $0["type"] != "hidden"
            }
            let labels = markup.elements.filter { $0.name == "label" }
            #expect(labels.map { $0["for"] } == controls.map { $0["id"] })
            #expect(Set(controls.map { $0["id"] }).count == controls.count)
            #expect(controls.count >= calculator.fields.count - 3)
        }
    }

    @Test(arguments: [
        "\"><script>alert('&')</script>", "<b>", "&amp;", "\" onfocus=\"alert(1)", "'",
    ])
    func `markup in what was typed is text`(_ hostile: String) throws {
        let loan = form(
            .loan,
            [
                RawInput("principal", hostile), RawInput("rate", hostile),
                RawInput("payments", hostile), RawInput("start", hostile),
                RawInput("dueDay", hostile), RawInput("currency", hostile),
                RawInput("extra", .entries([[RawInput.Field(name: "at", text: hostile)]])),
            ])
        for raw in ["<script", "<b>", "\" onfocus"] { #expect(!loan.contains(raw)) }
        let escaped = hostile.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
            .replacing("'", with: "&#39;")
        #expect(loan.contains(" name=\"principal\" aria-describedby=\"help-principal\" inputmode"))
        #expect(loan.ranges(of: "value=\"\(escaped)\"").count == 7)
    }
}
