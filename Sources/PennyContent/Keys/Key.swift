/// A key of a file that people write: its declaration, and the function that puts the typed value
/// into the model that the file describes. Readers, schemas, the manual and messages are made from
/// it.
struct Key<Model>: DeclaredKey {
    let field: KeyField
    private let readValue: @Sendable (inout KeyReader, KeyField, inout Model) -> Void

    /// - Parameters:
    ///   - example: a value for messages, schemas and the manual.
    ///   - isTranslated: whether a translation can have another value than its original.
    init<Value: Sendable>(
        _ name: String, _ type: KeyType<Value>, _ requirement: KeyField.Requirement = .optional,
        example: String? = nil, help: String, isTranslated: Bool = true,
        _ conditions: KeyField.Condition...,
        to set: @escaping @Sendable (inout Model, Value) -> Void
    ) {
        let field = KeyField(
            name, type.syntax, requirement, example: example, help: help, range: type.range,
            isTranslated: isTranslated, conditions: conditions)
        let read = type.read
        // The default is read once, as if it were typed.
        let standard = field.standard.flatMap { text -> Value? in
            var reader = KeyReader(standard: text, of: name)
            return read(&reader, field)
        }
        self.field = field
        readValue = { reader, field, model in
            if let value = read(&reader, field) ?? standard { set(&model, value) }
        }
    }

    /// Makes a special key, whose reading depends on other keys or takes more than a value. Without
    /// `read`, something else reads it.
    init(
        _ name: String, special syntax: KeyField.Syntax,
        _ requirement: KeyField.Requirement = .optional, example: String? = nil, help: String,
        range: ClosedRange<Int>? = nil, isTranslated: Bool = true,
        _ conditions: KeyField.Condition...,
        reading read: @escaping @Sendable (inout KeyReader, KeyField, inout Model) -> Void = {
            _, _, _ in
        }
    ) {
        field = KeyField(
            name, syntax, requirement, example: example, help: help, range: range,
            isTranslated: isTranslated, conditions: conditions)
        readValue = read
    }

    private init(
        _ field: KeyField,
        _ read: @escaping @Sendable (inout KeyReader, KeyField, inout Model) -> Void
    ) {
        self.field = field
        readValue = read
    }

    /// Reads the value of the key into the model.
    func read(_ reader: inout KeyReader, into model: inout Model) {
        readValue(&reader, field, &model)
    }

    /// Returns the same key for a model that contains this one.
    func inside<Outer>(_ part: any WritableKeyPath<Outer, Model> & Sendable) -> Key<Outer> {
        let read = readValue
        return Key<Outer>(field) { reader, field, outer in
            read(&reader, field, &outer[keyPath: part])
        }
    }
}

/// A declaration of a key, without its model.
protocol DeclaredKey: Sendable {
    var field: KeyField { get }
}

extension Sequence where Element: DeclaredKey {
    var fields: [KeyField] { map(\.field) }
    var names: [String] { map(\.field.name) }
}
