import Testing

@testable import PennyEngine

@Suite("A value that cannot be negative")
struct NegativeInputTests {
    @Test("is called one below zero, with what to type", arguments: CalculatorCatalog.builtIn.all)
    func belowZero(_ calculator: Calculator) throws {
        for field in calculator.fields {
            guard let first = field.example.bytes.first, (0x30...0x39).contains(first) else {
                continue
            }
            let typed = "-\(field.example)"
            let own = problems(calculator, [RawInput(field.name, typed)]).filter { problem in
                switch problem.kind {
                case .needs, .oneLeftOut, .own, .notADate, .notAMonth, .notARatio: false
                default: problem.path.input == field.name
                }
            }
            for problem in own {
                #expect(problem.summary.hasSuffix("is below zero"), "\(problem.summary)")
                #expect(problem.nextStep.hasPrefix("Write "), "\(problem.nextStep)")
            }
        }
    }

    @Test("names a length to type", arguments: ["-20", "-20 years", "−3 months"])
    func length(_ term: String) {
        let found = problems(.loan, raw(["principal": "1", "rate": "5%", "term": term]))
        #expect(found.map(\.summary) == ["term “\(term)” is below zero"])
        #expect(
            found.map(\.nextStep) == ["Write a value that is not negative, such as “30 years”."])
    }
}
