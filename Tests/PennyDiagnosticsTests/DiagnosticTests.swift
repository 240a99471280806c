import PennyDiagnostics
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
    static func at(_ path: String, _ line: Int, _ column: Int) -> SourceLocation {
        SourceLocation(path: path, line: line, column: column)
    }

    @Test("are ordered by file, line, column, severity, words and other places")
    func order() {
        let sorted = [
            Diagnostic(at: Self.at("a", 2, 1), "z"),
            Diagnostic(at: Self.at("a", 10, 1), "y"),
            Diagnostic(at: Self.at("b", 1, 2), "a"),
            Diagnostic(at: Self.at("b", 1, 10), "a"),
            Diagnostic(.warning, at: Self.at("b", 1, 10), "A"),
            Diagnostic(.warning, at: Self.at("b", 1, 10), "B"),
            Diagnostic(.warning, at: Self.at("b", 1, 10), "B", nextStep: "Do."),
            Diagnostic(
                .warning, at: Self.at("b", 1, 10), "B", nextStep: "Do.",
                related: [.first(at: Self.at("a", 1, 1))]),
            Diagnostic(
                .warning, at: Self.at("b", 1, 10), "B", nextStep: "Do.",
                related: [.first(at: Self.at("a", 1, 2))]),
        ]
        #expect(sorted.reversed().sorted() == sorted)
        #expect(DiagnosticError(sorted.reversed()).diagnostics == sorted)
    }

    @Test("of a file without lines are placed at its objects, in their order")
    func objects() {
        let locations = [7, 10].map { SourceLocation.object($0, of: "saved.plist") }
        #expect(
            locations.map(\.description) == ["saved.plist: object 7", "saved.plist: object 10"])
        #expect(locations.reversed().sorted() == locations)
        #expect(SourceLocation.option("--to x").description == "--to x")
    }

    @Test("of an error are told once each")
    func once() {
        let one = Diagnostic(at: Self.at("a", 1, 1), "one")
        let two = Diagnostic(at: Self.at("a", 1, 1), "two")
        #expect(DiagnosticError([two, one, two, one, two]).diagnostics == [one, two])
        #expect(DiagnosticError([]).diagnostics.isEmpty)
    }

    @Test("take their severity, words and code from the fault")
    func fault() {
        let related = [RelatedLocation.first(at: Self.at("a", 1, 1))]
        let fault = Fault(7, as: .warning, "it is wrong", "Mend it.", related: related)
        #expect(
            Diagnostic(fault, at: Self.at("a", 3, 4))
                == Diagnostic(
                    .warning, at: Self.at("a", 3, 4), "it is wrong", nextStep: "Mend it.",
                    related: related, code: 7))
    }

    @Test("have a place that editors can follow")
    func location() {
        #expect(Self.at("calculations/a.md", 12, 7).description == "calculations/a.md:12:7")
        #expect(SourceLocation(path: "a").description == "a:1:1")
    }

    @Test(
        "are counted in words",
        arguments: [
            (0, 0, ""), (1, 0, "1 error"), (2, 0, "2 errors"), (0, 1, "1 warning"),
            (1, 1, "1 error and 1 warning"), (12, 3, "12 errors and 3 warnings"),
        ])
    func count(errors: Int, warnings: Int, expected: String) {
        let location = Self.at("a", 1, 1)
        let diagnostics =
            [Diagnostic](repeating: Diagnostic(.warning, at: location, "w"), count: warnings)
            + [Diagnostic](repeating: Diagnostic(at: location, "e"), count: errors)
        #expect(countText(of: diagnostics) == expected)
    }
}
