import PennyEngine
import PennyMarkup

/// The schema of what an input needs and excludes.
///
/// A site can have default inputs, so a file need not have what its calculator requires, and the
/// schema of a set asks for nothing by itself. A schema sees only the words of a choice that its
/// list has: it never refuses a choice in other words.
struct RelationSchema {
    private let field: InputField
    private let relation: InputRelation

    /// The schemas of all relations of these inputs.
    static func all(_ fields: [InputField]) -> [JSONValue] {
        fields.flatMap { field in
            field.relations.compactMap { RelationSchema(field: field, relation: $0).schema }
        }
    }

    private var schema: JSONValue? {
        switch relation.kind {
        case .needs: when(given, Self.any(relation.names))
        case .needsEach: when(given, .object([Self.required(relation.names)]))
        case .conflicts: when(given, Self.not(Self.any(relation.names)))
        case .excludes(let word):
            when(given, Self.not(.object(Self.having(relation.names[0], [word]))))
        case .requiredWith: when(Self.any(relation.names), .object([Self.required([field.name])]))
        // What is required can be a default of the site.
        case .requiredUnless, .oneOf, .allButOne, .above, .atMost, .noDefault: nil
        }
    }

    private var given: JSONValue { .object([Self.required([field.name])]) }

    private func when(_ given: JSONValue, _ then: JSONValue) -> JSONValue {
        var conditions = [given]
        switch relation.condition {
        case .always: break
        case .choosing(let word): conditions.append(.object(Self.having(field.name, [word])))
        case .notChoosing(let word):
            conditions.append(.object(Self.having(field.name, choices.filter { $0 != word })))
        case .without(let name): conditions.append(Self.not(Self.any([name])))
        }
        let all =
            conditions.count == 1 ? given : .object([.init("allOf", .list(conditions))])
        return .object([.init("if", all), .init("then", then)])
    }

    private var choices: [String] {
        if case .choice(let words) = field.syntax { words } else { [] }
    }

    private static func required(_ names: [String]) -> JSONValue.Member {
        .init("required", .list(names.map { .text($0) }))
    }

    private static func any(_ names: [String]) -> JSONValue {
        if names.count == 1 { return .object([required(names)]) }
        return .object([.init("anyOf", .list(names.map { .object([required([$0])]) }))])
    }

    private static func not(_ schema: JSONValue) -> JSONValue { .object([.init("not", schema)]) }

    /// An input that has one of these words.
    private static func having(_ name: String, _ words: [String]) -> [JSONValue.Member] {
        let word = JSONValue.object([.init("enum", .list(words.map { .text($0) }))])
        return [required([name]), .init("properties", .object([.init(name, word)]))]
    }
}
