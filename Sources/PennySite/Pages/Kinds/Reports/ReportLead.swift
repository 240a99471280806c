import PennyContent
import PennyEngine

/// The news of a day, for the sentence that leads its report.
enum ReportLead {
    /// At most three values that are new, the largest changes first.
    case moves([ReportRow])
    /// All values are those of this day.
    case unchanged(since: CivilDate)

    /// The most values in a sentence.
    private static let limit = 3

    /// Nil where nothing can be said: no value of the day can be compared.
    ///
    /// New values are compared by how large the change since the value before is, in percent of
    /// that value. Equal ones are in the order of the configuration. A value that changed by less
    /// than its change is written with is left out.
    init?(of day: ReportDay) {
        let new = day.rows.filter(\.isNew)
        let compared = new.filter { $0.change.move != nil || $0.shown?.move != nil }
        let moved = compared.filter { !$0.isSame }
        let isSame = day.rows.allSatisfy { $0.state == .fresh && (!$0.isNew || $0.isSame) }
        if isSame, !day.rows.isEmpty {
            guard let since = day.previous ?? compared.compactMap(\.before?.day).max() else {
                return nil
            }
            self = .unchanged(since: since)
            return
        }
        let sayable = moved.filter {
            $0.shown?.move != nil || $0.change.move?.direction != .unchanged
        }
        let ranked = sayable.enumerated().sorted {
            let (one, other) = ($0.element.size, $1.element.size)
            return one == other ? $0.offset < $1.offset : other < one
        }.map(\.element)
        let named = (ranked + compared.filter(\.isSame)).prefix(Self.limit)
        if named.isEmpty { return nil }
        self = .moves(Array(named))
    }
}

extension ReportRow {
    /// Whether the value is the same as the one before.
    fileprivate var isSame: Bool {
        before.map { $0.value == latest?.value } ?? false
    }

    /// The change since the value before, in percent of it, without its sign; 0 for none.
    fileprivate var size: ExactDecimal {
        if let before, let latest,
            let move = PriceChange.percent(from: before.value, to: latest.value, decimals: 6)
        {
            return move.magnitude
        }
        return change.move?.magnitude ?? ExactDecimal(0)
    }
}

extension PriceChange {
    /// The amount without its sign.
    fileprivate var magnitude: ExactDecimal {
        amount.isNegative ? ExactDecimal(-amount.coefficient, scale: amount.scale) : amount
    }
}
