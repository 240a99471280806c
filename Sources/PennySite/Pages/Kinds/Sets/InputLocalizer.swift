import PennyContent
import PennyEngine
import PennyMarkup

/// Localizes inputs for the form of a page in another language than the set: `350,000` becomes
/// `350.000`.
struct InputLocalizer: Sendable {
    private let from, to: InputDefaults
    private let readers: Readers

    init(from: InputDefaults, to: InputDefaults, _ readers: Readers) {
        (self.from, self.to, self.readers) = (from, to, readers)
    }

    /// The set with inputs that mean the same to the readers; nil where they would not.
    ///
    /// - Parameter result: the result of the set as written.
    func localized(_ set: SavedSet, giving result: Calculation) -> SavedSet? {
        localized(set, result, inWords: true) ?? localized(set, result, inWords: false)
    }

    /// - Parameter inWords: whether durations are also written in the readers' words.
    private func localized(
        _ set: SavedSet, _ result: Calculation, inWords: Bool
    ) -> SavedSet? {
        let fields = set.calculator.fields
        let writer = NumberWriter(for: readers, currency: result.currency)
        var inputs = set.inputs.map { input in
            guard let field = fields.first(where: { $0.name == input.name }) else { return input }
            if inWords, field.syntax == .term,
                let read = result.inputs.first(where: { $0.name == input.name })
            {
                return RawInput(input.name, writer.text(read.quantity))
            }
            return RawInput(input.name, value(input.value, of: field))
        }
        if from.aprLaw != to.aprLaw {
            for field in fields where field.requirement == .defaultsByCountry {
                if inputs.contains(where: { $0.name == field.name }) { continue }
                inputs.append(RawInput(field.name, from.aprLaw.rawValue))
            }
        }
        let again = try? set.calculator.calculate(inputs, to)
        guard let again, again.figures == result.figures, haveSameTables(again, result)
        else { return nil }
        return set.replacing(inputs, locations: set.inputLocations)
    }

    /// A price per pound is in the first table of a comparison, and only in some countries.
    private func haveSameTables(_ one: Calculation, _ other: Calculation) -> Bool {
        if one.calculator != .comparison || from.aprLaw == to.aprLaw {
            return one.tables == other.tables
        }
        return one.tables.dropFirst() == other.tables.dropFirst()
    }

    private func value(_ value: RawInput.Value, of field: InputField) -> RawInput.Value {
        switch value {
        case .text(let text): .text(self.text(text, of: field.syntax))
        case .entries(let entries):
            .entries(entries.map { $0.map { localized($0, among: field.syntax) } })
        }
    }

    private func localized(_ part: RawInput.Field, among syntax: InputField.Syntax)
        -> RawInput.Field
    {
        guard case .entries(let columns) = syntax,
            let column = columns.first(where: { $0.name == part.name })
        else { return part }
        return RawInput.Field(name: part.name, text: text(part.text, of: column.syntax))
    }

    private func text(_ text: String, of syntax: InputField.Syntax) -> String {
        switch syntax {
        case .text, .choice, .date: text
        case .money, .rate, .moneyOrPart, .term, .count, .entries: withOtherMarks(text)
        }
    }

    /// The text with comma and point exchanged between digits, except in quotes.
    private func withOtherMarks(_ text: String) -> String {
        if from.convention == to.convention { return text }
        var bytes = Array(text.utf8)
        var isQuoted = false
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ","), UInt8(ascii: "."):
                guard !isQuoted, isDigit(index - 1, in: bytes), isDigit(index + 1, in: bytes)
                else { continue }
                bytes[index] = bytes[index] ^ UInt8(ascii: ",") ^ UInt8(ascii: ".")
            default: continue
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func isDigit(_ index: Int, in bytes: [UInt8]) -> Bool {
        bytes.indices.contains(index)
            && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
    }
}
