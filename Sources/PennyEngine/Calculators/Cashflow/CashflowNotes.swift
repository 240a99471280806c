/// What a reader should know about the rates that were found.
struct CashflowNotes {
    private let result: CashflowResult

    init(_ result: CashflowResult) {
        self.result = result
    }

    var notes: [[Piece]] {
        var notes: [[Piece]] = []
        if let note = countNote { notes.append(note) }
        if result.rates.roots.contains(where: { !$0.changesSign }) {
            notes.append([
                .text(
                    """
                    At a rate where the value only touches zero it keeps its sign: rates on \
                    both sides of it are equally good, or equally bad.
                    """
                )
            ])
        }
        if result.rates.hasOutside {
            notes.append(
                [.text("Outside of the range from ")] + RateRoots.range
                    + [.text(" there is a further rate at which the value is zero.")])
        }
        for stretch in result.rates.open {
            notes.append([
                .text("Between "), .value(Self.percent(stretch.low)), .text(" and "),
                .value(Self.percent(stretch.high)),
                .text(
                    """
                     the value comes so close to zero that it is not proven whether it gets \
                    there.
                    """
                ),
            ])
        }
        if result.plan.modified != nil, result.modifiedRate == nil {
            notes.append([
                .text("A modified rate of return needs money in as well as money out.")
            ])
        }
        return notes
    }

    /// With all its decimals: the ends of a stretch may lie close together.
    private static func percent(_ rate: ExactDecimal) -> Quantity {
        .percentage(ExactDecimal(rate.coefficient * 100, scale: rate.scale), decimals: 0)
    }

    private var countNote: [Piece]? {
        let roots = result.rates.roots
        if roots.count > 1 {
            return [
                .text("The value is zero at "), .value(.count(roots.count)),
                .text(
                    """
                     rates, each as right as the others: the question for “the” rate of return \
                    has no answer here. Judge these flows by their net present value.
                    """
                ),
            ]
        }
        guard roots.isEmpty, result.rates.open.isEmpty else { return nil }
        if result.plan.moneyIn == 0 || result.plan.moneyOut == 0 {
            return [
                .text("All flows go one way, so there is no rate at which they are worth nothing.")
            ]
        }
        return [.text("It is proven that from ")] + RateRoots.range
            + [.text(" there is no rate at which these flows are worth nothing.")]
    }
}
