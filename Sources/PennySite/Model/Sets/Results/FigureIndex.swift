import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyMarkup

/// The result of looking up a set by its name.
enum SetLookup {
    case computed(ComputedSet)
    /// A set with faults of its own, which are reported when it is rendered.
    case faulty
    case none
}

/// Looks up the figures that prose refers to by name.
struct FigureIndex: Sendable {
    private let find: @Sendable (String) -> SetLookup
    private let readers: Readers
    private let missing: MissingSets
    /// The set that is rendered; it is computed already.
    private var current: ComputedSet?
    /// Records the other sets that are looked up.
    private var recorder: DependencyRecorder?

    init(
        _ readers: Readers, missing: MissingSets = MissingSets(),
        _ find: @escaping @Sendable (String) -> SetLookup
    ) {
        self.readers = readers
        self.missing = missing
        self.find = find
    }

    /// Makes an index of the figures of one set alone.
    init(_ set: ComputedSet, _ readers: Readers) {
        self.init(readers) { _ in .none }
        current = set
    }

    /// Returns an index that also knows the set that is rendered.
    ///
    /// - Parameter recorder: records all other lookups.
    func knowing(_ set: ComputedSet?, recordingTo recorder: DependencyRecorder? = nil)
        -> FigureIndex
    {
        var index = self
        index.current = set
        index.recorder = recorder
        return index
    }

    /// The last part of a reference to a figure as results show it: `this.months.words`.
    private static let wordsPart = "words"

    /// Returns the text that replaces `set.figure`, or `set.figure.words`; `this` means the set
    /// `own`.
    func text(_ reference: String, own: String?) -> Result<String, SiteFaultError> {
        let parts = reference.split(separator: ".", omittingEmptySubsequences: false)
        let isInWords = parts.count == 3 && parts[2] == Self.wordsPart
        guard parts.count == 2 || isInWords, !parts[0].isEmpty, !parts[1].isEmpty else {
            return .failure(.init(.reference.incompleteReference(reference)))
        }
        return find(String(parts[0]), String(parts[1]), own: own).map { found in
            guard let set = found.set,
                let quantity = set.quantity(String(parts[1]), isInWords: isInWords)
            else { return reference }
            return NumberWriter(for: readers, currency: set.currency).text(quantity)
        }
    }

    /// Returns the set or the figure that a line of an example block names. Where the result has no
    /// set, the set's own faults are already reported, and no page will be made.
    func example(_ line: String, own: String?) -> Result<WorkedExample, SiteFaultError> {
        let parts = line.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard (1...2).contains(parts.count), !parts.contains("") else {
            return .failure(.init(.reference.incompleteReference(line)))
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

    /// Returns the set whose result a text embeds; nil for a set with faults of its own.
    func set(_ name: String, own: String?) -> Result<ComputedSet?, SiteFaultError> {
        find(name, nil, own: own).map(\.set)
    }

    /// Finds the set with a name, and checks that it has the figure or input. The set is nil where
    /// it has faults of its own.
    private func find(
        _ name: String, _ figure: String?, own: String?
    ) -> Result<(set: ComputedSet?, id: String), SiteFaultError> {
        var id = name
        if id == "this" {
            guard let own else {
                let reference = figure.map { "\(name).\($0)" } ?? name
                return .failure(.init(.reference.ownReferenceOutsideSet(reference)))
            }
            id = own
        }
        let set: ComputedSet
        switch lookUp(id) {
        case .computed(let found): set = found
        case .faulty: return .success((nil, id))
        case .none:
            if missing.drafts.contains(id) { return .failure(.init(.site.draft(id))) }
            if missing.canHold(id) { return .success((nil, id)) }
            return .failure(.init(unknown: .set(id)) { [id] in .reference.unknownSet(id, $0) })
        }
        if let figure, set.quantity(figure) == nil {
            return .failure(Self.unknown(figure, of: set, among: set.names))
        }
        return .success((set, id))
    }

    private func lookUp(_ id: String) -> SetLookup {
        if let current, current.set.id == id { return .computed(current) }
        recorder?.figures(of: id)
        return find(id)
    }

    private static func unknown(
        _ figure: String, of set: ComputedSet, among names: [String]
    ) -> SiteFaultError {
        let near = nearMiss(to: figure, among: names)
        let known = set.figures.map(\.name)
        return .init(.reference.unknownFigure(figure, set.set.id, near, known))
    }

    /// Returns a text with its references filled in.
    func filled(_ text: String, own: String?) -> String {
        Markdown.fill(text) { replacement(of: $0, own: own) }
    }

    /// Returns the text that replaces a reference; nil leaves it as written. Its fault is reported
    /// by the checks.
    func replacement(of reference: String, own: String?) -> String? {
        guard case .success(let text) = text(reference, own: own) else { return nil }
        return text
    }
}

/// A set whose calculation a text shows, in whole or up to one figure.
struct WorkedExample {
    let set: ComputedSet?
    let figure: String?
}

/// The sets that cannot be referred to, and why.
struct MissingSets: Sendable {
    /// Files of sets that cannot be read.
    var faulty: Set<String> = []
    /// Sets left out as drafts.
    var drafts: Set<String> = []
    /// Whether a table could not be read, so that the names of its rows are unknown.
    var hasFaultyTable = false

    func canHold(_ id: String) -> Bool { hasFaultyTable || faulty.contains(id) }
}
