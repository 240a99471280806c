import PennyContent
import PennyEngine

/// Inputs for a form. A file may say a choice in any of its words, and use other digits than the
/// readers.
extension SavedSet {
    /// The set with the words that its form offers, and one kind of digits in each number.
    ///
    /// - Parameter result: the meaning of the inputs.
    func readable(_ result: Calculation) -> SavedSet {
        let inputs = inputs.map { input in
            guard let field = calculator.fields.first(where: { $0.name == input.name }),
                let read = result.inputs.first(where: { $0.name == input.name })?.quantity
            else { return input }
            return RawInput(input.name, Self.value(input.value, field.syntax, read))
        }
        return inputs == self.inputs ? self : replacing(inputs, locations: inputLocations)
    }

    private static func value(
        _ typed: RawInput.Value, _ syntax: InputField.Syntax, _ read: Quantity
    ) -> RawInput.Value {
        switch (typed, syntax, read) {
        case (.text(let text), _, _): return .text(self.text(text, syntax, read))
        case (.entries(let entries), .entries(let columns), .entries(let meant))
        where entries.count == meant.count:
            return .entries(
                zip(entries, meant).map { entry, meant in
                    entry.map { part in
                        guard let column = columns.first(where: { $0.name == part.name }),
                            let read = meant.first(where: { $0.name == part.name })?.quantity
                        else { return part }
                        return RawInput.Field(
                            name: part.name, text: text(part.text, column.syntax, read))
                    }
                })
        default: return typed
        }
    }

    private static func text(
        _ typed: String, _ syntax: InputField.Syntax, _ read: Quantity
    ) -> String {
        switch (syntax, read) {
        case (.choice(let words), .choice(let word)),
            (.choice(let words), .text(let word)),
            (.choice(let words), .words(_, let word)):
            words.contains(typed) || !words.contains(word) ? typed : word
        case (.money, _), (.moneyOrPart, _), (.rate, _), (.count, _): withOneKindOfDigits(typed)
        default: typed
        }
    }

    /// The text with Arabic-Indic digits throughout, where its separators are Arabic.
    private static func withOneKindOfDigits(_ typed: String) -> String {
        guard typed.unicodeScalars.contains(where: { $0 == "\u{66B}" || $0 == "\u{66C}" }) else {
            return typed
        }
        var text = String.UnicodeScalarView()
        for scalar in typed.unicodeScalars {
            let digit = scalar.value &- 0x30
            text.append(digit < 10 ? Unicode.Scalar(0x660 + digit) ?? scalar : scalar)
        }
        return String(text)
    }
}
