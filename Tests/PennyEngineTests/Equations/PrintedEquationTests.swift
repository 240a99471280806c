import Foundation
import PennyTestSupport
import Testing

@testable import PennyEngine

/// Checks all equations in random sets of every calculator. A failure prints the set in the form of
/// a file. `make fuzz` checks 100,000 results (`PENNY_EQUATION_RESULTS`).
@Suite("Printed equations") struct PrintedEquationTests {
    private static let count =
        ProcessInfo.processInfo.environment["PENNY_EQUATION_RESULTS"].flatMap(Int.init) ?? 150

    @Test func `every equation that a step prints holds to the rounding it states`() {
        var random = SeededGenerator()
        var survey = EquationSurvey()
        // Few tries have an input that others rule out; a short survey may have none.
        let isWhole = Self.count >= 2_000
        while survey.results < Self.count
            || isWhole && !survey.inputsWithoutResult.isEmpty && survey.tries < 3 * Self.count
        {
            let kinds = CalculatorCatalog.builtIn.all
            survey.add(RandomSet(kinds[survey.tries % kinds.count], &random))
        }
        print("\(survey.summary); \(random)")
        #expect(survey.wrong == [], "\(random)")
        #expect(survey.unread == [], "\(random)")
        for kind in CalculatorCatalog.builtIn.all {
            let (results, equations) = survey.counts(of: kind)
            #expect(results >= survey.tries / CalculatorCatalog.builtIn.all.count / 2, "\(kind)")
            #expect(equations >= results, "\(kind)")
        }
        #expect(survey.equations >= survey.results * 4)
        if isWhole { #expect(survey.inputsWithoutResult == []) }
    }

    /// The answer of each step of real results, changed by a few units of its last digit.
    @Test func `an answer that is changed is found to be wrong`() {
        var random = SeededGenerator()
        var (found, changed) = (0, 0)
        for kind in CalculatorCatalog.builtIn.all {
            var ofKind = 0
            for _ in 0..<8 {
                guard let result = RandomSet(kind, &random).result else { continue }
                for index in result.steps.indices {
                    guard PrintedEquations(result, onlyStep: index).held > 0,
                        let steps = PrintedEquations.changingAnswer(index, of: result)
                    else { continue }
                    changed += 1
                    let equations = PrintedEquations(steps, result.currency, onlyStep: index)
                    if !equations.wrong.isEmpty { ofKind += 1 }
                }
            }
            #expect(ofKind > 0, "\(kind)")
            found += ofKind
        }
        // A rate that is printed with three decimals lets a large amount be several units off.
        #expect(found * 100 >= changed * 90, "\(found) of \(changed), \(random)")
    }

    private static let written: [(numbers: String, answer: String, rounding: String, Bool)] = [
        ("$100.00 × 5% ÷ 12", "$0.42", "", true),
        ("$100.00 × 5% ÷ 12", "$0.43", "", false),
        ("$100.00 × 5% ÷ 12", "$0.41", "Rounded down.", true),
        ("$100.00 × 5% ÷ 12", "$0.42", "Rounded down.", false),
        ("$100.00 × 5% ÷ 12", "$0.42", "Rounded up to $0.01.", true),
        ("(20/3 − 200/33) ÷ 20/3", "9.09%", "Rounded to two decimals.", true),
        ("20/3 − 200/33 ÷ 20/3", "9.09%", "Rounded to two decimals.", false),
        ("$1,000,000.00", "$3,333.33", "", false),
        ("$1,000,000.00 × 4% ÷ 12", "$3,333.33", "", true),
        ("every 6 months, 4% ÷ 2", "of the balance", "", false),
        ("4% ÷ 2", "2% of the balance every 6 months", "", true),
        ("4% ÷ 2", "2.1% of the balance every 6 months", "", false),
        ("($70,211.47 + $2,000.00) ÷ (5 × $283,757.27)", "5.144%", "", false),
        ("($70,211.47 + $2,000.00) ÷ (5 × $283,757.27)", "5.090%", "", true),
        ("$1,000.00 × i ÷ (1 − (1 + i)⁻¹²), i = 12% ÷ 12", "88.8487… ≈ $88.85", "", true),
        ("$1,000.00 × i ÷ (1 − (1 + i)⁻¹²), i = 12% ÷ 12", "88.8488… ≈ $88.85", "", false),
        ("$1,000.00 × i ÷ (1 − (1 + i)⁻¹²), i = 12% ÷ 12", "88.8487… ≈ $88.84", "", false),
        ("(1 + 6% ÷ 12)^12 − 1", "6.168%", "", true),
        ("(1 + 6% ÷ 12)^(12 ÷ 365) − 1", "0.016%", "", true),
        ("(1 + 6% ÷ 12)^(12 ÷ 365) − 1", "0.017%", "", false),
        ("e^5% − 1", "5.127%", "", true), ("e^5% − 1", "5.128%", "", false),
        ("ln 2 ÷ ln(1 + 6%)", "11.8957", "", true), ("ln 2 ÷ ln(1 + 6%)", "11.8956", "", false),
        ("$3.00 − $1.00 = $2.00; $10.00 − $2.00", "$8.00", "", true),
        ("$3.00 − $1.00 = $1.00; $10.00 − $2.00", "$8.00", "", false),
        ("$10.00 × 50%, 30% and 20%", "$5.00, $3.00 and $2.00", "", true),
        ("$10.00 × 50%, 30% and 20%", "$5.00, $2.00 and $3.00", "", false),
        ("$2.10 ÷ 2 kg × 1 kg", "21/20 = $1.05", "", true),
        ("$2.10 ÷ 2 kg × 1 kg", "21/20 = $1.0500001", "", false),
        ("$1.00 ÷ 3 kg × 1 kg", "1/3 ≈ $0.333", "", true),
        ("$1.00 ÷ 3 kg × 1 kg", "1/3 = $0.333", "", false),
        ("$300.00 × 2% or $25.00", "$25.00", "", true),
        ("$300.00 × 2% or $25.00", "$6.00", "", false),
        ("7% − 6.875%", "+0.125 points", "", true), ("7% − 6.875%", "−0.125 points", "", false),
        ("$5.00 + $6.00 + …", "$20.00", "", true), ("$5.00 + $6.00 + …", "$10.00", "", false),
        ("$10.00 × 5% ÷ 12 + $10.00 × 5% ÷ 12", "$0.08", "Each part is rounded.", true),
        ("$10.00 × 5% ÷ 12 + $10.00 × 5% ÷ 12", "$0.09", "Each part is rounded.", false),
        ("35 + 400 ÷ 12", "68", "Only full years count.", true),
        ("35 + 400 ÷ 12", "69", "Only full years count.", false),
    ]

    @Test(arguments: written.indices)
    func `an equation holds exactly as far as its rounding allows`(_ index: Int) {
        let (numbers, answer, rounding, holds) = Self.written[index]
        let step = Step(
            .text("A step"), for: [], formula: .text("a rule"), numbers: .text(numbers),
            answer: .text(answer.replacing(" points", with: "\u{A0}points")),
            rounding: .text(rounding))
        let equations = PrintedEquations([step], .usDollar)
        #expect(equations.wrong.isEmpty == holds, "\(numbers) = \(answer): \(equations.wrong)")
        #expect(equations.unread.isEmpty)
        #expect(equations.held + equations.wrong.count > 0)
    }

    @Test func `arithmetic that cannot be read is not passed over`() {
        let step = Step(
            .text("A step"), for: [], formula: .text("a rule"),
            numbers: .text("$5.00 × rate ÷ 12"), answer: .text("$1.00"))
        #expect(PrintedEquations([step], .usDollar).unread.count == 1)
    }
}
