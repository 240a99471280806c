import PennyEngine

/// Renders one field of a form: its label and the control for its type of input.
final class FieldHTML {
    let currency: Currency
    let numbers: NumberWriter
    let defaults: InputDefaults
    /// The prefix that makes the `id`s of a form unique on a page of several; empty on most pages.
    private let column: String

    /// - Parameter currency: the currency of the amounts, which may differ from the default one.
    init(
        _ currency: Currency, _ defaults: InputDefaults, _ numbers: NumberWriter,
        column: String = ""
    ) {
        self.column = column
        self.currency = currency
        self.numbers = numbers
        self.defaults = defaults
    }

    /// Appends a field.
    ///
    /// - Parameter example: what the page's example has in the field; nil for the usual example.
    func append(
        _ field: InputField, _ name: FieldName, _ typed: String, example: String? = nil,
        slides: Bool, to out: inout Bytes
    ) {
        let typed = Self.withoutIsolates(typed)
        out.raw("<div class=\"field\"><label for=\"")
        appendID(ElementID.field, name, &out)
        out.raw("\">")
        numbers.append(field.label, to: &out)
        out.raw("</label>")
        if let help = field.help {
            out.raw("<p class=\"help\" id=\"")
            appendID(ElementID.help, name, &out)
            out.raw("\">")
            numbers.append(help, to: &out)
            out.raw("</p>")
        }
        if case .choice(let words) = field.syntax {
            appendChoice(field, words, name, typed, &out)
        } else if field.name.isSameText(as: InputField.currency.name) {
            appendCurrencies(field, name, typed, &out)
        } else if case .moneyOrPart = field.syntax {
            appendPart(field, name, typed, example, &out)
        } else {
            let length = field.needsUnit ? length(typed, example) : nil
            if let length {
                appendLength(field, name, length, example, &out)
            } else {
                appendText(field, name, typed, example, &out)
            }
            if slides, let range = InputRange(field, currency) {
                append(range, field, name, typed, length, &out)
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

    func appendName(_ field: InputField, _ name: FieldName, _ out: inout Bytes) {
        out.raw(" id=\"")
        appendID(ElementID.field, name, &out)
        out.raw("\" name=\"")
        name.append(to: &out)
        out.raw("\"")
        if field.help == nil { return }
        out.raw(" aria-describedby=\"")
        appendID(ElementID.help, name, &out)
        out.raw("\"")
    }

    private func appendID(_ start: StaticString, _ name: FieldName, _ out: inout Bytes) {
        out.raw(start)
        if !column.bytes.isEmpty {
            out.escaped(column)
            out.raw("-")
        }
        name.append(to: &out)
    }

    // MARK: - Text

    private func appendText(
        _ field: InputField, _ name: FieldName, _ typed: String, _ example: String?,
        _ out: inout Bytes
    ) {
        var isRate = false
        if case .rate = field.syntax {
            isRate = true
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
        out.escaped(written(typed, in: field))
        out.raw("\"")
        if field.requirement.isRequired { out.raw(" required") }
        appendPlaceholder(field, example, &out)
        out.raw(">")
        if isRate {
            out.raw("<span class=\"unit\" aria-hidden=\"true\">")
            out.raw(percentSign)
            out.raw("</span></span>")
        }
    }

    // MARK: - An amount, or a percentage of another

    /// Appends the number, and beside it the choice between a percentage and an amount.
    private func appendPart(
        _ field: InputField, _ name: FieldName, _ typed: String, _ example: String?,
        _ out: inout Bytes
    ) {
        let number = Self.withoutPercent(typed)
        let isPart =
            !number.isSameText(as: typed)
            || (typed.bytes.isEmpty && isPart(example ?? field.example))
        let label = FormWords.unit(label: field.label)
        appendNumber(field, name, " data-part", inDigits(number), example, unit: label, &out)
        out.raw(isPart ? "<option value=\"%\" selected>" : "<option value=\"%\">")
        out.raw(percentSign)
        out.raw(isPart ? "</option><option value=\"\">" : "</option><option value=\"\" selected>")
        out.escaped(currency.code)
        out.raw("</option></select></span>")
    }

    private func isPart(_ typed: String) -> Bool { typed.bytes.last == UInt8(ascii: "%") }

    func appendPlaceholder(_ field: InputField, _ example: String?, _ out: inout Bytes) {
        let text = Self.withoutIsolates(
            example.map { placeholder($0, of: field) } ?? placeholder(of: field))
        if text.bytes.isEmpty { return }
        out.raw(" placeholder=\"")
        out.escaped(text)
        out.raw("\"")
    }

    private func placeholder(of field: InputField) -> String {
        let examples = ExampleText(numbers, currency)
        switch field.syntax {
        case .date, .entries: return ""
        case .rate: return examples.typed(Self.withoutPercent(field.example))
        case .term where field.needsUnit:
            // The unit is beside the field: “30” of “30 years”.
            let number = field.example.bytes.prefix { $0 != UInt8(ascii: " ") }
            return inMarks(String(bytes: Array(number)))
        default: return examples.text(field)
        }
    }

    /// Returns a value of the page's example in the form's marks, as its field shows it in gray.
    private func placeholder(_ example: String, of field: InputField) -> String {
        switch field.syntax {
        case .date, .entries: ""
        default: written(example, in: field)
        }
    }

    /// Returns a value of the page's example if it can be shown in gray: a number. The page may
    /// have an English text, whose words other readers do not type.
    static func number(_ example: String, of field: InputField) -> String? {
        switch field.syntax {
        case .money, .rate, .moneyOrPart, .count:
            let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
            return example.bytes.contains { letters.contains($0 | 0x20) } ? nil : example
        case .term: return field.needsUnit ? example : nil
        default: return nil
        }
    }

    // MARK: - Choices

    private func appendChoice(
        _ field: InputField, _ words: [String], _ name: FieldName, _ typed: String,
        _ out: inout Bytes
    ) {
        out.raw("<select")
        appendName(field, name, &out)
        out.raw(">")
        let standard = standard(of: field)
        if let standard {
            // What was typed stays typed, even if it is the default.
            let isTyped = standard.isSameText(as: typed)
            out.raw("<option value=\"")
            if isTyped { out.escaped(standard) }
            out.raw(isTyped ? "\" selected>" : "\">")
            let words = numbers.choice(standard, of: field.name)
            numbers.append(FormWords.choiceDefault(choice: words), to: &out)
            out.raw("</option>")
        } else if !field.requirement.isRequired {
            out.raw("<option value=\"\">")
            numbers.append(FormWords.choiceNone, to: &out)
            out.raw("</option>")
        }
        var isKnown = typed.bytes.isEmpty || standard?.isSameText(as: typed) == true
        for word in words where standard?.isSameText(as: word) != true {
            let isTyped = word.isSameText(as: typed)
            isKnown = isKnown || isTyped
            appendOption(word, of: field, isTyped, &out)
        }
        // A word in other letters is also accepted; it stays as typed.
        if !isKnown { appendOption(typed, of: field, true, &out) }
        out.raw("</select>")
    }

    private func standard(of field: InputField) -> String? {
        switch field.requirement {
        case .defaults(let standard): standard
        case .defaultsByCountry: defaults.aprLaw.rawValue
        case .optional, .required: nil
        }
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
}

extension InputField.Requirement {
    var isRequired: Bool {
        if case .required = self { true } else { false }
    }

    /// Whether no default takes the place of the input. One of several may be left out.
    var isNeeded: Bool {
        switch self {
        case .required, .optional: true
        case .defaults, .defaultsByCountry: false
        }
    }
}
