import PennyContent
import PennyDiagnostics
import PennyEngine
import Testing

@Suite("Inputs that are arguments of a command")
struct ArgumentFaultTests {
    @Test(
        "faults are reported in arguments and not in lines of a file",
        arguments: [
            (
                ["kind=loan", "rate=5%", "term=3 years"],
                "Add an argument such as principal=350000."
            ),
            (["kind=loan", "principal=1", "rate=5%"], "Add an argument such as 'term=30 years'."),
            (
                ["kind=budget", "income=Salary 3000"],
                "Write it as 'income=\"Take-home pay\" amount 3,200 every month'."
            ),
            (
                ["kind=loan", "principal=1", "rat=5%", "term=3 years"], "Did you mean “rate”?"
            ),
            (
                ["kind=savings", "yearsToInvest=1", "rate=5%", "monthlyDeposit=1"],
                "Did you mean “interestRate”?"
            ),
            (
                ["kind=loan", "principal=1", "rate=5", "term=3 years"],
                "Write “5%” if you mean 5 percent."
            ),
        ])
    func told(arguments: [String], nextStep: String) throws {
        let error = try #require(throws: DiagnosticError.self) {
            try SavedSetReader().read(typed: Self.typed(arguments), id: "new").sound()
                .calculation(InputDefaults())
        }
        #expect(error.diagnostics.map(\.nextStep) == [nextStep])
        #expect(error.diagnostics.allSatisfy { $0.location.line == 0 })
    }

    @Test("an input that is taken away is missed at its argument")
    func takenAway() throws {
        let old = try SavedSetReader().read(
            markdown: ContentText(
                path: "a.md",
                text: "---\nkind: loan\nprincipal: 1000\nrate: 5%\nterm: 3 years\n---\n"),
            id: "a"
        ).sound()
        let new = try old.adjusted(Self.typed(["rate="]), details: [], named: "b")
        let error = try #require(throws: DiagnosticError.self) {
            try new.calculation(InputDefaults())
        }
        #expect(error.diagnostics.map(\.location) == [.option("rate=")])
        #expect(error.diagnostics.map(\.nextStep) == ["Add an argument such as rate=6.25%."])
    }

    private static func typed(_ arguments: [String]) -> [TypedText] {
        arguments.map { argument in
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            return TypedText(
                parts[0], parts.count > 1 ? parts[1] : "", at: .option(argument))
        }
    }
}
