import PennyEngine

/// Renders one field of a form: its label and the control for its type of input.
struct FieldHTML {
    let currency: Currency
    let numbers: NumberWriter
    private let convention: NumberConvention
    private let aprLaw: APRLaw

    /// - Parameter currency: the currency of the amounts, which may differ from the default one.
    init(_ currency: Currency, _ defaults: InputDefaults, _ numbers: NumberWriter) {
        self.currency = currency
        self.numbers = numbers
        convention = defaults.convention
        aprLaw = defaults.aprLaw
    }

    func append(
        _ field: InputField, _ name: FieldName, _ typed: String, slides: Bool, to out: inout Bytes
    ) {
        out.raw("<div class=\"field\"><label for=\"")
        out.raw(ElementID.field)
        name.append(to: &out)
        out.raw("\">")
        numbers.append(field.label, to: &out)
        out.raw("</label>")
        if let help = field.help {
            out.raw("<p class=\"help\" id=\"")
            out.raw(ElementID.help)
            name.append(to: &out)
            out.raw("\">")
            numbers.append(help, to: &out)
            out.raw("</p>")
        }
        if case .choice(let words) = field.syntax {
            appendChoice(field, words, name, typed, &out)
        } else if case .moneyOrPart = field.syntax {
            appendPart(field, name, typed, &out)
        } else {
            appendText(field, name, typed, &out)
            if slides, let range = InputRange(field, around: typed, convention) {
                append(range, field, name, &out)
            }
        }
        out.raw("</div>\n")
    }

    /// Appends a hidden field.
    static func appendHidden(_ name: FieldName, _ value: String, to out: inout Bytes) {
        out.raw("<input type=\"hidden\" name=\"")
        name.append(to: &out)
        out.raw("\" value=\"")
        out.escaped(value)
        out.raw("\">\n")
    }

    private func appendName(_ field: InputField, _ name: FieldName, _ out: inout Bytes) {
        out.raw(" id=\"")
        out.raw(ElementID.field)
        name.append(to: &out)
        out.raw("\" name=\"")
        name.append(to: &out)
        out.raw("\"")
        if field.help == nil { return }
        out.raw(" aria-describedby=\"")
        out.raw(ElementID.help)
        name.append(to: &out)
        out.raw("\"")
    }

    // MARK: - Text

    private func appendText(
        _ field: InputField, _ name: FieldName, _ typed: String, _ out: inout Bytes
    ) {
        var typed = typed
        var isRate = false
        if case .rate = field.syntax {
            isRate = true
            typed = Self.withoutPercent(typed)
            out.raw("<span class=\"control\">")
        }
        out.raw("<input")
        appendName(field, name, &out)
        switch field.syntax {
        case .money:
            out.raw(" inputmode=\"decimal\" data-keypad data-decimals=\"")
            out.number(currency.minorUnitDigits)
            out.raw("\"")
        case .rate: out.raw(" inputmode=\"decimal\" data-rate")
        case .count: out.raw(" inputmode=\"numeric\"")
        case .date where typed.bytes.isEmpty || CivilDate(iso: typed) != nil:
            out.raw(" type=\"date\"")
        default: break
        }
        out.raw(" value=\"")
        out.escaped(typed)
        out.raw("\"")
        if field.requirement.isRequired { out.raw(" required") }
        appendPlaceholder(field, &out)
        out.raw(">")
        if isRate {
            out.raw("<span class=\"unit\" aria-hidden=\"true\">")
            out.raw(percentSign)
            out.raw("</span></span>")
        }
    }

    /// The percent sign without the space or marks beside it in a text.
    private var percentSign: StaticString {
        numbers.style.digits == .arabicIndic ? "٪" : "%"
    }

    // MARK: - An amount, or a percentage of another

