import PennyEngine

/// Texts of numbers as the fields show them.
extension FieldHTML {
    /// Writes a text as its field shows it: in the marks and digits of the page, without the sign
    /// or the unit beside the field.
    @inline(never)
    func written(_ text: String, in field: InputField) -> String {
        switch field.syntax {
        case .money: inMarks(text)
        case .rate: inDigits(Self.withoutPercent(text))
        case .count: inDigits(text)
        case .term where field.needsUnit: inMarks(splitLength(text).number)
        case .term: inYears(text, field)
        default: text
        }
    }

    /// Writes a whole number that was typed in plain digits in the marks and digits of the page's
    /// amounts: `350000` as 350,000 or ٣٥٠٬٠٠٠. Another text is only written in those digits.
    func inMarks(_ typed: String) -> String {
        let digits = typed.bytes.map { $0 &- UInt8(ascii: "0") }
        guard !digits.isEmpty, digits.count < 20, digits.allSatisfy({ $0 < 10 }) else {
            return inDigits(typed)
        }
        let number = digits.reduce(Int128(0)) { $0 * 10 + Int128($1) }
        var out: [UInt8] = []
        numbers.cells.marks.append(number, scale: 0, to: &out)
        return String(bytes: out)
    }

    /// Writes a number as it was typed, in the digits of the page: `6.25` as ٦٫٢٥. Another text
    /// stays as it is.
    func inDigits(_ typed: String) -> String {
        let style = numbers.style
        guard style.digits == .arabicIndic else { return typed }
        let decimalMark = UInt8(ascii: defaults.convention == .point ? "." : ",")
        var out: [UInt8] = []
        for byte in typed.bytes {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                out.append(0xD9)
                out.append(byte + 0x70)
            case decimalMark: out.append(style.decimalMark)
            case UInt8(ascii: "."), UInt8(ascii: ","): out.append(style.groupMark)
            default: return typed
            }
        }
        return String(bytes: out)
    }

    /// Writes a length of years as a bare number in a field whose example is one.
    private func inYears(_ typed: String, _ field: InputField) -> String {
        let isBare = field.example.bytes.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
        let (number, unit) = isBare ? splitLength(typed) : (typed, nil)
        return unit == .years ? inMarks(number) : typed
    }

    /// Removes the marks that give parts of a text their own direction, which readers do not type.
    @inline(never)
    static func withoutIsolates(_ text: String) -> String {
        let bytes = text.bytes
        guard bytes.contains(0xE2) else { return text }
        var out: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let isMark =
                bytes[index] == 0xE2 && index + 2 < bytes.count && bytes[index + 1] == 0x81
                && (0xA6...0xA9).contains(bytes[index + 2])
            if !isMark { out.append(bytes[index]) }
            index += isMark ? 3 : 1
        }
        return String(bytes: out)
    }

    /// The percent sign without the space or marks beside it in a text.
    var percentSign: StaticString {
        numbers.style.digits == .arabicIndic ? "٪" : "%"
    }

    /// Removes the percent sign, which the form shows behind the field.
    static func withoutPercent(_ typed: String) -> String {
        var bytes = typed.bytes
        if bytes.last == UInt8(ascii: "%") {
            bytes.removeLast()
        } else if bytes.suffix(2).elementsEqual([0xD9, 0xAA]) {
            // The percent sign of Arabic.
            bytes.removeLast(2)
        } else {
            return typed
        }
        while let last = bytes.last, last == UInt8(ascii: " ") { bytes.removeLast() }
        return String(bytes: bytes)
    }
}
