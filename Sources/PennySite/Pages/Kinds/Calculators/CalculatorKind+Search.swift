import PennyContent
import PennyEngine
import PennyMarkup

extension CalculatorKind {
    static func searchEntries(of site: AnalyzedEdition) -> [KindEntries] {
        let explanations = site.site.explanations
        let entries = explanations.map { explanation in
            let (calculator, set) = (explanation.calculator, explanation.set)
            return SearchEntry(
                title: site.filled(set.title, own: set.id),
                address: Address.explanation(of: calculator),
                names: [
                    site.numbers.text(calculator.words.many),
                    site.numbers.text(calculator.words.question),
                ],
                summary: site.filled(set.description, own: set.id))
        }
        return [
            KindEntries(
                order: 2, label: site.numbers.text(LearnWords.termUsesCalculators),
                count: entries.count, list: Address.calculators, role: .calculator,
                calculators: explanations.map(\.calculator.name),
                text: {
                    site.searchText(of: SourcePath.explanation(of: explanations[$0].calculator))
                },
                entry: { entries[$0] })
        ]
    }
}
