import PennyEngine

/// Controls with a choice beside a number or instead of a text: units of time, and currencies.
extension FieldHTML {
    private static let lengthUnits: [TermLength.Unit] = [.years, .months]

    /// Appends a number with its unit beside it. A text with another unit, such as `84 payments`,
    /// is shown as it was typed, without a unit beside it.
    func appendLength(
        _ field: InputField, _ name: FieldName,
        _ length: (number: String, unit: TermLength.Unit?), _ example: String?,
        _ out: inout Bytes
    ) {
        let (number, unit) = length
        let label = FormWords.unitOfTime(label: field.label)
        appendNumber(field, name, " data-length", inMarks(number), example, unit: label, &out)
        if unit == nil { out.raw("<option value=\"\" selected>–</option>") }
        for known in Self.lengthUnits {
            // The engine reads the English word in every language.
            out.raw("<option value=\" ")
            out.escaped(known.name)
            out.raw(known == unit ? "\" selected>" : "\">")
            numbers.append(Self.words(known), to: &out)
            out.raw("</option>")
        }
        out.raw("</select></span>")
    }

    /// Appends a field with a number, and the start of the choice of its unit.
    func appendNumber(
        _ field: InputField, _ name: FieldName, _ attribute: StaticString, _ number: String,
        _ example: String?, unit label: Message, _ out: inout Bytes
    ) {
        out.raw("<span class=\"control\"><input")
        appendName(field, name, &out)
        out.raw(" inputmode=\"decimal\"")
        out.raw(attribute)
        out.raw(" value=\"")
        out.escaped(number)
        out.raw("\"")
        if field.requirement.isRequired { out.raw(" required") }
        appendPlaceholder(field, example, &out)
        out.raw("><select data-unit=\"")
        name.append(to: &out)
        out.raw("\" aria-label=\"")
        numbers.appendPlain(label, to: &out)
        out.raw("\">")
    }

    /// The number and the unit of what was typed; where nothing was, the unit of the example.
    func length(
        _ typed: String, _ example: String?
    ) -> (number: String, unit: TermLength.Unit?) {
        guard typed.bytes.isEmpty, let example else { return splitLength(typed) }
        return ("", splitLength(example).unit ?? .years)
    }

    /// The number of a length and its unit, which is years for a number alone; the whole text and
    /// no unit for another text.
    func splitLength(_ typed: String) -> (number: String, unit: TermLength.Unit?) {
        let convention = defaults.convention
        guard let length = TermLength(typed: typed, convention, defaults.words) else {
            let isBare = typed.bytes.isEmpty || TermLength(bare: typed, .years, convention) != nil
            return (typed, isBare ? .years : nil)
        }
        if length.unit == .payments || length.unit == .days { return (typed, nil) }
        let word = Array(typed.bytes.prefix { $0 != UInt8(ascii: " ") })
        // In some languages no space is before the unit: “30年”.
        for bytes in [word, Array(word.prefix(Self.numberLength(word)))] {
            let number = String(bytes: bytes)
            if TermLength(typed: number, convention, .none) == nil,
                TermLength(bare: number, length.unit, convention) == length
            {
                return (number, length.unit)
            }
        }
        // No number of “2 years 6 months” is the whole length.
        return (typed, nil)
    }

    /// The number of bytes with digits and marks that a text begins with, those of Arabic and East
    /// Asian keyboards included.
    private static func numberLength(_ text: [UInt8]) -> Int {
        var end = 0
        while end < text.count {
            let next = end + 1 < text.count ? text[end + 1] : 0
            switch text[end] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: ","):
                end += 1
            case 0xD9 where (0xA0...0xAC).contains(next): end += 2
            case 0xEF where next == 0xBC: end += 3
            default: return end
            }
        }
        return min(end, text.count)
    }

    private static func words(_ unit: TermLength.Unit) -> Message {
        unit == .months ? FormWords.unitMonths : FormWords.unitYears
    }

    // MARK: - Currencies

    /// Appends a choice of currencies; the page's own comes first and needs no text.
    func appendCurrencies(
        _ field: InputField, _ name: FieldName, _ typed: String, _ out: inout Bytes
    ) {
        out.raw("<select")
        appendName(field, name, &out)
        out.raw(">")
        let own = defaults.currency
        let chosen =
            typed.bytes.isEmpty
            ? nil : Currency(typed: typed, own: own, symbols: defaults.symbols)
        append(own, value: chosen == own ? own.code : "", isSelected: chosen == own, &out)
        var isOffered = typed.bytes.isEmpty || chosen == own
        for code in Currency.offeredCodes {
            guard let offered = Currency(code: code), offered != own else { continue }
            isOffered = isOffered || offered == chosen
            append(offered, value: code, isSelected: offered == chosen, &out)
        }
        if !isOffered, let chosen {
            append(chosen, value: chosen.code, isSelected: true, &out)
        } else if !isOffered {
            out.raw("<option value=\"")
            out.escaped(typed)
            out.raw("\" selected>")
            out.escaped(typed)
            out.raw("</option>")
        }
        out.raw("</select>")
    }

    private func append(
        _ currency: Currency, value: String, isSelected: Bool, _ out: inout Bytes
    ) {
        out.raw("<option value=\"")
        out.escaped(value)
        out.raw(isSelected ? "\" selected>" : "\">")
        out.escaped(currency.code)
        if let symbol = currency.symbol {
            out.raw(" (")
            out.escaped(symbol)
            out.raw(")")
        }
        out.raw("</option>")
    }

    // MARK: - Sliders

    /// Appends a slider, which says what is in the field and is at its end for a number beyond.
    func append(
        _ range: InputRange, _ field: InputField, _ name: FieldName, _ typed: String,
        _ length: (number: String, unit: TermLength.Unit?)?, _ out: inout Bytes
    ) {
        let (number, unit) = length ?? (typed, .years)
        let years = range.highest
        let highest = unit == .months ? ExactDecimal(years.coefficient * 12) : years
        out.raw("<input type=\"range\" data-slides=\"")
        name.append(to: &out)
        out.raw("\" aria-label=\"")
        numbers.appendPlain(FormWords.slider(label: field.label), to: &out)
        out.raw("\" min=\"")
        out.escaped(range.lowest.text())
        out.raw("\" max=\"")
        out.escaped(highest.text())
        let position = range.number(in: number, defaults.convention) ?? range.lowest
        let steps = range.steps
        if steps.count > 1 {
            out.raw("\" data-steps=\"")
            for (index, step) in steps.enumerated() {
                if index > 0 { out.raw(" ") }
                out.escaped(step.text())
            }
        }
        out.raw("\" step=\"")
        out.escaped(steps[0].text())
        out.raw("\" value=\"")
        out.escaped(min(max(position, range.lowest), highest).text())
        if field.needsUnit {
            out.raw("\" data-years=\"")
            out.escaped(years.text())
        }
        out.raw("\" aria-valuetext=\"")
        if typed.bytes.isEmpty {
            numbers.appendPlain(FormWords.sliderEmpty, to: &out)
        } else {
            out.escaped(typed)
        }
        out.raw("\">")
    }
}
