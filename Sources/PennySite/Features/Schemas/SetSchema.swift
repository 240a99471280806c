import PennyContent
import PennyEngine
import PennyMarkup

/// The schema of a saved set: its own keys, and the inputs of its calculator.
struct SetSchema {
    private let calculator: Calculator
    private let numbers = NumberWriter(for: NumberStyle.enUS.readers, currency: .usDollar)

    init(_ calculator: Calculator) { self.calculator = calculator }

    var members: [JSONValue.Member] {
        let keys = KeyField.set.filter { $0.name != "kind" }
        let kind = KeyField.set.filter { $0.name == "kind" }.map { kind in
            (
                kind.name,
                JSONValue.object([
                    .init("description", .text(kind.help)), .init("const", .text(calculator.name)),
                ])
            )
        }
        let inputs = self.inputs.filter { input in !keys.contains { $0.name == input.name } }
        let properties = kind + inputs + keys.map { ($0.name, SchemaWriter.schema(of: $0)) }
        return Self.object(properties, calculator.fields)
    }

    /// The schema of any saved set, by the value of `kind`. A file in `comparisons/` or `budgets/`
    /// needs none.
    static var ofAnyKind: [JSONValue.Member] {
        let kinds = CalculatorCatalog.builtIn.all.map { calculator in
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
        let kind = KeyField.set.filter { $0.name == "kind" }
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

    /// An object that has these properties and no others, by the relations of `fields`.
    private static func object(
        _ properties: [(name: String, schema: JSONValue)], _ fields: [InputField]
    ) -> [JSONValue.Member] {
        let relations = RelationSchema.all(fields)
        let members = SchemaWriter.object(properties, required: [])
        return relations.isEmpty ? members : members + [.init("allOf", .list(relations))]
    }

    private func schema(of field: InputField) -> JSONValue {
        var words = numbers.text(field.label) + "."
        if let help = field.help { words += " " + numbers.text(help) }
        if case .defaults(let value) = field.requirement { words += " Default: \(value)." }
        for relation in field.relationWords() { words += " " + relation }
        var members: [JSONValue.Member] = [.init("description", .text(words))]
        switch field.syntax {
        case .entries(let columns):
            let properties = columns.map { ($0.name, schema(of: $0)) }
            let entry = JSONValue.object(Self.object(properties, columns))
            let line = JSONValue.object([.init("type", .text("string"))])
            let items = JSONValue.object([.init("anyOf", .list([entry, line]))])
            var list: [JSONValue.Member] = [
                .init("type", .text("array")), .init("items", items),
            ]
            if let range = field.range { list.append(.init("maxItems", .number(range.upperBound))) }
            members.append(
                .init(
                    "anyOf",
                    .list([
                        .object(list), entry,
                        .object(SchemaWriter.scalar),
                    ])))
        default: members += InputSchema(field).members
        }
        if case .entries = field.syntax {
        } else {
            members.append(.init("examples", .list([.text(field.example)])))
        }
        return .object(members)
    }
}
