import PennyContent
import PennyEngine
import PennyMarkup

extension SetKind {
    /// Those of each calculator, by what is left of them after their turn.
    static func sources(of site: CheckedSite) -> [SearchSource] {
        let (heads, records) = (site.site.sets.heads, site.records)
        var shown: [Calculator: [UInt32]] = [:]
        for (index, place) in records.places.enumerated() {
            shown[heads.calculator(Int(place)), default: []].append(UInt32(index))
        }
        return Calculator.allCases.compactMap { calculator in
            guard let shown = shown[calculator] else { return nil }
            return SearchSource(
                order: 8, label: site.numbers.text(calculator.words.many), count: shown.count,
                list: SetList.lists(with: calculator)[0].address,
                text: { records[Int(shown[$0])].search },
                entry: {
                    let record = records[Int(shown[$0])]
                    return SearchEntry(
                        title: record.title, address: heads[record.place].address(),
                        summary: record.summary, figures: record.highlights.figures)
                })
        }
    }
}

extension Highlights {
    /// Each with what it is called.
    var figures: [(label: String, value: String)] {
        if label.isEmpty { return [] }
        return [(label, figure)] + [detail].compactMap(\.self)
    }
}
