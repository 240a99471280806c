import PennyEngine
import PennyLibrary
import PennyMarkup

/// The figures of a set before and after a change of its inputs.
struct Adjustment {
    private let before: Calculation
    private let after: Calculation
    private let names: (before: String, after: String)

    init(from recall: Recall, to result: Calculation, newName: String?) {
        before = recall.result
        after = result
        names = (recall.stored.id, newName ?? "adjusted")
    }

    func text(_ open: OpenLibrary) -> Bytes {
        let numbers = open.numbers(after.currency)
        let old = open.numbers(before.currency)
        var out = Bytes()
        let inputs = after.inputs.compactMap { input -> [String]? in
            let earlier = before.input(input.name)
            if earlier?.quantity == input.quantity { return nil }
            return [
                numbers.text(input.label), earlier.map { old.text($0.quantity) } ?? "",
                numbers.text(input.quantity), "",
            ]
        }
        let gone = before.inputs.filter { after.input($0.name) == nil }.map {
            [old.text($0.label), old.text($0.quantity), "", ""]
        }
        let figures = after.figures.flatMap { figure in
            let earlier = before.figure(figure.name)
            // A figure may have another meaning now: cheaper than another product.
            if let earlier, earlier.label != figure.label {
                return [
                    [old.text(earlier.label), old.text(earlier.quantity), "", ""],
                    [numbers.text(figure.label), "", numbers.text(figure.shown), ""],
                ]
            }
            return [
                [
                    numbers.text(figure.label), earlier.map { old.text($0.shown) } ?? "",
                    numbers.text(figure.shown), difference(figure, earlier, numbers),
                ]
            ]
        }
        out.columns(
            [["", names.before, names.after, "Difference"]] + inputs + gone + [[""]] + figures)
        return out
    }

    private func difference(
        _ figure: Figure, _ earlier: Figure?, _ numbers: NumberWriter
    ) -> String {
        guard let earlier, before.currency == after.currency,
            earlier.quantity != figure.quantity,
            let difference = figure.quantity.difference(from: earlier.quantity)
        else { return "" }
        return numbers.text(difference)
    }
}
