import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

extension CalculatorKind {
    /// The list of calculators, and a page for each.
    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        let explanations = site.site.explanations
        if explanations.isEmpty { return [] }
        let entries = explanations.map { explanation in
            let set = explanation.set
            return CalculatorListPage.Entry(
                label: site.numbers.text(explanation.calculator.words.many),
                title: site.filled(set.title, own: set.id),
                text: site.filled(set.description, own: set.id),
                address: Address.explanation(of: explanation.calculator),
                language: site.language(of: explanation))
        }
        let pages = zip(explanations, entries).compactMap { explanation, entry in
            page(of: explanation, entry, site)
        }
        return [CalculatorListPage(entries: entries)] + pages
    }
}

extension CalculatorKind {
    /// The page of an explanation; nil where the example has faults, which are reported elsewhere.
    private static func page(
        of explanation: Explanation, _ entry: CalculatorListPage.Entry, _ site: AnalyzedEdition
    ) -> CalculatorPage? {
        guard let example = site.content.examples[explanation.set.id] else { return nil }
        let (calculator, set) = (explanation.calculator, example.set.set)
        let writer = NumberWriter(for: site.site.readers, currency: example.set.currency)
        let defaults = site.site.formDefaults
        return CalculatorPage(
            calculator: calculator, origin: set.location.path,
            result: ResultContent(
                title: entry.title, summary: entry.text, date: set.date, name: calculator.name,
                path: entry.address, calculation: example.result,
                outputs: site.site.configuration.outputs,
                lists: SetList.lists(with: calculator, site.site.calculators), explanation: nil,
                picture: SharingPicture(
                    kind: writer.text(calculator.words.one), title: entry.title,
                    example.set.figures, writer, site: site.site.configuration.title)),
            live: LiveForm(
                set.readable(example.result), defaults,
                BlankForm(calculator, defaults, site.numbers),
                site.site.configuration.capacity, name: calculator.name, at: entry.address,
                isCalculator: true),
            body: site.body(SourcePath.explanation(of: calculator)),
            words: site.words(explanation.set.terms), language: entry.language,
            hasPicture: site.site.drawsPictures)
    }
}

extension AnalyzedEdition {
    /// The link to the page that explains a calculator.
    func explanation(of calculator: Calculator) -> PageLink? {
        site.explanations.first { $0.calculator == calculator }.map { explanation in
            PageLink(
                title: filled(explanation.set.title, own: explanation.set.id),
                address: Address.explanation(of: calculator), language(of: explanation))
        }
    }

    /// The language of an explanation where it is not the page's. Built-in ones are in the language
    /// of the program's words.
    func language(of explanation: Explanation) -> TextLanguage? {
        explanation.isBuiltIn ? nil : site.language(at: explanation.set.location)
    }
}
