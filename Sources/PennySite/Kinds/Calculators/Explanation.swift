import PennyContent
import PennyEngine

/// A calculator's page: the inputs that its form begins with, which are the worked example as well,
/// and the prose that explains it.
struct Explanation {
    let calculator: Calculator
    /// The example. Its name cannot be that of a saved set.
    let set: SavedSet
    /// What comes with the program knows nothing of the site's glossary.
    let isBuiltIn: Bool

    static func fileName(of calculator: Calculator) -> String { "explain-\(calculator.name).md" }

    static func id(of calculator: Calculator) -> String { "calculators/\(calculator.name)" }

    /// The same with its example as the site's readers type it. What the site wrote itself is that
    /// already.
    func local(_ example: LocalExample) -> Explanation {
        if !isBuiltIn { return self }
        let inputs = example.inputs(set.inputs, of: calculator)
        return Explanation(
            calculator: calculator, set: set.replacing(inputs, places: set.places),
            isBuiltIn: isBuiltIn)
    }

    /// Reads the explanation of a calculator from the theme's file.
    static func read(_ file: Theme.Text, of calculator: Calculator) -> Reading<Explanation> {
        let text = ContentText(path: file.origin, text: file.text)
        let reader = SavedSetReader(standard: calculator)
        return reader.read(markdown: text, id: id(of: calculator)).map {
            Explanation(calculator: calculator, set: $0, isBuiltIn: file.isBuiltIn)
        }
    }
}
