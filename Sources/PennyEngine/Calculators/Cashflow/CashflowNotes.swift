/// The notes on the rates of a cash flow.
struct CashflowNotes {
    private typealias Words = CashflowWords

    private let result: CashflowResult

    init(_ result: CashflowResult) {
        self.result = result
    }

    var notes: [Message] {
        var notes: [Message] = []
        if let note = countNote { notes.append(note) }
        if result.rates.roots.contains(where: { !$0.changesSign }) {
            notes.append(Words.noteTouches)
        }
        if result.rates.hasOutside {
            notes.append(Words.noteOutside(lowest: RateRoots.lowestShown))
        }
        for stretch in result.rates.open {
            notes.append(
                Words.noteUnproven(
                    low: Self.percent(stretch.low), high: Self.percent(stretch.high)))
        }
        if result.plan.modified != nil, result.modifiedRate == nil {
            notes.append(Words.noteNoModifiedRate)
        }
        return notes
    }

    /// Formats a rate with all its decimals, because the ends of an interval can be close together.
    private static func percent(_ rate: ExactDecimal) -> Quantity {
        .percentage(ExactDecimal(rate.coefficient * 100, scale: rate.scale), decimals: 0)
    }

    private var countNote: Message? {
        let roots = result.rates.roots
        if result.isZeroAtEveryRate { return Words.noteEveryRate }
        if roots.count > 1 { return Words.noteSeveralRates(rates: roots.count) }
        guard roots.isEmpty, result.rates.open.isEmpty else { return nil }
        return result.plan.moneyIn == 0 || result.plan.moneyOut == 0
            ? Words.noteOneWay : Words.noteNoRate(lowest: RateRoots.lowestShown)
    }
}
