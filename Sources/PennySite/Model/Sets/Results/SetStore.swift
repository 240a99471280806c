import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyMarkup
import Synchronization

/// A saved set with its whole calculation.
struct SetResult: Sendable {
    let set: ComputedSet
    let result: Calculation
}

/// Reads and computes saved sets on demand. A set that others refer to is computed when it is first
/// asked for, and its figures stay in memory. When a set is rendered, it is computed with all that
/// its page shows.
final class SetStore: Sendable {
    private let catalog: SetIndex
    private let reader: SetReader
    private let defaults: InputDefaults
    private let readers: Readers
    /// Whether sets can be computed. False when a faulty `site.yaml` leaves the currency or the
    /// number style unknown.
    private let canCompute: Bool
    /// The figures of sets that others asked for; nil for a set with faults.
    private let known = Mutex<[Int: ComputedSet?]>([:])
    /// Whole results that stay in memory until their sets are rendered.
    private let retained = Mutex<[Int: SetResult]>([:])

    init(
        _ catalog: SetIndex, _ reader: SetReader, _ defaults: InputDefaults,
        _ readers: Readers, canCompute: Bool
    ) {
        self.catalog = catalog
        self.reader = reader
        self.defaults = defaults
        self.readers = readers
        self.canCompute = canCompute
    }

    /// Returns the figures of a set that another one asks for; nil where it has faults of its own,
    /// which are reported when it is rendered.
    func figures(_ index: Int) -> ComputedSet? {
        if let known = known.withLock({ $0[index] }) { return known }
        let computed = result(index, isRetained: false)?.set
        known.withLock { $0[index] = .some(computed) }
        return computed
    }

    /// Returns the result of a set that is asked for before it is rendered.
    ///
    /// - Parameter isRetained: whether it stays in memory, so that it is not computed again.
    func result(_ index: Int, isRetained: Bool) -> SetResult? {
        if let cached = retained.withLock({ $0[index] }) { return cached }
        do throws(DiagnosticError) {
            let made = try result(of: try reader.set(catalog.heads[index]), at: index)
            if isRetained, let made { retained.withLock { $0[index] = made } }
            return made
        } catch {
            return nil
        }
    }

    /// Returns the result of the set that is rendered; nil where a set that it names has faults.
    ///
    /// - Throws: every fault of its inputs.
    func result(of set: SavedSet, at index: Int) throws(DiagnosticError) -> SetResult? {
        if let cached = retained.withLock({ $0[index] }) { return cached }
        guard canCompute else { return nil }
        guard let set = !set.calculator.compared.isEmpty ? try scenarios.resolved(set) : set
        else { return nil }
        return try result(of: set, defaults)
    }

    /// Calculates a set whose inputs are all there, or takes the result from the cache.
    func result(
        of set: SavedSet, _ defaults: InputDefaults
    ) throws(DiagnosticError) -> SetResult {
        let name = "\(set.location.path)#\(set.id)"
        let key = SessionCache.ResultKey(set: set, defaults: defaults)
        if let cached = reader.cache?.results.value(name, for: key) { return cached }
        let result = try set.calculation(defaults)
        let made = SetResult(set: ComputedSet(set, result), result: result)
        let cells = result.tables.reduce(100) { $0 + $1.cells.count }
        reader.cache?.results.store(made, as: name, for: key, weight: cells)
        return made
    }

    func lookUp(_ id: String) -> SetLookup {
        guard let index = catalog.index(of: id) else { return .none }
        return figures(index).map { .computed($0) } ?? .faulty
    }

    // MARK: - Sets that compare others

    private var scenarios: ScenarioResolver {
        ScenarioResolver(
            member: { [self] name in member(name) },
            names: { [self] in
                catalog.heads.filter { $0.calculator.compared.isEmpty }.map(\.id)
            })
    }

    private func member(_ name: String) -> ScenarioResolver.Member {
        guard let index = catalog.index(of: name) else { return .none }
        if !catalog.heads[index].calculator.compared.isEmpty { return .nested }
        guard let found = figures(index) else { return .faulty }
        let figures = FigureIndex(readers) { [self] id in
            guard let index = catalog.index(of: id),
                catalog.heads[index].calculator.compared.isEmpty
            else { return .none }
            return self.lookUp(id)
        }
        return .set(found.set, title: figures.filled(found.set.title, own: name))
    }
}