    /// Appends the number, and beside it the choice between a percentage and an amount.
    private func appendPart(
        _ field: InputField, _ name: FieldName, _ typed: String, _ out: inout Bytes
    ) {
        let number = Self.withoutPercent(typed)
        let isPart = !number.isSameText(as: typed) || (typed.bytes.isEmpty && isPart(field.example))
        out.raw("<span class=\"control\"><input")
        appendName(field, name, &out)
        out.raw(" inputmode=\"decimal\" data-part value=\"")
        out.escaped(number)
        out.raw("\"")
        if field.requirement.isRequired { out.raw(" required") }
        appendPlaceholder(field, &out)
        out.raw("><select data-unit=\"")
        name.append(to: &out)
        out.raw("\" aria-label=\"")
        numbers.appendPlain(FormWords.unit(label: field.label), to: &out)
        out.raw(isPart ? "\"><option value=\"%\" selected>" : "\"><option value=\"%\">")
        out.raw(percentSign)
        out.raw(isPart ? "</option><option value=\"\">" : "</option><option value=\"\" selected>")
        out.escaped(currency.code)
        out.raw("</option></select></span>")
    }

    private func isPart(_ typed: String) -> Bool { typed.bytes.last == UInt8(ascii: "%") }

    private func appendPlaceholder(_ field: InputField, _ out: inout Bytes) {
        switch field.syntax {
        case .date, .entries: return
        default: break
        }
        let examples = ExampleText(numbers, currency)
        var example = examples.text(field)
        if case .rate = field.syntax {
            example = examples.typed(Self.withoutPercent(field.example))
        }
        if field.name.isSameText(as: "currency") { example = currency.code }
        if example.bytes.isEmpty { return }
        out.raw(" placeholder=\"")
        out.escaped(example)
        out.raw("\"")
    }

    /// Removes the percent sign, which the form shows behind the field.
    private static func withoutPercent(_ typed: String) -> String {
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

    // MARK: - Choices

    private func appendChoice(
        _ field: InputField, _ words: [String], _ name: FieldName, _ typed: String,
        _ out: inout Bytes
    ) {
        out.raw("<select")
        appendName(field, name, &out)
        out.raw(">")
        switch field.requirement {
        case .defaults(let standard): appendDefault(standard, of: field, &out)
        case .defaultsByCountry: appendDefault(aprLaw.rawValue, of: field, &out)
        case .optional:
            out.raw("<option value=\"\">")
            numbers.append(FormWords.choiceNone, to: &out)
            out.raw("</option>")
        case .required: break
        }
        var isKnown = typed.bytes.isEmpty
        for word in words {
            let isTyped = word.isSameText(as: typed)
            isKnown = isKnown || isTyped
            appendOption(word, of: field, isTyped, &out)
        }
        // A word in other letters is also accepted; it stays as typed.
        if !isKnown { appendOption(typed, of: field, true, &out) }
        out.raw("</select>")
    }

    private func appendDefault(_ standard: String, of field: InputField, _ out: inout Bytes) {
        out.raw("<option value=\"\">")
        let words = numbers.choice(standard, of: field.name)
        numbers.append(FormWords.choiceDefault(choice: words), to: &out)
        out.raw("</option>")
    }

    private func appendOption(
        _ word: String, of field: InputField, _ isSelected: Bool, _ out: inout Bytes
    ) {
        out.raw("<option value=\"")
        out.escaped(word)
        out.raw(isSelected ? "\" selected>" : "\">")
        numbers.append(numbers.choice(word, of: field.name), to: &out)
        out.raw("</option>")
    }

    // MARK: - Sliders

    private func append(
        _ range: InputRange, _ field: InputField, _ name: FieldName, _ out: inout Bytes
    ) {
        out.raw("<input type=\"range\" data-slides=\"")
        name.append(to: &out)
        out.raw("\" aria-label=\"")
        numbers.appendPlain(FormWords.slider(label: field.label), to: &out)
        out.raw("\" min=\"")
        out.escaped(range.lowest.text())
        out.raw("\" max=\"")
        out.escaped(range.highest.text())
        out.raw("\" step=\"")
        out.escaped(range.step.text())
        out.raw("\" value=\"")
        out.escaped(range.value.text())
        out.raw("\" data-unit=\"")
        if case .rate = field.syntax {} else { out.escaped(range.unit) }
        out.raw("\">")
    }
}

extension InputField.Requirement {
    var isRequired: Bool {
        if case .required = self { true } else { false }
    }
}
