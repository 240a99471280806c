@testable import PennyEngine

extension [Piece] {
    /// The words with the numbers in them, amounts in minor units.
    var said: String {
        map { piece in
            switch piece.content {
            case .text(let text): text
            case .value(.money(let amount)): "\(amount)"
            case .value(.count(let count)): "\(count)"
            case .value(.text(let text)): text
            case .value(.rate(let rate)):
                ExactDecimal(rate.coefficient * 100, scale: rate.scale).text() + "%"
            case .value(.number(let number)): number.text()
            case .value: "…"
            }
        }.joined()
    }
}

extension Calculation {
    func step(for figure: String) -> Step? { steps.last { $0.figures.contains(figure) } }

    /// Everything a reader is told in sentences.
    var sentences: [String] {
        var all = notes.map(\.said) + proofs.map(\.statement.said) + charts.map(\.title.said)
        for step in steps {
            all += [step.formula.said, step.numbers.said, step.answer.said, step.rounding.said]
        }
        for figure in figures {
            if case .text(let text) = figure.quantity { all.append(text) }
        }
        return all
    }
}
