import PennyDiagnostics
import PennyEngine
import Testing

@testable import PennyContent

@Suite("A saved set")
struct SavedSetTests {
    static let loan = "kind: loan\nprincipal: 1000\nrate: 6%\nterm: 3 payments\n"

    func set(
        _ yaml: String, body: String = "", reader: SavedSetReader = SavedSetReader()
    ) throws(DiagnosticError) -> SavedSet {
        try reader.read(markdown: file("---\n\(yaml)---\n\(body)"), id: "first-home").sound()
    }

    @Test("has every common key of its file")
    func everyKey() throws {
        let yaml = """
            kind: loan
            title: "{{first-home.payment}} a month"
            description: Our first home
            date: 2026-11-20
            currency: CAD
            tags: [home, two words]
            draft: true
            order: 7
            principal: 350,000
            rate: 6.25%
            term: 30 years

            """
        let set = try set(yaml, body: "Text\n")
        #expect(set.id == "first-home")
        #expect(set.calculator == .loan)
        #expect(set.title == "{{first-home.payment}} a month")
        #expect(set.titleLocation == SourceLocation(path: "a.md", line: 3, column: 8))
        #expect(set.description == "Our first home")
        #expect(set.descriptionLocation == SourceLocation(path: "a.md", line: 4, column: 14))
        #expect(set.date == CivilDate(iso: "2026-11-20"))
        #expect(set.tags == ["home", "two words"])
        #expect(set.isDraft)
        #expect(set.order == 7)
        #expect(set.body == "Text\n")
        #expect(set.bodyLine == 14)
        #expect(
            set.inputs.map(\.name) == ["principal", "rate", "term", "currency"].sorted(by: order))
        #expect(try set.calculation(InputDefaults()).currency == Currency(code: "CAD"))
    }

    /// The keys in the order of the file of the test above.
    private func order(_ first: String, _ second: String) -> Bool {
        let keys = ["currency", "principal", "rate", "term"]
        return (keys.firstIndex(of: first) ?? 9) < (keys.firstIndex(of: second) ?? 9)
    }

    @Test("is made of its name and inputs alone where the rest is left out")
    func fewestKeys() throws {
        let set = try set(Self.loan)
        #expect(set.title == "First home")
        #expect(set.description.isEmpty)
        #expect(set.date == nil)
        #expect(set.tags.isEmpty)
        #expect(!set.isDraft)
        #expect(set.order == nil)
        #expect(
            set.inputs == [
                RawInput("principal", "1000"), RawInput("rate", "6%"),
                RawInput("term", "3 payments"),
            ])
    }

    @Test(
        "takes tags as a list or a line, and drafts in four words",
        arguments: [
            ("tags: [a, b]\n", ["a", "b"], false), ("tags: a, b ,,c\n", ["a", "b", "c"], false),
            ("tags:\n  - ' a '\n", ["a"], false), ("tags: []\n", [], false),
            ("draft: true\n", [], true), ("draft: Yes\n", [], true), ("draft: FALSE\n", [], false),
            ("draft: no\n", [], false),
        ])
    func words(yaml: String, tags: [String], isDraft: Bool) throws {
        let set = try set(Self.loan + yaml)
        #expect(set.tags == tags)
        #expect(set.isDraft == isDraft)
    }

    @Test("is read from a YAML or JSON file as well")
    func plainFiles() throws {
        let json = #"{"kind": "loan", "principal": 1000, "rate": "6%", "term": "3 payments"}"#
        let yaml = try SavedSetReader().read(yaml: file(Self.loan), id: "first-home").sound()
        #expect(
            yaml.inputs == (try SavedSetReader().read(yaml: file(json), id: "x").sound()).inputs)
        #expect(yaml.body.isEmpty)
        #expect(yaml.inputs == (try set(Self.loan)).inputs)
    }

    @Test(
        "is refused for a wrong key, at the location of its value",
        arguments: [
            ("", "1:1 kind is missing", "Add a line such as “kind: loan”."),
            ("kind: laon\n", "2:7 kind “laon” is not a calculator", "Did you mean “loan”?"),
            (
                "kind: lease\n", "2:7 kind “lease” is not a calculator",
                "It can be \(CalculatorCatalog.builtIn.all.map(\.name).dropLast().joined(separator: ", ")) or "
                    + "\(CalculatorCatalog.builtIn.all[CalculatorCatalog.builtIn.all.count - 1].name)."
            ),
            (
                "kind: [loan]\n", "2:7 kind is a single value, not a list",
                "Write one value after the colon."
            ),
            ("kind:\n", "2:6 kind is empty", "Write a value after “kind:”, or remove the line."),
            (
                loan + "title: ' '\n", "6:8 title is empty",
                "Write a value after “title:”, or remove the line."
            ),
            (
                loan + "date: 2026-02-30\n", "6:7 date “2026-02-30” is not a date",
                "Write a day that exists as year-month-day, such as 2026-11-20."
            ),
            (
                loan + "date: 20.11.2026\n", "6:7 date “20.11.2026” is not a date",
                "Write a day that exists as year-month-day, such as 2026-11-20."
            ),
            (
                loan + "draft: maybe\n", "6:8 draft “maybe” is neither true nor false",
                "Write true or false."
            ),
            (
                loan + "order: 1.5\n", "6:8 order “1.5” is not a whole number",
                "Write a whole number such as 10."
            ),
            (
                loan + "order: 99999999999999999999\n",
                "6:8 order “99999999999999999999” is not a whole number",
                "Write a whole number such as 10."
            ),
            (loan + "tags: {a: b}\n", "6:7 tags is a list", "Write it as “tags: [first, second]”."),
            (
                loan + "tags: [a, [b]]\n", "6:11 tags is a single value, not a list",
                "Write one value after the colon."
            ),
            (
                loan + "extra: [[1]]\n", "6:9 extra is a single value, not a list",
                "Write one value after the colon."
            ),
            (
                loan + "extra: [{amount: [1]}]\n", "6:18 amount is a single value, not a list",
                "Write one value after the colon."
            ),
            (
                loan + "extra: [{amount: 1, at: 1}, 5 at 2]\n",
                "6:29 expected lines of the form “key: value”", "Write one key a line."
            ),
        ])
    func wrongKeys(yaml: String, expected: String, nextStep: String) {
        let found = diagnostics { () throws(DiagnosticError) in try set(yaml) }
        #expect(found.first.map(line) == expected)
        #expect(found.first?.nextStep == nextStep)
    }

    @Test("reports all its faults at once, in the order of the file")
    func allFaults() {
        let yaml = """
            rate: 6
            kind: loan
            titel: x
            date: soon
            draft: maybe
            principal: -5
            tags: {}

            """
        let reading = SavedSetReader().read(markdown: file("---\n\(yaml)---\n"), id: "first-home")
        let found = faults { () throws(DiagnosticError) in try judged(reading) { [$0] } }
        #expect(
            found == [
                "1:1 term is missing", "2:7 rate “6” has no percent sign",
                "4:1 loan has no input “titel”", "5:7 date “soon” is not a date",
                "6:8 draft “maybe” is neither true nor false",
                "7:12 principal “-5” is below zero", "8:7 tags is a list",
            ])
    }

    @Test("is the same with other inputs but for them and their locations")
    func replacing() throws {
        let set = try set(Self.loan + "extra: [{amount: 1, at: x}]\n")
        let option = SourceLocation(path: "--set", line: 1, column: 1)
        var locations = set.inputLocations
        locations.setLocation(of: "extra", to: option)
        let changed = set.replacing(
            set.inputs.filter { $0.name != "extra" } + [RawInput("extra", "1 at x")],
            locations: locations)
        #expect(changed.title == set.title)
        let found = diagnostics { () throws(DiagnosticError) in
            try changed.calculation(InputDefaults())
        }
        #expect(found.map(\.location) == [option])
    }
}
