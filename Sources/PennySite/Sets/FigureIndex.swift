import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyMarkup

/// What there is by the name of a set.
enum FoundSet {
    case computed(ComputedSet)
    /// One with faults of its own, which are told in its turn.
    case faulty
    case none
}

/// Looks up the figures that prose refers to by name.
struct FigureIndex: Sendable {
    private let find: @Sendable (String) -> FoundSet
    private let readers: Readers
    private let missing: MissingSets
    /// The set that is in its turn: nobody else has to compute it.
    private var current: ComputedSet?
    /// Notes the other sets that are looked up.
    private var log: ReadLog?

    init(
        _ readers: Readers, missing: MissingSets = MissingSets(),
        _ find: @escaping @Sendable (String) -> FoundSet
    ) {
        self.readers = readers
        self.missing = missing
        self.find = find
    }

    /// The figures of one set alone.
    init(_ set: ComputedSet, _ readers: Readers) {
        self.init(readers) { _ in .none }
        current = set
    }

    /// The same figures, with those of a set that is in its turn at hand.
    ///
    /// - Parameter log: notes what else is looked up.
    func knowing(_ set: ComputedSet?, noting log: ReadLog? = nil) -> FigureIndex {
        var index = self
        index.current = set
        index.log = log
        return index
    }

    /// The text to print for `set.figure`; `this` stands for the set `own`.
    func text(_ reference: String, own: String?) -> Result<String, SiteFaultError> {
        let parts = reference.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
            return .failure(.init(.incompleteReference(reference)))
        }
        return find(String(parts[0]), String(parts[1]), own: own).map { found in
            guard let set = found.set, let quantity = set.quantity(String(parts[1])) else {
                return reference
            }
            return NumberWriter(for: readers, currency: set.currency).text(quantity)
        }
    }

    /// What a line of an example block means: a set, or one of its figures.
    /// Without a set, its own fault is told already, and no page will be made.
    func example(_ line: String, own: String?) -> Result<WorkedExample, SiteFaultError> {
        let parts = line.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard (1...2).contains(parts.count), !parts.contains("") else {
            return .failure(.init(.incompleteReference(line)))
        }
        let figure = parts.count > 1 ? parts[1] : nil
        return find(parts[0], figure, own: own).flatMap { found in
            if let figure, let set = found.set, !set.figures.contains(where: { $0.name == figure })
            {
                return .failure(Self.unknown(figure, of: set, among: set.figures.map(\.name)))
            }
            return .success(WorkedExample(set: found.set, figure: figure))
        }
    }

    /// A set whose result a text shows a part of; nothing for one with faults of its own.
    func set(_ name: String, own: String?) -> Result<ComputedSet?, SiteFaultError> {
        find(name, nil, own: own).map(\.set)
    }

    /// The set of a name, which has the figure or input; nothing for a set with
    /// faults of its own.
    private func find(
        _ name: String, _ figure: String?, own: String?
    ) -> Result<(set: ComputedSet?, id: String), SiteFaultError> {
        var id = name
        if id == "this" {
            guard let own else {
                let reference = figure.map { "\(name).\($0)" } ?? name
                return .failure(.init(.ownReferenceOutsideSet(reference)))
            }
            id = own
        }
        let set: ComputedSet
        switch found(id) {
        case .computed(let found): set = found
        case .faulty: return .success((nil, id))
        case .none:
            if missing.drafts.contains(id) { return .failure(.init(.draft(id))) }
            if missing.canHold(id) { return .success((nil, id)) }
            return .failure(.init(.unknownSet(id, near: nil), meant: .set(id)))
        }
        if let figure, set.quantity(figure) == nil {
            return .failure(Self.unknown(figure, of: set, among: set.names))
        }
        return .success((set, id))
    }

    private func found(_ id: String) -> FoundSet {
        if let current, current.set.id == id { return .computed(current) }
        log?.figures(of: id)
        return find(id)
    }

    private static func unknown(
        _ figure: String, of set: ComputedSet, among names: [String]
    ) -> SiteFaultError {
        let near = nearMiss(to: figure, among: names)
        let known = set.figures.map(\.name)
        return .init(.unknownFigure(figure, of: set.set.id, near: near, known: known))
    }

    /// A text with its references filled in.
    func filled(_ text: String, own: String?) -> String {
        Markdown.fill(text) { replacement(of: $0, own: own) }
    }

    /// What stands instead of a reference; nil leaves it as written, its fault
    /// being told by the checks.
    func replacement(of reference: String, own: String?) -> String? {
        guard case .success(let text) = text(reference, own: own) else { return nil }
        return text
    }
}

/// A set whose computing a text shows, whole or on the way to one figure.
struct WorkedExample {
    let set: ComputedSet?
    let figure: String?
}

/// The sets that are not there to refer to, and why.
struct MissingSets: Sendable {
    /// Files of sets that cannot be read.
    var faulty: Set<String> = []
    /// Sets left out as drafts.
    var drafts: Set<String> = []
    /// Some table could not be read, so the names of its rows are not known.
    var hasFaultyTable = false

    func canHold(_ id: String) -> Bool { hasFaultyTable || faulty.contains(id) }
}
