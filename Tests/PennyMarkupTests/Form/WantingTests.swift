import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

/// What a form lacks, and what is wrong in it.
@Suite struct WantingTests {
    /// The field and the state of each problem.
    private func states(_ calculator: Calculator, _ inputs: [(String, String)]) -> [[String]] {
        do throws(InputProblems) {
            _ = try calculator.calculate(inputs.map { RawInput($0.0, $0.1) }, InputDefaults())
            return []
        } catch {
            let lines = ProblemLines(error, of: calculator.fields, .plain).file().text
            return lines.split(separator: "\n").map { line in
                let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
                return [String(parts[0]), String(parts[4])]
            }
        }
    }

    @Test func `a field that is not filled in yet is missing, and a wrong one is not`() {
        #expect(
            states(.loan, [("principal", "1,000"), ("rate", "much")])
                == [["rate", ""], ["term", "missing"]])
    }

    @Test func `a plan whose unknown is unclear wants more, and one without an unknown is wrong`() {
        let one = [("target", "20,000"), ("yearsToInvest", "5")]
        #expect(states(.goal, one) == [["yearsToInvest", "wanting"]])
        let all = one + [("interestRate", "4%"), ("monthlyDeposit", "250")]
        #expect(states(.goal, all) == [["yearsToInvest", ""]])
    }

    @Test(arguments: CalculatorCatalog.builtIn.all)
    func `an empty form of any calculator is only not filled in`(_ calculator: Calculator) {
        let states = states(calculator, [])
        #expect(!states.isEmpty)
        #expect(states.allSatisfy { $0[1] != "" }, "\(states)")
    }
}
