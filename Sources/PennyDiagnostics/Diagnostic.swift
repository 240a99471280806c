/// One thing a person should know about their files: what is wrong, where,
/// and what to do next.
public struct Diagnostic: Equatable, Hashable, Sendable {
    public enum Severity: String, Sendable, Comparable {
        case error, warning

        public static func < (lhs: Self, rhs: Self) -> Bool { lhs == .error && rhs == .warning }
    }

    public var severity: Severity
    public var location: SourceLocation
    /// One line without a full stop that names the rule and the actual value.
    public var summary: String
    /// What to do about it, as an instruction; empty when the summary says it.
    public var nextStep: String
    /// The code of the fault; nil where no fault of the catalog is told, as in a note of a command.
    public var code: FaultCode?
    /// The number of faults of the file that it counts; 0 for one that is shown.
    private var others = 0
    /// Whether there may be more of them, because a file was not read to its end.
    private(set) var isAtLeast = false

    public init(
        _ severity: Severity = .error, at location: SourceLocation, _ summary: String,
        nextStep: String = "", code: FaultCode? = nil
    ) {
        self.severity = severity
        self.location = location
        self.summary = summary
        self.nextStep = nextStep
        self.code = code
    }

    /// The diagnostic that says `fault` happened at `location`.
    public init(_ severity: Severity = .error, _ fault: some Fault, at location: SourceLocation) {
        self.init(
            severity, at: location, fault.summary, nextStep: fault.nextStep, code: fault.code)
    }
}

extension Diagnostic {
    /// Stands for faults of a file that are counted and not shown.
    public init(_ severity: Severity, others: Int, in path: String, isAtLeast: Bool = false) {
        let place = SourceLocation(path: path, line: 0, column: 0)
        self.init(severity, at: place, countOfOthers(others, isAtLeast: isAtLeast))
        self.others = others
        self.isAtLeast = isAtLeast
    }

    /// Says that a file was not read to its end, so it may have more errors than are counted.
    public static func unreadRest(of path: String) -> Diagnostic {
        Diagnostic(.error, others: 0, in: path, isAtLeast: true)
    }

    /// Whether it stands for faults that are not told.
    public var isCount: Bool { others > 0 || isAtLeast }

    /// The number of faults that it stands for.
    public var count: Int { isCount ? others : 1 }
}

extension Diagnostic: Comparable {
    /// By file, then place, then severity and words: the same faults always
    /// come in the same order.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        if lhs.location != rhs.location { return lhs.location < rhs.location }
        if lhs.severity != rhs.severity { return lhs.severity < rhs.severity }
        return (lhs.summary, lhs.nextStep) < (rhs.summary, rhs.nextStep)
    }
}

/// A kind of fault as a value. Each module that finds faults has one
/// enumeration of them, worded in the file `…+Wording.swift` beside it. Its codes are in
/// `…+Code.swift`, and its examples in `…+Examples.swift`.
public protocol Fault: Equatable, Sendable {
    var code: FaultCode { get }
    var summary: String { get }
    var nextStep: String { get }
    /// One fault of each code, as the catalog shows it.
    static var examples: [Self] { get }
}
