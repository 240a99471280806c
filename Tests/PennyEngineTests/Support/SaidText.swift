import PennyWordsSupport

@testable import PennyEngine

extension Message {
    /// The text of the message, with amounts in minor units.
    var said: String {
        PlainWords { value in
            switch value {
            case .money(let amount): "\(amount)"
            case .count(let count): "\(count)"
            case .text(let text): text
            case .rate(let rate):
                ExactDecimal(rate.coefficient * 100, scale: rate.scale).text() + "%"
            case .number(let number): number.text()
            default: "…"
            }
        }
        .text(self)
    }
}

extension Message? {
    var said: String { self?.said ?? "" }
}

extension Calculation {
    func step(for figure: String) -> Step? { steps.last { $0.figures.contains(figure) } }

    /// All sentences for the reader.
    var sentences: [String] {
        var all = notes.map(\.said) + proofs.map(\.statement.said) + charts.map(\.title.said)
        for step in steps {
            all += [step.formula.said, step.numbers.said, step.answer.said, step.rounding.said]
        }
        for figure in figures {
            if case .text(let text) = figure.quantity { all.append(text) }
            if case .words(let words, _) = figure.quantity { all.append(words.said) }
        }
        return all
    }
}
