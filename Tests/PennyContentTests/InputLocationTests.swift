import PennyDiagnostics
import PennyEngine
import Testing

@testable import PennyContent

@Suite("A problem of an input")
struct InputLocationTests {
    static let loan = "---\nkind: loan\nprincipal: 1,000\nrate: 6%\nterm: 12 months\n"

    func problems(_ text: String, _ defaults: InputDefaults = InputDefaults()) -> [Diagnostic] {
        diagnostics { () throws(DiagnosticError) in
            try SavedSetReader().read(markdown: file(text), id: "a").sound().calculation(defaults)
        }
    }

    @Test(
        "is reported at the line and column of the fault",
        arguments: [
            (
                "---\nkind: loan\n---\n",
                ["1:1 principal is missing", "1:1 rate is missing", "1:1 term is missing"]
            ),
            (
                "---\nkind: loan\nprincipal: lots\nrate:   6\nterm: ''\n---\n",
                [
                    "3:12 principal “lots” is not an amount", "4:9 rate “6” has no percent sign",
                    "5:7 term “” is not a length of time",
                ]
            ),
            (loan + "renk: 1\n---\n", ["6:1 loan has no input “renk”"]),
            (
                loan + "payments: montly\n---\n",
                ["6:11 payments “montly” is not one of its choices"]
            ),
            (
                loan + "currency: EURO\n---\n",
                ["6:11 currency “EURO” is not a currency of ISO 4217"]
            ),
            (loan + "fees: [1, 2]\n---\n", ["6:7 fees “1; 2” is not an amount"]),
            (loan + "fees: {a: 1}\n---\n", ["6:7 fees is a single value, not a list"]),
            (
                loan + "extra: 200 at 1; 300 at x\n---\n",
                ["6:8 extra entry 2, at “x” is not a number it can be"]
            ),
            (
                loan + "extra:\n  - 200 at 1\n  - 300 at x\n---\n",
                ["8:5 extra entry 2, at “x” is not a number it can be"]
            ),
            (
                loan + "extra:\n  - amount: 200\n    at: 1\n  - at: x\n    amount: 3\n---\n",
                ["9:9 extra entry 2, at “x” is not a number it can be"]
            ),
            (
                loan + "extra:\n  - {amount: 200, at: 1}\n  - {at: 2}\n---\n",
                ["8:5 extra entry 2, amount is missing"]
            ),
            (
                loan + "extra:\n  - {amount: 200, at: 1, whn: 2}\n---\n",
                ["7:26 extra has no field “whn”"]
            ),
            (loan + "extra: {amount: 200, att: 1}\n---\n", ["6:22 extra has no field “att”"]),
            (
                loan + "extra: {amount: -1, at: 1}\n---\n",
                ["6:17 extra entry 1, amount “-1” is below zero"]
            ),
            (loan + "start: 2026-13-01\n---\n", ["6:8 start “2026-13-01” is not a date"]),
            (
                loan + "payment: 1\n---\n",
                ["6:10 payment 1.00 USD does not pay the interest of 5.00 USD"]
            ),
        ])
    func locations(text: String, expected: [String]) {
        #expect(problems(text).map(line) == expected)
    }

    @Test(
        "suggests the word that was probably meant",
        arguments: [
            ("princpal: 1\n", "Did you mean “principal”?"),
            ("titel: x\n", "Did you mean “title”?"),
            ("payments: montly\n", "Did you mean “monthly”?"),
            ("currency: usdd\n", "Did you mean “USD”?"),
            ("extra: [{amunt: 1}]\n", "Did you mean “amount”?"),
            ("dayCount: actual/364\n", "Did you mean “actual/360”?"),
        ])
    func nearMisses(yaml: String, nextStep: String) {
        let found = problems(Self.loan + yaml + "---\n")
        #expect(found.contains { $0.nextStep == nextStep })
    }

    @Test("is not there in a file that reads well in its own convention")
    func convention() {
        let text = "---\nkind: loan\nprincipal: 1.000,50\nrate: 6,25%\nterm: 12 months\n---\n"
        let comma = InputDefaults(currency: .usDollar, convention: .comma)
        #expect(problems(text, comma).isEmpty)
        #expect(!problems(text).isEmpty)
    }

    @Test("is reported at the option that replaces an input")
    func changed() throws {
        let text = Self.loan + "extra:\n  - {amount: 200, at: 1}\n---\n"
        let set = try SavedSetReader().read(markdown: file(text), id: "a").sound()
        var locations = set.inputLocations
        let own = SourceLocation(path: "a.md", line: 7, column: 23)
        #expect(locations.location(ofEntry: 0, "at", of: "extra") == own)
        let option = SourceLocation.option("--set extra=x")
        locations.setLocation(of: "extra", to: option)
        locations.setLocation(of: "rate", to: SourceLocation.option("--set rate=y"))
        #expect(locations.location(ofEntry: 0, "at", of: "extra") == option)
        #expect(locations.location(ofEntry: 0, "", of: "rate").path == "--set rate=y")
        #expect(locations.location(ofEntry: 0, "", of: "term").description == "a.md:5:7")
        #expect(locations.location(ofEntry: 0, "", of: "fees") == set.location)
        #expect(set.inputLocations.location(ofEntry: 0, "at", of: "extra") == own)
    }

    @Test("ends fast for a file of thousands of unknown inputs")
    func manyInputs() {
        let keys = (0..<3_000).map { "k\($0): 1\n" }.joined()
        let told = problems(Self.loan + keys + "---\n")
        #expect(told.count == 101)
        #expect(told.reduce(0) { $0 + $1.count } == 3_000)
    }
}

@Suite("A site's defaults")
struct SiteDefaultTests {
    func site(_ yaml: String) throws -> SiteConfiguration {
        try SiteConfiguration.read(ContentText(path: "site.yaml", text: "title: T\n" + yaml))
            .sound()
    }

    static let loan = "---\nkind: loan\nprincipal: 1,000\nterm: 12 months\n---\n"

    @Test("stand for the inputs a set leaves out, of its calculator only")
    func used() throws {
        let site = try site(
            "defaults:\n  loan: {rate: 5%, term: 1 year}\n  savings: {interestRate: 2%}\n")
        let set = try SavedSetReader(defaults: site.defaults)
            .read(markdown: file(Self.loan), id: "a").sound()
        #expect(set.inputs.map(\.name) == ["principal", "term", "rate"])
        #expect(set.inputs.last == RawInput("rate", "5%"))
        #expect(set.inputs.contains(RawInput("term", "12 months")))
        #expect(set.ownInputs.map(\.name) == ["principal", "term"])
        var locations = set.inputLocations
        locations.setLocation(of: "rate", to: SourceLocation.option("--set rate=6%"))
        #expect(
            set.replacing(set.inputs, locations: locations).ownInputs.map(\.name)
                == ["principal", "term", "rate"])
    }

    @Test("are reported in the site's own file when they are wrong")
    func wrong() throws {
        let site = try site(
            "defaults:\n  loan:\n    rate: 5\n    extra:\n      - {amount: 1, at: x}\n")
        let set = try SavedSetReader(defaults: site.defaults)
            .read(markdown: file(Self.loan), id: "a").sound()
        let found = diagnostics { () throws(DiagnosticError) in
            try set.calculation(InputDefaults())
        }
        #expect(found.map { $0.location.description } == ["site.yaml:4:11", "site.yaml:6:25"])
        #expect(found.map(\.location.path) == ["site.yaml", "site.yaml"])
    }
}
