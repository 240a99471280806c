import PennyEngine
import PennyMarkup

/// Localizes a calculator's example. Built-in examples are in dollars and English; a site's are in
/// its currency, with its separators in numbers and its words for durations.
struct LocalizedExample {
    private let defaults: InputDefaults
    private let numbers: NumberWriter
    /// The scale from dollars to the site's currency for an ordinary amount.
    private let scale: Int128

    init(_ defaults: InputDefaults, _ readers: Readers) {
        self.defaults = defaults
        numbers = NumberWriter(for: readers, currency: defaults.currency)
        scale = ExampleScale.of(defaults.currency.code)
    }

    func inputs(_ inputs: [RawInput], of calculator: Calculator) -> [RawInput] {
        inputs.compactMap { input in
            if input.name == "currency" { return nil }
            guard let field = calculator.fields.first(where: { $0.name == input.name }) else {
                return input
            }
            switch input.value {
            case .text(let text): return RawInput(input.name, local(text, field.syntax))
            case .entries(let entries):
                guard case .entries(let columns) = field.syntax else { return input }
                return RawInput(input.name, .entries(entries.map { local($0, columns) }))
            }
        }
    }

    private func local(_ entry: [RawInput.Field], _ columns: [InputField]) -> [RawInput.Field] {
        entry.map { field in
            guard let column = columns.first(where: { $0.name == field.name }) else { return field }
            return RawInput.Field(name: field.name, text: local(field.text, column.syntax))
        }
    }

    private func local(_ text: String, _ syntax: InputField.Syntax) -> String {
        switch syntax {
        case .money: amount(text)
        case .moneyOrPart: text.hasSuffix("%") ? marked(text) : amount(text)
        case .rate, .text: marked(text)
        case .term: length(text)
        case .choice, .date, .count, .entries: text
        }
    }

    // MARK: - Numbers

    /// The text with its first number times the scale.
    private func amount(_ text: String) -> String {
        guard let start = text.firstIndex(where: { $0.isASCII && $0.isNumber }) else { return text }
        let rest = text[start...]
        let end = rest.firstIndex { !($0.isASCII && $0.isNumber) && $0 != "," && $0 != "." }
        let number = rest[..<(end ?? rest.endIndex)]
        let parts = number.filter { $0 != "," }.split(separator: ".")
        guard let digits = Int128(parts.joined()) else { return text }
        let value = ExactDecimal(digits * scale, scale: parts.count > 1 ? parts[1].count : 0)
        return text[..<start] + written(value) + (end.map { String(rest[$0...]) } ?? "")
    }

    private func written(_ value: ExactDecimal) -> String {
        if value.scale == 0, let whole = Int(exactly: value.coefficient) {
            return numbers.text(.count(whole))
        }
        let text = value.text(decimals: defaults.currency.minorUnitDigits)
        return defaults.convention == .comma ? String(text.map { $0 == "." ? "," : $0 }) : text
    }

    /// A text with the site's separators between digits.
    private func marked(_ text: String) -> String {
        if defaults.convention == .point { return text }
        let letters = Array(text)
        let isDigit = { (index: Int) in
            letters.indices.contains(index) && letters[index].isASCII && letters[index].isNumber
        }
        return String(
            letters.indices.map { index in
                guard isDigit(index - 1), isDigit(index + 1) else { return letters[index] }
                switch letters[index] {
                case ".": return ","
                case ",": return "."
                default: return letters[index]
                }
            })
    }

    /// A duration in the readers' words, where a form reads them.
    private func length(_ text: String) -> String {
        guard !text.allSatisfy(\.isNumber),
            let length = TermLength(bare: text, .years, .point)
        else { return text }
        let words = numbers.text(.duration(length))
        return TermLength(typed: words, defaults.convention, defaults.words) == length
            ? words : text
    }
}
