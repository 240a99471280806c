/// A fault of a file.
public protocol LocatedFault: Sendable {
    /// The diagnostic of the fault among others of its file: its location, severity and words.
    var diagnostic: Diagnostic { get }
    /// Whether it repeats another fault.
    func repeats(_ other: Self) -> Bool
    /// Makes a value that counts faults.
    static func count(as diagnostic: Diagnostic) -> Self
}

extension Diagnostic: LocatedFault {
    public var diagnostic: Diagnostic { self }
    public func repeats(_ other: Diagnostic) -> Bool { self == other }
    public static func count(as diagnostic: Diagnostic) -> Diagnostic { diagnostic }
}

/// Collects faults as they are found: for each file those that are shown, and the number of the
/// others. So a file of nonsense costs time, but no memory.
public struct FaultCollector<Found: LocatedFault>: Sendable {
    private var files: [String: FileFaults<Found>] = [:]

    public init() {}

    public init(_ faults: some Sequence<Found>) { add(faults) }

    public var isEmpty: Bool { files.isEmpty }

    /// The faults, file by file. The counted faults of a file are one.
    public var faults: [Found] {
        files.sorted { $0.key < $1.key }.flatMap { $0.value.all }
    }

    public mutating func add(_ fault: Found) {
        let path = fault.diagnostic.location.path
        files[path, default: FileFaults()].add(fault)
    }

    public mutating func add(_ faults: some Sequence<Found>) {
        for fault in faults { add(fault) }
    }

    /// Adds a fault, whose words are made only if it is shown.
    public mutating func add(
        _ severity: Diagnostic.Severity, at location: SourceLocation, _ fault: () -> Found
    ) {
        if files[location.path]?.count(severity, at: location) == true { return }
        add(fault())
    }
}

/// The faults of one file.
struct FileFaults<Found: LocatedFault>: Sendable {
    private var errors = FirstFaults<Found>()
    private var warnings = FirstFaults<Found>()

    mutating func add(_ fault: Found) {
        if fault.diagnostic.severity == .error {
            errors.add(fault)
        } else {
            warnings.add(fault)
        }
    }

    /// Counts a fault if it would not be shown.
    ///
    /// - Returns: whether it was counted.
    mutating func count(_ severity: Diagnostic.Severity, at location: SourceLocation) -> Bool {
        severity == .error ? errors.count(at: location) : warnings.count(at: location)
    }

    var all: [Found] { errors.all + warnings.all }
}

/// The first faults of a severity in the order of their locations, and the number of later ones.
struct FirstFaults<Found: LocatedFault>: Sendable {
    private var first: [Found] = []
    /// The location of the last fault that is shown, if there are later ones.
    private var last: SourceLocation?
    private var others = 0
    private var isAtLeast = false
    private var path = ""
    private var severity = Diagnostic.Severity.error

    private static var limit: Int { DiagnosticPrinter.limit }

    mutating func add(_ fault: Found) {
        let diagnostic = fault.diagnostic
        if diagnostic.isCount {
            (path, severity) = (diagnostic.location.path, diagnostic.severity)
            others += diagnostic.count
            isAtLeast = isAtLeast || diagnostic.isAtLeast
            return
        }
        if count(at: diagnostic.location) { return }
        first.append(fault)
        if first.count >= 2 * Self.limit { shorten() }
    }

    mutating func count(at location: SourceLocation) -> Bool {
        guard let last, last < location else { return false }
        others += 1
        return true
    }

    private mutating func shorten() {
        first = Self.sorted(first)
        guard first.count > Self.limit else { return }
        others += first.count - Self.limit
        first.removeLast(first.count - Self.limit)
        guard let end = first.last?.diagnostic else { return }
        (path, severity, last) = (end.location.path, end.severity, end.location)
    }

    /// Sorts faults and removes duplicates.
    private static func sorted(_ faults: [Found]) -> [Found] {
        var sorted: [Found] = []
        for fault in faults.sorted(by: { $0.diagnostic < $1.diagnostic })
        where sorted.last.map({ fault.repeats($0) }) != true {
            sorted.append(fault)
        }
        return sorted
    }

    var all: [Found] {
        var one = self
        if one.first.count > Self.limit { one.shorten() }
        if one.others == 0, !one.isAtLeast { return one.first }
        let count = Diagnostic(
            one.severity, others: one.others, in: one.path, isAtLeast: one.isAtLeast)
        return one.first + [.count(as: count)]
    }
}

extension [Diagnostic] {
    /// The faults that are shown for each file, and a count of the others.
    public var collected: [Diagnostic] {
        if count <= DiagnosticPrinter.limit, !contains(where: \.isCount) { return self }
        return FaultCollector(self).faults
    }
}
