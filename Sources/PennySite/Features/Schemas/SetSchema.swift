import PennyContent
import PennyEngine
import PennyMarkup

/// The schema of a saved set: its own keys, and the inputs of its calculator.
struct SetSchema {
    private let calculator: Calculator
    private let numbers = NumberWriter(for: NumberStyle.enUS.readers, currency: .usDollar)

    init(_ calculator: Calculator) { self.calculator = calculator }

    var members: [JSONValue.Member] {
        let keys = KeyDescription.set.filter { $0.name != "kind" }
        let kind = KeyDescription.set.filter { $0.name == "kind" }.map { kind in
            (
                kind.name,
                JSONValue.object([
                    .init("description", .text(kind.help)), .init("const", .text(calculator.name)),
                ])
            )
        }
        let inputs = self.inputs.filter { input in !keys.contains { $0.name == input.name } }
        return SchemaWriter.object(
            kind + inputs + keys.map { ($0.name, SchemaWriter.schema(of: $0)) }, required: [])
    }

    /// The schema of any saved set, by the value of `kind`. A file in `comparisons/` or `budgets/`
    /// needs none.
    static var ofAnyKind: [JSONValue.Member] {
        let kinds = Calculator.allCases.map { calculator in
            let isKind = JSONValue.object([
                .init("required", .list([.text("kind")])),
                .init(
                    "properties",
                    .object([.init("kind", .object([.init("const", .text(calculator.name))]))])),
            ])
            return JSONValue.object([
                .init("if", isKind), .init("then", .object(SetSchema(calculator).members)),
            ])
        }
        let kind = KeyDescription.set.filter { $0.name == "kind" }
        return [
            .init("type", .text("object")),
            .init(
                "properties",
                .object(kind.map { .init($0.name, SchemaWriter.schema(of: $0)) })),
            .init("allOf", .list(kinds)),
        ]
    }

    /// The inputs by name.
    var inputs: [(name: String, schema: JSONValue)] {
        calculator.fields.map { ($0.name, schema(of: $0)) }
    }

    private func schema(of field: InputField) -> JSONValue {
        var words = numbers.text(field.label) + "."
        if let help = field.help { words += " " + numbers.text(help) }
        if case .defaults(let value) = field.requirement { words += " Default: \(value)." }
        var members: [JSONValue.Member] = [.init("description", .text(words))]
        switch field.syntax {
        case .choice(let choices):
            // Other words for a choice are accepted as well, so these only complete what is typed.
            members.append(
                .init(
                    "anyOf",
                    .list([
                        .object([.init("enum", .list(choices.map { .text($0) }))]),
                        .object([.init("type", .text("string"))]),
                    ])))
        case .entries(let columns):
            let properties = columns.map { ($0.name, schema(of: $0)) }
            let entry = JSONValue.object(SchemaWriter.object(properties, required: []))
            let line = JSONValue.object([.init("type", .text("string"))])
            let items = JSONValue.object([.init("anyOf", .list([entry, line]))])
            members.append(
                .init(
                    "anyOf",
                    .list([
                        .object([.init("type", .text("array")), .init("items", items)]), entry,
                        .object(SchemaWriter.scalar),
                    ])))
        default: members += SchemaWriter.scalar
        }
        if case .entries = field.syntax {
        } else {
            members.append(.init("examples", .list([.text(field.example)])))
        }
        return .object(members)
    }
}
