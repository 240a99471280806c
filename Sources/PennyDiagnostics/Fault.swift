/// A fault: what is wrong, and what to do. A fault without arguments is its own declaration; others
/// are made by a `FaultDeclaration`.
public struct Fault: Error, Equatable, Hashable, Sendable {
    public let code: FaultCode
    public let severity: Diagnostic.Severity
    /// One line without a full stop that names the rule and the actual value.
    public let summary: String
    /// An instruction that fixes the fault; empty when the summary says it.
    public let nextStep: String
    /// Other locations that it is about.
    public let related: [RelatedLocation]

    public init(
        _ code: FaultCode, as severity: Diagnostic.Severity = .error, _ summary: String,
        _ nextStep: String = "", related: [RelatedLocation] = []
    ) {
        self.code = code
        self.severity = severity
        self.summary = summary
        self.nextStep = nextStep
        self.related = related
    }
}

/// A fault whose words depend on arguments: its code, its words, and an example for the catalog.
/// A call with other arguments makes the `Fault`.
public struct FaultDeclaration<each Argument: Sendable>: Sendable {
    /// The summary and the next step.
    public typealias Words = (summary: String, nextStep: String)

    public let code: FaultCode
    private let severity: Diagnostic.Severity
    let argumentsOfExample: (repeat each Argument)
    private let words: @Sendable (repeat each Argument) -> Words
    private let related: (@Sendable (repeat each Argument) -> [RelatedLocation])?

    /// - Parameter related: the other locations of the fault, which its words leave out.
    public init(
        _ code: FaultCode, as severity: Diagnostic.Severity = .error,
        example: repeat each Argument,
        related: (@Sendable (repeat each Argument) -> [RelatedLocation])? = nil,
        words: @escaping @Sendable (repeat each Argument) -> Words
    ) {
        self.code = code
        self.severity = severity
        argumentsOfExample = (repeat each example)
        self.words = words
        self.related = related
    }

    public func callAsFunction(_ arguments: repeat each Argument) -> Fault {
        let (summary, nextStep) = words(repeat each arguments)
        return Fault(
            code, as: severity, summary, nextStep, related: related?(repeat each arguments) ?? [])
    }
}
