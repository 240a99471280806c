private typealias Words = ScenariosWords

extension Scenarios {
    static let inputs: [Input<TypedScenarios>] = [
        Input(
            "sets", Words.inputSets, sets, .required, example: "first-home; fifteen-years"
        ) { $0.sets = $1 },
        Input(
            "horizon", Words.inputHorizon, .months, in: .common, example: "5 years",
            help: Words.inputHorizonHelp
        ) { $0.months = $1 },
        Input(
            "figures", Words.inputFigures, .text(figures) { .text(line(of: $0)) }, in: .files,
            example: "payment, totalInterest"
        ) { $0.figures = $1 },
    ]

    private static let columns: [Input<TypedScenarios.Entry>] = [
        // Special: results name a set by its title.
        Input(
            "set", Words.inputSetsSet, special: .text, .required, example: "first-home"
        ) { reader, field, entry in
            let title = reader.row?.text("title")
            let name = reader.read(
                field,
                { typed throws(InputFailure) in
                    let name = TypedText.trimmed(typed)
                    if name.isEmpty { throw InputFailure(.missing(example: field.example)) }
                    return name
                }
            ) { .text(title ?? $0) }
            entry.name = name ?? ""
            entry.title = title ?? entry.name
        },
        Input("title", Words.inputSetsTitle, untold, example: "First home") { _, _ in },
        Input("kind", Words.inputSetsKind, untold, example: "loan") { $0.kind = $1 },
        Input(
            "inputs", Words.inputSetsInputs, untold,
            example: "principal 350,000 rate 6.25% term \"30 years\""
        ) { $0.typedInputs = $1 },
    ]

    private static var untold: InputType<String> {
        .text({ typed, _ in TypedText.trimmed(typed) }) { _ in nil }
    }

    /// Special: the kind of a set decides which inputs it has. The browser and files add both to
    /// the name, which is what people type.
    private static var sets: InputType<[TypedScenarios.Entry]> {
        let list = InputType.list(columns) { TypedScenarios.Entry(index: $0) }
        return InputType(list.syntax, range: 2...most) { reader, field in
            guard var entries = list.read(&reader, field) else { return nil }
            for place in entries.indices {
                entries[place].resolve(&reader)
                for earlier in 0..<place
                where entries[earlier].name.isSameText(as: entries[place].name) {
                    reader.report(
                        entries[place].path("set"),
                        .setNamedTwice(entries[place].name, entry: earlier))
                }
            }
            if reader.problems.isEmpty, !(2...most).contains(entries.count) {
                reader.report(field, .notThatMany(lowest: 2, highest: most))
            }
            return entries
        }
    }

    /// Splits the names of figures at commas, semicolons and spaces.
    private static func figures(
        _ typed: String, _ convention: NumberConvention
    ) throws(InputFailure) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        for byte in typed.bytes + [UInt8(ascii: ",")] {
            switch byte {
            case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: " "):
                if !word.isEmpty { words.append(String(bytes: word)) }
                word = []
            default: word.append(byte)
            }
        }
        if words.isEmpty { throw InputFailure(.notAWord(typed)) }
        return words
    }

    static func line(of names: [String]) -> String {
        var text: Wording = ""
        for (index, name) in names.enumerated() {
            text += index == 0 ? "\(name)" : ", \(name)"
        }
        return text.text
    }
}

extension InputReader.Row {
    /// The typed text of a field without surrounding spaces; nil if it is empty.
    fileprivate func text(_ name: String) -> String? {
        for field in fields where field.name.isSameText(as: name) {
            let text = TypedText.trimmed(field.text)
            return text.isEmpty ? nil : text
        }
        return nil
    }
}
