import PennyEngine
import PennyMarkup

/// The answer on a card: the first figure of a result, and the sentence that answers.
struct CardFigures: Equatable, Sendable {
    let label: String
    let figure: String
    let isWords: Bool
    let isNegative: Bool
    let answer: String

    init(label: String, figure: String, isWords: Bool, isNegative: Bool, answer: String) {
        self.label = label
        self.figure = figure
        self.isWords = isWords
        self.isNegative = isNegative
        self.answer = answer
    }

    init(_ figures: [Figure], _ sentence: Message?, _ writer: NumberWriter) {
        let main = figures.first
        label = main.map { writer.text($0.label) } ?? ""
        figure = main.map { writer.text($0.shown) } ?? ""
        isWords = main?.shown.isWords ?? false
        isNegative = main?.shown.isNegative ?? false
        answer = sentence.map { writer.text($0) } ?? ""
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
