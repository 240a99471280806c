import PennyEngine
import PennyMarkup
import PennySite

/// The values of a result for readers: as its page shows them, and other values in its number
/// style.
struct ReadableValues {
    private let data: ResultData
    private let figures: [(label: String, value: String)]
    private let inputs: PageEntries
    private let fields: [InputField]
    private let numbers: NumberWriter

    /// - Parameter page: the state at the end of the result's page.
    init(_ data: ResultData, _ page: PageState) {
        self.data = data
        // A page lists the figures in the order of the data, all of them or none.
        let shown = page.figures.entries
        figures = shown.count == data.figures.count ? shown : []
        inputs = page.inputs
        fields = CalculatorCatalog.builtIn[name: data.kind]?.fields ?? []
        numbers = NumberWriter(
            for: (page.locale.flatMap(NumberStyle.named) ?? .enUS).readers,
            currency: Currency(code: data.currency) ?? .usDollar)
    }

    func figureLabel(_ index: Int) -> String {
        figures.isEmpty ? Self.words(of: data.figures[index].name) : figures[index].label
    }

    func figure(_ index: Int) -> ValueChange.Value {
        guard case .text(let exact) = data.figures[index].value else {
            return ValueChange.Value(text: "", exact: "")
        }
        return ValueChange.Value(
            text: figures.isEmpty ? number(exact) : figures[index].value, exact: exact)
    }

    func inputLabel(_ name: String) -> String {
        field(name).map { numbers.text($0.label) } ?? Self.words(of: name)
    }

    func input(_ name: String, _ value: String) -> ValueChange.Value {
        let shown = inputs.value(of: inputLabel(name))
        return ValueChange.Value(
            text: shown ?? written(value, field(name)?.syntax), exact: value)
    }

    func entryLabel(_ name: String, of list: String) -> String {
        entryField(name, of: list).map { numbers.text($0.label) } ?? Self.words(of: name)
    }

    func entryValue(_ name: String, of list: String, _ value: String) -> ValueChange.Value {
        ValueChange.Value(text: written(value, entryField(name, of: list)?.syntax), exact: value)
    }

    /// An entry of a list in one line.
    func entry(_ fields: [ResultData.Field], of list: String) -> ValueChange.Value {
        let parts = fields.enumerated().map { index, field in
            let text = written(field.value, entryField(field.name, of: list)?.syntax)
            return index == 0 ? text : "\(field.name) \(text)"
        }
        let exact = fields.map { "\($0.name) \($0.value)" }
        return ValueChange.Value(
            text: parts.joined(separator: ", "), exact: exact.joined(separator: ", "))
    }

    private func field(_ name: String) -> InputField? { fields.first { $0.name == name } }

    private func entryField(_ name: String, of list: String) -> InputField? {
        guard case .entries(let fields)? = field(list)?.syntax else { return nil }
        return fields.first { $0.name == name }
    }

    /// A value that the page does not show separately.
    private func written(_ exact: String, _ syntax: InputField.Syntax?) -> String {
        guard let number = ExactDecimal(plain: exact) else { return exact }
        return switch syntax {
        case .money: numbers.text(.unitPrice(number, decimals: Self.decimals(of: exact)))
        case .rate: numbers.text(.rate(number))
        default: self.number(exact)
        }
    }

    /// An amount or another number with decimals in the number style; other values unchanged, as a
    /// number without decimals may be a year.
    func number(_ exact: String) -> String {
        let decimals = Self.decimals(of: exact)
        guard decimals > 0, let number = ExactDecimal(plain: exact) else { return exact }
        return numbers.text(number, decimals: decimals)
    }

    private static func decimals(of exact: String) -> Int {
        let digits = exact.utf8
        return digits.firstIndex(of: UInt8(ascii: ".")).map { digits[$0...].count - 1 } ?? 0
    }

    /// A name as words: `Total interest` for `totalInterest`.
    static func words(of name: String) -> String {
        var words = ""
        for character in name {
            if words.isEmpty {
                words += character.uppercased()
            } else if character.isUppercase {
                words += " " + character.lowercased()
            } else {
                words.append(character)
            }
        }
        return words
    }
}
