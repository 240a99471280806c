import PennyContent
import PennyEngine

/// The explanation of a calculator: the initial inputs of its form, which are also the worked
/// example, and prose.
struct Explanation {
    let calculator: Calculator
    /// The worked example. Its name cannot be that of a saved set.
    let set: SavedSet
    /// Whether it comes with the program, and so knows nothing of the site's glossary.
    let isBuiltIn: Bool

    static func fileName(of calculator: Calculator) -> String { "explain-\(calculator.name).md" }

    static func id(of calculator: Calculator) -> String { "calculators/\(calculator.name)" }

    /// A copy with the example as the site's readers type it. A site's own explanation is that
    /// already.
    func local(_ example: LocalizedExample) -> Explanation {
        if !isBuiltIn { return self }
        let inputs = example.inputs(set.inputs, of: calculator)
        return Explanation(
            calculator: calculator, set: set.replacing(inputs, locations: set.inputLocations),
            isBuiltIn: isBuiltIn)
    }

    /// Reads the explanation of a calculator from the theme's file.
    static func read(
        _ file: Theme.Text, of calculator: Calculator, _ calculators: CalculatorCatalog
    ) -> Reading<Explanation> {
        let text = ContentText(path: file.origin, text: file.text)
        let reader = SavedSetReader(defaults: .init(calculators), standard: calculator)
        return reader.read(markdown: text, id: id(of: calculator)).map {
            Explanation(calculator: calculator, set: $0, isBuiltIn: file.isBuiltIn)
        }
    }
}
