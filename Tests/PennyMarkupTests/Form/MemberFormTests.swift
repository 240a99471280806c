import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

/// The fields of compared sets.
@Suite struct MemberFormTests {
    private func form(_ entries: [(String, String)]...) -> String {
        let sets = entries.map { $0.map { RawInput.Field(name: $0.0, text: $0.1) } }
        return FormHTML(
            .scenarios, [RawInput("sets", .entries(sets))], InputDefaults(),
            .plain
        ).content().text
    }

    /// The fields in a form that have a value, as a browser sends them.
    private func lines(_ form: String) -> [String] {
        let given = /name="([^"]+)"[^>]* value="([^"]+)"/
        let chosen =
            /name="([^"]+)"[^>]*>(?:<option[^>]*>[^<]*<\/option>)*<option value="([^"]+)" selected/
        let found = form.matches(of: given) + form.matches(of: chosen)
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
            .map { "\($0.1)=\($0.2)" }
    }

    @Test func `empty rows show the rows of the example, and what it leaves out as usual`() {
        func rows(_ name: String, _ rows: [[(String, String)]]) -> [RawInput] {
            let entries = rows.map { $0.map { RawInput.Field(name: $0.0, text: $0.1) } }
            return [RawInput(name, .entries(entries))]
        }
        func form(_ calculator: Calculator, _ empty: [RawInput], _ example: [RawInput]) -> String {
            FormHTML(calculator, empty, InputDefaults(), .plain, example: example).content().text
        }
        let blank = [("set", "1"), ("kind", "loan")]
        let example = rows(
            "sets",
            [
                [("kind", "loan"), ("title", "Long"), ("inputs", "rate 6% term \"30 years\"")],
                [("kind", "loan"), ("title", "Short"), ("inputs", "rate 5% term \"90 months\"")],
            ].map { [("set", "a")] + $0 })
        let sets = form(.scenarios, rows("sets", [blank, blank]), example)
        for (name, shown) in [
            ("0.title", "Long"), ("1.title", "Short"), ("0.inputs.rate", "6"),
            ("1.inputs.rate", "5"), ("1.inputs.term", "90"), ("1.inputs.fees", "1,500"),
        ] {
            let field = sets.split(separator: "\n").first { $0.contains("name=\"sets.\(name)\"") }
            #expect(field?.contains(" value=\"\"") == true, "\(name)")
            #expect(field?.contains(" placeholder=\"\(shown)\"") == true, "\(name)")
            let isInMonths = field?.contains("<option value=\" months\" selected>") == true
            #expect(isInMonths == (shown == "90"), "\(name)")
        }
        let products = form(
            .comparison, rows("products", [[("name", "")], [("name", "")]]),
            [RawInput("products", "Jar price 3 size 250 g; Box price 5 size 1 kg")])
        #expect(
            products.contains("name=\"products.0.name\" value=\"\" required placeholder=\"Jar\""))
        #expect(
            products.contains("name=\"products.1.name\" value=\"\" required placeholder=\"Box\""))
    }

    private static let long = [
        ("set", "first-home"), ("title", "Long"), ("kind", "loan"),
        ("inputs", "currency \"EUR\" principal 350,000 rate 6.25% term \"30 years\""),
    ]

    @Test func `each input of a set has a field with its label`() {
        let form = form(Self.long)
        #expect(
            lines(form) == [
                "sets.0.set=first-home", "sets.0.kind=loan", "sets.0.title=Long",
                "sets.0.inputs.principal=350,000", "sets.0.inputs.rate=6.25",
                "sets.0.inputs.term=30", "sets.0.inputs.currency=EUR",
            ])
        #expect(
            form.contains("<label for=\"input-sets.0.inputs.rate\">Yearly interest rate</label>"))
        #expect(form.contains("<input type=\"hidden\" name=\"sets.0.kind\" value=\"loan\">"))
        #expect(!form.contains("name=\"sets.0.inputs\""))
        #expect(form.contains("data-first=\"set\" data-copies=\"0\">Add one</button>"))
    }

    @Test func `a set shows what it needs and what is filled in, and folds the rest`() throws {
        func isFolded(_ name: String, _ inputs: String) throws -> Bool {
            let form = form([("set", "a"), ("kind", "loan"), ("inputs", inputs)])
            let fold = try #require(form.firstRange(of: "data-fold=\"sets.0.inputs-more\">"))
            let field = try #require(form.firstRange(of: "sets.0.inputs.\(name)\""))
            return field.lowerBound > fold.lowerBound
        }
        #expect(try isFolded("payments", "principal 1") && !isFolded("rate", "principal 1"))
        #expect(try isFolded("fees", "principal 1") && isFolded("extra", "principal 1"))
        #expect(try !isFolded("payments", "principal 1 payments biweekly"))
        #expect(try !isFolded("extra", "principal 1 extra \"200 at 3\""))
    }

    @Test func `what the fields say is what the text said`() throws {
        let lines = lines(form(Self.long)).map {
            $0.replacing("rate=6.25", with: "rate=6.25%")
                .replacing("term=30", with: "term=30 years")
        }
        let text = (["kind=scenarios"] + lines).joined(separator: "\n")
        let request = try #require(CalculationRequest(reading: Array(text.utf8), of: .builtIn))
        #expect(
            request.inputs == [
                RawInput(
                    "sets",
                    .entries([
                        [
                            .init(name: "set", text: "first-home"),
                            .init(name: "kind", text: "loan"), .init(name: "title", text: "Long"),
                            .init(
                                name: "inputs",
                                text: "principal 350,000 rate 6.25% term \"30 years\" "
                                    + "currency \"EUR\""),
                        ]
                    ]))
            ])
    }

    @Test func `a list of a set has fields for each entry, and a button to add one`() throws {
        #expect(form(Self.long).contains("data-add=\"sets.0.inputs.extra\""))
        let paying = [
            ("set", "a"), ("kind", "loan"), ("inputs", "principal 1 extra \"200 at 3; 5 at 4\""),
        ]
        let form = form(paying)
        #expect(form.contains("data-remove=\"sets.0.inputs.extra.1\""))
        let lines = lines(form)
        let extras = lines.filter { $0.contains("extra") }
        #expect(
            extras == [
                "sets.0.inputs.extra.0.amount=200", "sets.0.inputs.extra.0.at=3",
                "sets.0.inputs.extra.1.amount=5", "sets.0.inputs.extra.1.at=4",
            ])
        let text = (["kind=scenarios"] + lines).joined(separator: "\n")
        let request = try #require(CalculationRequest(reading: Array(text.utf8), of: .builtIn))
        let sent =
            "principal 1 extra \"amount 200 at 3; amount 5 at 4\""
        #expect(
            request.inputs == [
                RawInput(
                    "sets",
                    .entries([
                        [
                            .init(name: "set", text: "a"), .init(name: "kind", text: "loan"),
                            .init(name: "inputs", text: sent),
                        ]
                    ]))
            ])
    }

    @Test func `a fault in a list of a set is at its field`() throws {
        let loan = "principal 1000 rate 5% term \"1 year\""
        let sets = RawInput(
            "sets",
            .entries(
                [("a", "\(loan) extra \"200 at 3; x at 4\""), ("b", loan)].map { name, inputs in
                    [
                        .init(name: "set", text: name), .init(name: "kind", text: "loan"),
                        .init(name: "inputs", text: inputs),
                    ]
                }))
        do throws(InputProblems) {
            _ = try Calculator.scenarios.calculate([sets], InputDefaults())
            Issue.record("no problem")
        } catch {
            let lines = ProblemLines(error, of: Calculator.scenarios.fields, .plain).file().text
            let place = "Scenarios, entry 1, Extra payments, entry 2, Amount"
            #expect(lines.hasPrefix("sets\t0\tinputs.extra.1.amount\t\(place)\t"))
        }
    }

    @Test func `of more than two sets, those after the first are folded under their titles`() {
        func set(_ name: String, _ title: String) -> [(String, String)] {
            [("set", name), ("title", title), ("kind", "loan"), ("inputs", "principal 1")]
        }
        let two = form(set("a", "Long"), set("b", "Short"))
        #expect(!two.contains("data-fold=\"set-"))
        let three = form(set("a", "Long"), set("b", "A < B"), set("c", ""))
        #expect(!three.contains("data-fold=\"set-sets.0\""))
        for (fold, title, field) in [("1", "A &lt; B", "1"), ("2", "c", "2")] {
            let opened = "data-fold=\"set-sets.\(fold)\">\n<summary>\(title)</summary>"
            let parts = three.split(separator: opened)
            #expect(parts.count == 2, "\(fold)")
            #expect(parts.last?.contains("name=\"sets.\(field).inputs.rate\"") == true)
            #expect(parts.first?.contains("name=\"sets.\(field).title\"") == false)
        }
        #expect(lines(three).filter { $0.hasSuffix("principal=1") }.count == 3)
    }

    @Test func `what opens is of one set alone`() {
        let folds = form(Self.long, Self.long).matches(of: /data-fold="([^"]+)"/).map(\.1)
        #expect(folds.contains("sets.0.inputs-more") && folds.contains("sets.1.inputs-more"))
        #expect(Set(folds).count == folds.count)
    }

    @Test(arguments: [
        [("set", "a")], [("set", "a"), ("kind", "lone"), ("inputs", "principal 1")],
        [("set", "a"), ("kind", "loan"), ("inputs", "1 principal")],
        [("set", "a"), ("kind", "loan"), ("inputs", "principal \"1")],
    ])
    func `a set whose inputs are not recognized has the fields of a list`(
        _ entry: [(String, String)]
    ) {
        let form = form(entry)
        #expect(form.contains("id=\"input-sets.0.inputs\""))
        #expect(!form.contains("sets.0.inputs.principal") && !form.contains("data-copies"))
    }
}
