import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

extension CalculatorKind {
    /// The list of calculators, and a page that explains each.
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        let explanations = site.site.explanations
        if explanations.isEmpty { return [] }
        let entries = explanations.map { explanation in
            let set = explanation.set
            return CalculatorsPage.Entry(
                label: site.numbers.text(explanation.calculator.words.many),
                title: site.filled(set.title, own: set.id),
                text: site.filled(set.description, own: set.id),
                address: Address.explanation(of: explanation.calculator),
                language: site.language(of: explanation))
        }
        let pages = zip(explanations, entries).map { explanation, entry in
            ExplanationPage(
                calculator: explanation.calculator, origin: explanation.set.location.path,
                date: explanation.set.date, title: entry.title, summary: entry.text,
                body: site.body(SourcePath.explanation(of: explanation.calculator)),
                words: site.words(explanation.set.terms), language: entry.language)
        }
        return [CalculatorsPage(entries: entries)] + pages
    }
}

extension CheckedSite {
    /// The page that explains a calculator.
    func explanation(of calculator: Calculator) -> PageLink? {
        site.explanations.first { $0.calculator == calculator }.map { explanation in
            PageLink(
                title: filled(explanation.set.title, own: explanation.set.id),
                address: Address.explanation(of: calculator), language(of: explanation))
        }
    }

    /// What comes with the program is in its words' language.
    func language(of explanation: Explanation) -> TextLanguage? {
        explanation.isBuiltIn ? nil : site.language(at: explanation.set.location)
    }
}
