/// One input of a calculator: its name in files, forms and URLs, what may be
/// typed, and the default.
public struct InputField: Equatable, Sendable {
    public enum Syntax: Equatable, Sendable {
        case money
        case rate
        case term
        case choice([String])
        case date
        case count
        case text
        /// A list whose entries have these fields, the first one leading.
        case entries([InputField])
    }

    public enum Requirement: Equatable, Sendable {
        case required
        case optional
        /// Left out, the input has this value.
        case defaults(to: String)
    }

    public let name: String
    /// What a page calls it.
    public let label: String
    public let syntax: Syntax
    public let requirement: Requirement
    /// Something a person could type.
    public let example: String

    var isRequired: Bool {
        if case .required = requirement { true } else { false }
    }

    init(
        _ name: String, _ label: String, _ syntax: Syntax, _ requirement: Requirement = .optional,
        example: String
    ) {
        self.name = name
        self.label = label
        self.syntax = syntax
        self.requirement = requirement
        self.example = example
    }
}

/// An input as it stands in a file, a form or a URL.
public struct RawInput: Equatable, Sendable {
    public enum Value: Equatable, Sendable {
        case text(String)
        case entries([[Field]])
    }

    public struct Field: Equatable, Sendable {
        public let name: String
        public let text: String

        public init(name: String, text: String) {
            self.name = name
            self.text = text
        }
    }

    public let name: String
    public let value: Value

    public init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }

    public init(_ name: String, _ text: String) {
        self.init(name, .text(text))
    }
}
