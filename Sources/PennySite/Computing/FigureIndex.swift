import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// Looks up the figures that prose refers to by name.
struct FigureIndex {
    private let sets: [String: ComputedSet]
    /// In the order of the pages, for suggestions.
    private let names: [String]
    private let style: NumberStyle
    private let missing: MissingSets
    private let suggestions = Suggestions()

    init(_ sets: [ComputedSet], _ style: NumberStyle, missing: MissingSets = MissingSets()) {
        self.missing = missing
        self.sets = Dictionary(
            sets.map { ($0.set.id, $0) }, uniquingKeysWith: { first, _ in first })
        names = sets.map(\.set.id)
        self.style = style
    }

    /// The text to print for `set.figure`; `this` stands for the set `own`.
    func text(_ reference: String, own: String?) -> Result<String, SiteFaultError> {
        let parts = reference.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
            return .failure(.init(.incompleteReference(reference)))
        }
        var id = String(parts[0])
        if id == "this" {
            guard let own else { return .failure(.init(.ownReferenceOutsideSet(reference))) }
            id = own
        }
        guard let set = sets[id] else {
            if missing.drafts.contains(id) { return .failure(.init(.draft(id))) }
            // Its own fault is told already, and no page will be made.
            if missing.canHold(id) { return .success(reference) }
            return .failure(
                .init(.unknownSet(id, near: suggestions.nearMiss(to: id, among: names))))
        }
        let name = String(parts[1])
        guard let quantity = set.quantity(name) else {
            let near = nearMiss(to: name, among: set.names)
            let known = set.figures.map(\.name)
            return .failure(.init(.unknownFigure(name, of: id, near: near, known: known)))
        }
        return .success(NumberWriter(style: style, currency: set.currency).text(quantity))
    }

    /// What stands instead of a reference; nil leaves it as written, its fault
    /// being told by the checks.
    func replacement(of reference: String, own: String?) -> String? {
        guard case .success(let text) = text(reference, own: own) else { return nil }
        return text
    }
}

/// The sets that are not there to refer to, and why.
struct MissingSets {
    /// Sets with faults of their own.
    var faulty: Set<String> = []
    /// Sets left out as drafts.
    var drafts: Set<String> = []
    /// Some table could not be read, so the names of its rows are not known.
    var hasFaultyTable = false

    func canHold(_ id: String) -> Bool { hasFaultyTable || faulty.contains(id) }
}

/// A fault whose place the caller knows.
struct SiteFaultError: Error {
    let fault: SiteFault

    init(_ fault: SiteFault) {
        self.fault = fault
    }
}
