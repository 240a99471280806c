import PennyEngine
import PennyMarkup

/// The example of a calculator as the readers of a site would type it. The examples come with the
/// program in dollars and English; a site's are in its currency, with its marks in numbers and its
/// words for lengths of time.
struct LocalExample {
    private let defaults: InputDefaults
    private let numbers: NumberWriter
    /// How many units of the site's currency an ordinary sum has for each dollar.
    private let scale: Int128

    init(_ defaults: InputDefaults, _ readers: Readers) {
        self.defaults = defaults
        numbers = NumberWriter(for: readers, currency: defaults.currency)
        scale = Self.scale(of: defaults.currency.code)
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

    /// The first number of a text, times the scale.
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

    /// A text with the site's marks between digits.
    private func marked(_ text: String) -> String {
        if defaults.convention == .point { return text }
        let letters = Array(text)
        let isDigit = { (place: Int) in
            letters.indices.contains(place) && letters[place].isASCII && letters[place].isNumber
        }
        return String(
            letters.indices.map { place in
                guard isDigit(place - 1), isDigit(place + 1) else { return letters[place] }
                switch letters[place] {
                case ".": return ","
                case ",": return "."
                default: return letters[place]
                }
            })
    }

    /// A length in the readers' words where a form takes them.
    private func length(_ text: String) -> String {
        guard !text.allSatisfy(\.isNumber),
            let length = TermLength(bare: text, .years, .point)
        else { return text }
        let words = numbers.text(.duration(length))
        return length.isRead(in: words, defaults.convention, defaults.words) ? words : text
    }

    /// A round number near the worth of a dollar, so that the sums are ordinary ones.
    private static func scale(of code: String) -> Int128 {
        switch code {
        case "BRL", "CNY", "ILS", "MYR", "PLN", "QAR", "RON", "SAR", "AED": 4
        case "DKK", "HKD", "MXN", "NOK", "SEK", "ZAR": 10
        case "CZK", "PHP", "THB", "TRY", "TWD": 30
        case "EGP", "INR", "RUB": 50
        case "HUF", "ISK", "JPY": 100
        case "CLP", "KRW": 1000
        case "IDR", "VND": 10_000
        default: 1
        }
    }
}
