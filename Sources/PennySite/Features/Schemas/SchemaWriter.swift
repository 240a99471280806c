import PennyContent
import PennyEngine
import PennyMarkup

/// Writes key descriptions as JSON Schema.
enum SchemaWriter {
    /// The members of an object that has these keys and no others.
    static func members(of keys: [KeyField]) -> [JSONValue.Member] {
        let members = object(
            keys.map { ($0.name, schema(of: $0)) }, required: keys.filter(\.isRequired).map(\.name))
        let conditions = keys.flatMap { key in key.conditions.map { schema(of: $0, key.name) } }
        return conditions.isEmpty ? members : members + [.init("allOf", .list(conditions))]
    }

    /// A key is only for files in which another has certain words.
    private static func schema(of condition: KeyField.Condition, _ name: String) -> JSONValue {
        let words = JSONValue.object([.init("enum", .list(condition.words.map { .text($0) }))])
        return .object([
            .init("if", .object([.init("required", .list([.text(name)]))])),
            .init(
                "then", .object([.init("properties", .object([.init(condition.key, words)]))])),
        ])
    }

    static func object(
        _ properties: [(name: String, schema: JSONValue)], required: [String]
    ) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = [
            .init("type", .text("object")),
            .init("properties", .object(properties.map { .init($0.name, $0.schema) })),
            .init("additionalProperties", .flag(false)),
        ]
        if !required.isEmpty {
            members.append(.init("required", .list(required.map { .text($0) })))
        }
        return members
    }

    static func schema(of key: KeyField) -> JSONValue {
        let help = ([key.help] + key.ruleWords()).joined(separator: " ")
        return .object(
            [.init("description", .text(help))] + members(of: key) + examples(of: key))
    }

    /// The example of a text, without the quotes of YAML.
    private static func examples(of key: KeyField) -> [JSONValue.Member] {
        guard case .text = key.syntax, let example = key.example else { return [] }
        let text = example.hasPrefix("\"") ? String(example.dropFirst().dropLast()) : example
        return [.init("examples", .list([.text(text)]))]
    }

    /// The type of scalars: writers take a number or a date of YAML for a text.
    static let scalar: [JSONValue.Member] = [types("string", "number")]

    static func types(_ names: String...) -> JSONValue.Member {
        .init("type", .list(names.map { .text($0) }))
    }

    private static func members(of key: KeyField) -> [JSONValue.Member] {
        switch key.syntax {
        case .text: scalar
        case .yesOrNo:
            [.init("enum", .list([.flag(true), .flag(false), .text("yes"), .text("no")]))]
        case .wholeNumber:
            [.init("type", .text("integer"))]
                + (key.range.map {
                    [
                        .init("minimum", .number($0.lowerBound)),
                        .init("maximum", .number($0.upperBound)),
                    ]
                } ?? [])
        case .date:
            [
                .init("type", .text("string")),
                .init("pattern", .text("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$")),
            ]
        case .webAddress:
            [.init("type", .text("string")), .init("pattern", .text("^https?://"))]
        case .choice(let words): [.init("enum", .list(words.map { .text($0) }))]
        case .words: [types("string", "number", "array"), .init("items", .object(scalar))]
        case .wordsAmong(let words):
            [
                types("string", "array"),
                .init("items", .object([.init("enum", .list(words.map { .text($0) }))])),
            ]
        case .keys(let keys): members(of: keys)
        case .list(let keys):
            [.init("type", .text("array")), .init("items", .object(members(of: keys)))]
        case .nameOfCalculator:
            [.init("enum", .list(CalculatorCatalog.builtIn.names.map { .text($0) }))]
        case .inputsOfCalculators:
            object(
                CalculatorCatalog.builtIn.all.map { calculator in
                    let inputs = SetSchema(calculator).inputs
                    return (calculator.name, .object(object(inputs, required: [])))
                }, required: [])
        case .figures: [.init("type", .text("object"))]
        case .fields:
            [
                .init("type", .text("object")),
                .init(
                    "additionalProperties",
                    .object([
                        types("string", "number", "boolean", "array"),
                        .init("items", .object(scalar)),
                    ])),
            ]
        }
    }
}
