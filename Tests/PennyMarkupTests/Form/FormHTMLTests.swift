import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

/// The fields of a calculator's form.
@Suite struct FormHTMLTests {
    private func form(
        _ calculator: Calculator, _ inputs: [RawInput], _ defaults: InputDefaults = InputDefaults()
    ) -> String {
        FormHTML(calculator.fields, inputs, defaults, .plain).content().text
    }

    /// The text before the fold of the fields that are neither given nor needed.
    private func open(_ form: String) -> Substring {
        let fold = form.firstRange(of: "<details class=\"more\">\n<summary>More inputs")
        return form.prefix(upTo: fold?.lowerBound ?? form.endIndex)
    }

    private func names(_ text: some StringProtocol) -> [String] {
        String(text).matches(of: #/ name="([^"]+)"/#).map { String($0.1) }
    }

    @Test func `given and needed fields come first, the others are folded`() throws {
        let form = form(.loan, [RawInput("points", "1%"), RawInput("principal", "5,000")])
        #expect(names(open(form)) == ["principal", "term", "points"])
        let all = Calculator.loan.fields.filter { field in
            if case .entries = field.syntax { false } else { true }
        }
        #expect(names(form).sorted() == (all.map(\.name) + ["currency"]).sorted())
        for list in ["extra", "rateSteps", "fixedPayments"] {
            #expect(form.contains("<fieldset class=\"list\" data-list=\"\(list)\">"))
        }
    }

    @Test func `an input that is given empty is folded like one that is not`() {
        #expect(names(open(form(.loan, [RawInput("points", "")]))) == ["term"])
        let noRows = [RawInput("extra", .entries([]))]
        #expect(!open(form(.loan, noRows)).contains("data-list"))
    }

    @Test(arguments: Calculator.allCases)
    func `a form is the same with fields from a blank one`(_ calculator: Calculator) {
        let defaults = InputDefaults()
        let blank = BlankForm(calculator.fields, defaults, .plain)
        let first = calculator.fields.first.map { RawInput($0.name, $0.example) }
        let last = calculator.fields.last.map { RawInput($0.name, "") }
        let currency = RawInput("currency", "JPY")
        for inputs in [[], [first], [first, last], [first, RawInput("currency", "USD")]] {
            let form = FormHTML(calculator.fields, inputs.compactMap(\.self), defaults, .plain)
            #expect(form.content(filling: blank) == form.content())
            let other = FormHTML(
                calculator.fields, inputs.compactMap(\.self) + [currency], defaults, .plain)
            #expect(other.content(filling: blank) == other.content())
        }
    }

    @Test func `a form of nothing folded has no fold`() {
        let fields = [Calculator.loan.fields[2]]
        let both = [RawInput("term", "1 year"), RawInput("currency", "CAD")]
        let form = FormHTML(fields, both, InputDefaults(), .plain).content().text
        #expect(names(form) == ["term", "currency"])
        #expect(!form.contains("<details"))
    }

    @Test(arguments: Calculator.allCases)
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
                    .replacing(/<input([^>]*)>/) { "<input\($0.1)/>" })
            #expect(markup.faults == [])
            let controls = markup.elements.filter { $0["name"] != nil }
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
        #expect(loan.contains(" name=\"principal\" inputmode=\"decimal\""))
        #expect(loan.ranges(of: "value=\"\(escaped)\"").count == 7)
    }
}
