/// An input of a calculator: its declaration, and what puts the typed value into the model that the
/// calculator computes with.
struct Input<Model>: Sendable {
    let field: InputField
    /// Reads the input, and puts its value into the model.
    let read: @Sendable (inout InputReader, InputField, inout Model) -> Void

    init<Value>(
        _ name: String, _ label: Message, _ type: InputType<Value>,
        _ requirement: InputField.Requirement = .optional, in group: InputField.Group? = nil,
        example: String, help: Message? = nil, upTo highest: Int64? = nil,
        _ relations: InputRelation..., to set: @escaping @Sendable (inout Model, Value) -> Void
    ) {
        field = InputField(
            name, label, type.syntax, requirement, in: group, example: example, help: help,
            upTo: highest, needsUnit: type.needsUnit, range: type.range, relations: relations)
        let readValue = type.read
        read = { reader, field, model in
            if let value = readValue(&reader, field) { set(&model, value) }
        }
    }

    /// Makes a special input, whose reading depends on what was read before.
    init(
        _ name: String, _ label: Message, special syntax: InputField.Syntax,
        _ requirement: InputField.Requirement = .optional, in group: InputField.Group? = nil,
        example: String, help: Message? = nil, _ relations: InputRelation...,
        reading read: @escaping @Sendable (inout InputReader, InputField, inout Model) -> Void
    ) {
        field = InputField(
            name, label, syntax, requirement, in: group, example: example, help: help,
            relations: relations)
        self.read = read
    }

    private init(
        _ field: InputField,
        _ read: @escaping @Sendable (inout InputReader, InputField, inout Model) -> Void
    ) {
        self.field = field
        self.read = read
    }

    /// Returns the same input for a case that depends on inputs before it: where `isOut`, it is
    /// reported by `kind` if it is given, and then left out.
    func unless(
        _ isOut: @escaping @Sendable (Model) -> Bool, _ kind: InputProblem.Kind
    ) -> Self {
        let read = read
        return Self(field) { reader, field, model in
            if !isOut(model) {
                read(&reader, field, &model)
            } else if reader.isGiven(field.name) {
                reader.report(field, kind)
                reader.leaveOut(field)
            }
        }
    }
}
