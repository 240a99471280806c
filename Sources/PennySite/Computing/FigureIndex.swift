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

    init(_ sets: [ComputedSet], _ style: NumberStyle) {
        self.sets = Dictionary(sets.map { ($0.set.id, $0) }, uniquingKeysWith: { first, _ in first })
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
            return .failure(.init(.unknownSet(id, near: nearMiss(to: id, among: names))))
        }
        let name = String(parts[1])
        guard let quantity = set.quantity(name) else {
            let near = nearMiss(to: name, among: set.names)
            let known = set.figures.map(\.name)
            return .failure(.init(.unknownFigure(name, of: id, near: near, known: known)))
        }
        return .success(NumberWriter(style: style, currency: set.currency).text(quantity))
    }
}

/// A fault whose place the caller knows.
struct SiteFaultError: Error {
    let fault: SiteFault

    init(_ fault: SiteFault) {
        self.fault = fault
    }
}
