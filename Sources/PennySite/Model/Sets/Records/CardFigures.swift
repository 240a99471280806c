import PennyEngine
import PennyMarkup

/// The figures on a card: the first figure of a result, and as a detail the second.
struct CardFigures: Sendable {
    let label: String
    let figure: String
    let isWords: Bool
    let isNegative: Bool
    let detail: (label: String, value: String)?

    init(
        label: String, figure: String, isWords: Bool, isNegative: Bool,
        detail: (label: String, value: String)?
    ) {
        self.label = label
        self.figure = figure
        self.isWords = isWords
        self.isNegative = isNegative
        self.detail = detail
    }

    init(_ figures: [Figure], _ writer: NumberWriter) {
        let main = figures.first
        label = main.map { writer.text($0.label) } ?? ""
        figure = main.map { writer.text($0.quantity) } ?? ""
        isWords = main?.quantity.isWords ?? false
        isNegative = main?.quantity.isNegative ?? false
        detail = figures.dropFirst().first.map {
            (writer.text($0.label), writer.text($0.quantity))
        }
    }
}

extension Quantity {
    fileprivate var isWords: Bool {
        switch self {
        case .text, .link, .choice, .words, .list: true
        default: false
        }
    }

    fileprivate var isNegative: Bool {
        if case .money(let amount) = self { amount < 0 } else { false }
    }
}
