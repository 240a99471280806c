import PennyEngine

/// An example of what a reader with the page's language and locale can type into a field.
struct ExampleText {
    private let numbers: NumberWriter
    private let currency: Currency

    /// - Parameter currency: the currency of the form's amounts.
    init(_ numbers: NumberWriter, _ currency: Currency) {
        self.numbers = numbers
        self.currency = currency
    }

    /// The example of the field; empty if all examples use names that only files have.
    func text(_ field: InputField) -> String {
        switch field.syntax {
        case .money, .moneyOrPart: return amounts(words(field))
        // The yearly costs of a home.
        case .text where field.group == .home: return amounts(words(field))
        case .term:
            return Self.length(field.example).map { numbers.text(.duration($0)) }
                ?? typed(field.example)
        case .text: return typed(words(field))
        case .choice: return numbers.text(numbers.choice(field.example, of: field.name))
        case .rate, .count: return typed(field.example)
        case .date, .entries: return field.example
        }
    }

    private func words(_ field: InputField) -> String {
        numbers.text(FormWords.example(example: field.example))
    }

    private static func length(_ english: String) -> TermLength? {
        let bytes = english.bytes
        guard let number = EnglishNumber(bytes, at: 0),
            let unit = TermLength.Unit.named(String(bytes: Array(bytes.dropFirst(number.end + 1))))
        else { return nil }
        return TermLength(ExactDecimal(number.coefficient, scale: number.scale), unit)
    }

    /// Rewrites a text with English numbers in the separators and digits of the locale. Dates and
    /// addresses stay the same.
    func typed(_ text: String) -> String { typed(text, zeros: 0) }

    /// Does the same for a text whose numbers are amounts, except percentages. Amounts get two more
    /// zeros in currencies whose minor unit is worth little.
    func amounts(_ text: String) -> String {
        typed(text, zeros: currency.minorUnitDigits == 0 ? 2 : 0)
    }

    private func typed(_ text: String, zeros: Int) -> String {
        let bytes = text.bytes
        var out: [UInt8] = []
        var position = 0
        while position < bytes.count {
            guard let number = EnglishNumber(bytes, at: position) else {
                out.append(bytes[position])
                position += 1
                continue
            }
            if number.isOfDate {
                out.append(contentsOf: bytes[position..<number.end])
            } else {
                append(number, number.isPercentage ? 0 : zeros, to: &out)
            }
            position = number.end
            if number.isPercentage {
                out.append(numbers.style.percentEnding)
                position += 1
            }
        }
        return String(bytes: out)
    }

    /// The separators for numbers without grouping.
    private var ungrouped: DecimalMarks {
        let style = numbers.style
        return DecimalMarks(
            minus: "-", decimalMark: style.decimalMark, groupMark: "",
            minimumGroupedDigits: 100, hasPairs: false, digits: style.digits)
    }

    private func append(_ number: EnglishNumber, _ zeros: Int, to out: inout [UInt8]) {
        var (coefficient, scale) = (number.coefficient, number.scale)
        for _ in 0..<zeros {
            if scale > 0 { scale -= 1 } else { coefficient *= 10 }
        }
        let marks = number.isGrouped || zeros > 0 ? numbers.cells.marks : ungrouped
        marks.append(coefficient, scale: scale, to: &out)
    }
}

/// An English number within a text: `350,000`, `6.25`.
private struct EnglishNumber {
    var coefficient: Int128 = 0
    var scale = 0
    /// Whether it has commas between its thousands.
    var isGrouped = false
    /// The offset behind its last byte.
    var end: Int
    /// Whether it is part of a date or an address.
    var isOfDate = false
    /// Whether a percent sign follows it.
    var isPercentage = false

    init?(_ bytes: [UInt8], at start: Int) {
        func digit(_ index: Int) -> Int128? {
            guard index >= 0, index < bytes.count else { return nil }
            let value = bytes[index] &- UInt8(ascii: "0")
            return value < 10 ? Int128(value) : nil
        }
        func mark(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }
        guard digit(start) != nil else { return nil }
        var hasMark = false
        end = start
        while true {
            if let value = digit(end) {
                coefficient = coefficient * 10 + value
                if hasMark { scale += 1 }
                end += 1
            } else if mark(end) == UInt8(ascii: ","), !hasMark, digit(end + 3) != nil {
                isGrouped = true
                end += 1
            } else if mark(end) == UInt8(ascii: "."), !hasMark, digit(end + 1) != nil {
                hasMark = true
                end += 1
            } else {
                break
            }
        }
        isPercentage = mark(end) == UInt8(ascii: "%")
        let dash = UInt8(ascii: "-")
        isOfDate =
            mark(end) == dash && digit(end + 1) != nil
            || mark(start - 1) == dash && digit(start - 2) != nil
    }
}
