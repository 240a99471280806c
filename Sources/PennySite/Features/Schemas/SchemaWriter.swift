import PennyContent
import PennyEngine
import PennyMarkup

/// Writes key descriptions as JSON Schema.
enum SchemaWriter {
    /// The members of an object that has these keys and no others.
    static func members(of keys: [KeyDescription]) -> [JSONValue.Member] {
        object(
            keys.map { ($0.name, schema(of: $0)) }, required: keys.filter(\.isRequired).map(\.name))
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

    static func schema(of key: KeyDescription) -> JSONValue {
        .object([.init("description", .text(key.help))] + members(of: key.shape))
    }

    /// The type of scalars: writers take a number or a date of YAML for a text.
    static let scalar: [JSONValue.Member] = [types("string", "number")]

    static func types(_ names: String...) -> JSONValue.Member {
        .init("type", .list(names.map { .text($0) }))
    }

    private static func members(of shape: KeyDescription.Shape) -> [JSONValue.Member] {
        switch shape {
        case .text: scalar
        case .yesOrNo:
            [.init("enum", .list([.flag(true), .flag(false), .text("yes"), .text("no")]))]
        case .wholeNumber: [.init("type", .text("integer"))]
        case .date:
            [
                .init("type", .text("string")),
                .init("pattern", .text("^[0-9]{4}-[0-9]{2}-[0-9]{2}$")),
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
        case .inputsOfCalculators:
            object(
                Calculator.allCases.map { calculator in
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
