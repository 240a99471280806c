/// Faults of one topic. Each stored property declares one: a `Fault`, or a `FaultDeclaration` if
/// its words depend on arguments.
public protocol FaultDeclarations: Sendable {}

extension FaultDeclarations {
    /// One fault of each declaration, as the catalog shows it. swift-argument-parser finds the
    /// options of a command in the same way.
    public var examples: [Fault] {
        Mirror(reflecting: self).children.compactMap { ($0.value as? any DeclaredFault)?.example }
    }
}

private protocol DeclaredFault {
    var example: Fault { get }
}

extension Fault: DeclaredFault {
    fileprivate var example: Fault { self }
}

extension FaultDeclaration: DeclaredFault {
    fileprivate var example: Fault { self(repeat each argumentsOfExample) }
}
