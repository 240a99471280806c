import PennyContent
import PennyEngine

/// The page that explains a calculator: a worked example with its inputs, and
/// the prose around it.
struct Explanation {
    let calculator: Calculator
    /// The example. Its name cannot be that of a saved set.
    let set: SavedSet
    /// What comes with the program knows nothing of the site's glossary.
    let isBuiltIn: Bool

    static func fileName(of calculator: Calculator) -> String { "explain-\(calculator.name).md" }

    static func id(of calculator: Calculator) -> String { "calculators/\(calculator.name)" }

    /// How the example's inputs are typed: those that come with the program
    /// are not written for the site.
    func defaults(_ site: InputDefaults) -> InputDefaults {
        isBuiltIn ? InputDefaults() : site
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
