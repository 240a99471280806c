import PennyContent
import PennyEngine
import PennyMarkup

extension SetKind {
    /// The sets of each calculator, from their records.
    static func searchEntries(of site: AnalyzedEdition) -> [KindEntries] {
        let (heads, records) = (site.site.sets.heads, site.records)
        var shown: [Calculator: [UInt32]] = [:]
        for (index, set) in records.setIndices.enumerated() {
            shown[heads.calculator(Int(set)), default: []].append(UInt32(index))
        }
        return site.site.calculators.all.compactMap { calculator in
            guard let shown = shown[calculator] else { return nil }
            return KindEntries(
                order: 9, label: site.numbers.text(calculator.words.many), count: shown.count,
                list: SetList.lists(
                    with: calculator, site.site.calculators)[0].address,
                role: calculator.comparesChoices ? .comparison : nil,
                text: { records[Int(shown[$0])].search },
                entry: {
                    let record = records[Int(shown[$0])]
                    return SearchEntry(
                        title: record.title, address: heads[record.setIndex].address(),
                        summary: record.summary,
                        figures: record.highlights.figures, answer: record.highlights.answer)
                })
        }
    }
}

extension CardFigures {
    /// The figure with its label.
    var figures: [(label: String, value: String)] {
        label.isEmpty ? [] : [(label: label, value: figure)]
    }
}
