import PennyEngine
import PennyTestSupport
import PennyWordsSupport
import Testing

/// The explanations of calculators use the same labels for inputs as the form.
@Suite struct ExplanationLabelTests {
    @Test(arguments: CalculatorCatalog.builtIn.all)
    func `an explanation says what each input means, by its label in the form`(
        _ calculator: Calculator
    ) throws {
        let text = try Repository.text(of: "templates/explain-\(calculator.name).md")
        let inputs = try #require(text.split(separator: "\n## What the inputs mean\n").last)
        let section = try #require(inputs.split(separator: "\n## ").first)
        for field in Self.fields(of: calculator) {
            // Markdown is typed with straight apostrophes.
            let label = field.label.english.replacing("’", with: "'")
            #expect(section.contains("- **\(label)**: "), "\(field.name)")
        }
    }

    @Test(arguments: CalculatorCatalog.builtIn.all)
    func `an explanation names no input as a file does`(_ calculator: Calculator) throws {
        let text = try Repository.text(of: "templates/explain-\(calculator.name).md")
        for field in Self.fields(of: calculator) {
            #expect(!text.contains("`\(field.name)`"), "\(field.name)")
        }
    }

    /// The inputs in the form and those of their entries. For the sets of scenarios, a form has the
    /// titles and the inputs of their own calculators.
    private static func fields(of calculator: Calculator) -> [InputField] {
        calculator.fields.filter { $0.group != .files }.flatMap { field in
            guard case .entries(let entries) = field.syntax else { return [field] }
            return [field] + entries.filter { calculator != .scenarios || $0.name == "title" }
        }
    }
}
