import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyMarkup
import Synchronization

/// Computes saved sets. What others refer to is computed when the first asks for it, and its
/// figures are kept; in its turn each set is computed with all that its page shows.
final class SetFigures: Sendable {
    /// A set with its result.
    struct Whole: Sendable {
        let set: ComputedSet
        let result: Calculation
    }

    private let catalog: SetCatalog
    private let reader: SetReader
    private let defaults: InputDefaults
    private let readers: Readers
    /// Off when a faulty `site.yaml` leaves the currency and the way numbers are typed unknown.
    private let canCompute: Bool
    /// What was asked for before its turn; nil for a set with faults.
    private let known = Mutex<[Int: ComputedSet?]>([:])
    /// Whole results that are kept until their turn.
    private let whole = Mutex<[Int: Whole]>([:])

    init(
        _ catalog: SetCatalog, _ reader: SetReader, _ defaults: InputDefaults,
        _ readers: Readers, canCompute: Bool
    ) {
        self.catalog = catalog
        self.reader = reader
        self.defaults = defaults
        self.readers = readers
        self.canCompute = canCompute
    }

    /// The figures of a set that another one asks for; nil where it has faults of its own,
    /// which are told in its turn.
    func figures(_ place: Int) -> ComputedSet? {
        if let known = known.withLock({ $0[place] }) { return known }
        let computed = result(place, isKept: false)?.set
        known.withLock { $0[place] = .some(computed) }
        return computed
    }

    /// The result of a set that is asked for before its turn.
    ///
    /// - Parameter isKept: whether it stays in memory, so that it is not computed again.
    func result(_ place: Int, isKept: Bool) -> Whole? {
        if let kept = whole.withLock({ $0[place] }) { return kept }
        do throws(DiagnosticError) {
            let made = try result(of: try reader.set(catalog.heads[place]), at: place)
            if isKept, let made { whole.withLock { $0[place] = made } }
            return made
        } catch {
            return nil
        }
    }

    /// The result of a set in its turn; nil where a set that it names has faults.
    ///
    /// - Throws: every fault of its inputs.
    func result(of set: SavedSet, at place: Int) throws(DiagnosticError) -> Whole? {
        if let kept = whole.withLock({ $0[place] }) { return kept }
        guard canCompute else { return nil }
        guard let set = set.calculator == .scenarios ? try scenarios.resolved(set) : set
        else { return nil }
        return try result(of: set, defaults)
    }

    /// The result of a set whose inputs are all there.
    func result(
        of set: SavedSet, _ defaults: InputDefaults
    ) throws(DiagnosticError) -> Whole {
        let name = "\(set.location.path)#\(set.id)"
        let key = LiveMemory.ResultKey(set: set, defaults: defaults)
        if let kept = reader.memory?.results.value(name, for: key) { return kept }
        let result = try set.calculation(defaults)
        let made = Whole(set: ComputedSet(set, result), result: result)
        let cells = result.tables.reduce(100) { $0 + $1.cells.count }
        reader.memory?.results.keep(made, as: name, for: key, weight: cells)
        return made
    }

    func found(_ id: String) -> FoundSet {
        guard let place = catalog.place(of: id) else { return .none }
        return figures(place).map { .computed($0) } ?? .faulty
    }

    // MARK: - Sets that stand others side by side

    private var scenarios: ScenarioSets {
        ScenarioSets(
            member: { [self] name in member(name) },
            names: { [self] in
                catalog.heads.filter { $0.calculator != .scenarios }.map(\.id)
            })
    }

    private func member(_ name: String) -> ScenarioSets.Member {
        guard let place = catalog.place(of: name) else { return .none }
        if catalog.heads[place].calculator == .scenarios { return .nested }
        guard let found = figures(place) else { return .faulty }
        let figures = FigureIndex(readers) { [self] id in
            guard let place = catalog.place(of: id),
                catalog.heads[place].calculator != .scenarios
            else { return .none }
            return self.found(id)
        }
        return .set(found.set, title: figures.filled(found.set.title, own: name))
    }
}
