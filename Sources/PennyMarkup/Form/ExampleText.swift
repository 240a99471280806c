import PennyEngine

/// What a person of the page's language and place could type into a field.
struct ExampleText {
    private let numbers: NumberWriter
    private let currency: Currency

    /// - Parameter currency: that of the amounts of the form.
    init(_ numbers: NumberWriter, _ currency: Currency) {
        self.numbers = numbers
        self.currency = currency
    }

    /// The example of the field; empty where all examples have names that only files have.
    func text(_ field: InputField) -> String {
        switch field.syntax {
        case .money, .moneyOrPart: return amounts(words(field))
        // What a home costs a year.
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

    /// A text with numbers as in English, written with the marks and digits of the place. Dates
    /// and addresses stay.
    func typed(_ text: String) -> String { typed(text, zeros: 0) }

    /// The same of a text whose numbers are amounts, but for percentages. Where a coin is worth
    /// little, amounts have two digits more.
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

    /// The marks of numbers that have none between their thousands.
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

/// A number as in English within a text: `350,000`, `6.25`.
private struct EnglishNumber {
    var coefficient: Int128 = 0
    var scale = 0
    /// It has commas between its thousands.
    var isGrouped = false
    /// Where it ends.
    var end: Int
    /// It is a part of a date or of an address.
    var isOfDate = false
    /// A percent sign stands behind it.
    var isPercentage = false

    init?(_ bytes: [UInt8], at start: Int) {
        func digit(_ place: Int) -> Int128? {
            guard place >= 0, place < bytes.count else { return nil }
            let value = bytes[place] &- UInt8(ascii: "0")
            return value < 10 ? Int128(value) : nil
        }
        func mark(_ place: Int) -> UInt8 { bytes.indices.contains(place) ? bytes[place] : 0 }
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
