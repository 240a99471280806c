import PennyDiagnostics
import Testing

@Suite("Declarations of faults") struct FaultDeclarationTests {
    private struct Samples: FaultDeclarations {
        let late = Fault(8, as: .warning, "it is late", "Hurry.")
        let long = FaultDeclaration(7, example: 3, "a") { (count: Int, name: String) in
            ("“\(name)” has \(count) letters", "Write fewer.")
        }
        let twice = FaultDeclaration(
            9, example: SourceLocation(path: "a.md", line: 2),
            related: { first in [.first(at: first)] }
        ) { _ in ("it is there twice", "Keep one.") }
        let notAFault = 9
    }

    @Test func `make a fault of the arguments`() {
        #expect(Samples().long(5, "house") == Fault(7, "“house” has 5 letters", "Write fewer."))
    }

    @Test func `list an example of each`() {
        #expect(
            Samples().examples == [
                Fault(8, as: .warning, "it is late", "Hurry."),
                Fault(7, "“a” has 3 letters", "Write fewer."),
                Fault(
                    9, "it is there twice", "Keep one.",
                    related: [.first(at: SourceLocation(path: "a.md", line: 2))]),
            ])
    }

    @Test func `suggest a similar word if there is one`() {
        #expect(didYouMean("rate") == "Did you mean “rate”?")
        #expect(didYouMean(nil) == nil)
    }
}
