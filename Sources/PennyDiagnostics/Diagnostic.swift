/// A message about a person's files: the fault, its location, and the next step.
public struct Diagnostic: Equatable, Hashable, Sendable {
    public enum Severity: String, Sendable, Comparable {
        case error, warning

        public static func < (lhs: Self, rhs: Self) -> Bool { lhs == .error && rhs == .warning }
    }

    public var severity: Severity
    public var location: SourceLocation
    /// One line without a full stop that names the rule and the actual value.
    public var summary: String
    /// An instruction that fixes the fault; empty when the summary says it.
    public var nextStep: String
    /// Other locations that it is about.
    public var related: [RelatedLocation]
    /// The code of the fault; nil for a diagnostic that is no fault of the catalog, such as a note
    /// of a command.
    public var code: FaultCode?
    /// The number of faults that it counts; 0 for a fault that is shown.
    private var others = 0
    /// Whether the count is a lower bound, because a file was not read to its end.
    private(set) var isAtLeast = false

    public init(
        _ severity: Severity = .error, at location: SourceLocation, _ summary: String,
        nextStep: String = "", related: [RelatedLocation] = [], code: FaultCode? = nil
    ) {
        self.severity = severity
        self.location = location
        self.summary = summary
        self.nextStep = nextStep
        self.related = related
        self.code = code
    }

    /// Makes the diagnostic of `fault` at `location`.
    public init(_ fault: Fault, at location: SourceLocation) {
        self.init(
            fault.severity, at: location, fault.summary, nextStep: fault.nextStep,
            related: fault.related, code: fault.code)
    }

    /// The same as a warning, where a command goes on without what it is about.
    public var asWarning: Diagnostic {
        var warning = self
        warning.severity = .warning
        return warning
    }
}

extension Diagnostic {
    /// Makes a diagnostic that counts faults of a file which are not shown.
    public init(_ severity: Severity, others: Int, in path: String, isAtLeast: Bool = false) {
        let location = SourceLocation(path: path, line: 0, column: 0)
        self.init(severity, at: location, countOfOthers(others, isAtLeast: isAtLeast))
        self.others = others
        self.isAtLeast = isAtLeast
    }

    /// Makes a diagnostic that a file was not read to its end, so it may have more errors than are
    /// counted.
    public static func unreadRest(of path: String) -> Diagnostic {
        Diagnostic(.error, others: 0, in: path, isAtLeast: true)
    }

    /// Whether it counts faults that are not shown.
    public var isCount: Bool { others > 0 || isAtLeast }

    /// The number of faults that it represents.
    public var count: Int { isCount ? others : 1 }
}

extension Diagnostic: Comparable {
    /// Orders by file, location, severity, words and other locations, so that the same faults
    /// always come in the same order.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        if lhs.location != rhs.location { return lhs.location < rhs.location }
        if lhs.severity != rhs.severity { return lhs.severity < rhs.severity }
        if lhs.summary != rhs.summary { return lhs.summary < rhs.summary }
        if lhs.nextStep != rhs.nextStep { return lhs.nextStep < rhs.nextStep }
        return lhs.related.lexicographicallyPrecedes(rhs.related)
    }
}
