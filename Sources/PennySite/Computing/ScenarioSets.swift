import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyMarkup

/// Puts what the sets are beside their names, where a set names others to stand
/// next to each other: the engine knows no files.
struct ScenarioSets {
    /// The sets that can be named, computed.
    let sets: [ComputedSet]
    /// The names of sets that are there but have faults of their own.
    let faulty: Set<String>
    /// The names of sets that stand others side by side themselves.
    private let nested: Set<String>
    let figures: FigureIndex

    /// - Parameter all: every set that was read, sound or not.
    init(_ sets: [ComputedSet], all: [SavedSet], _ style: NumberStyle) {
        self.sets = sets
        nested = Set(all.filter { $0.calculator == .scenarios }.map(\.id))
        let sound = Set(sets.map(\.set.id))
        faulty = Set(all.filter { $0.calculator != .scenarios }.map(\.id)).subtracting(sound)
        figures = FigureIndex(sets, style)
    }

    /// The set with the inputs of those it names; nil where one of them has faults,
    /// which are told already.
    ///
    /// - Throws: each name that no set has, in its place.
    func resolved(_ set: SavedSet) throws(DiagnosticError) -> SavedSet? {
        guard let given = set.inputs.firstIndex(where: { $0.name == Self.input }),
            let entries = SavedSet.memberEntries(of: set.inputs[given])
        else { return set }
        var faults: [Diagnostic] = []
        var isSound = true
        var resolved: [[RawInput.Field]] = []
        for (index, entry) in entries.enumerated() {
            resolved.append(entry)
            guard let name = Self.nameToLookUp(entry) else { continue }
            if let found = sets.first(where: { $0.set.id == name }) {
                resolved[index] += fields(of: found, beside: entry)
            } else if faulty.contains(name) {
                isSound = false
            } else {
                let isNested = nested.contains(name) || name == set.id
                let fault: SiteFault =
                    isNested
                    ? .nestedScenarios(name)
                    : .unknownSet(name, near: nearMiss(to: name, among: sets.map(\.set.id)))
                let place = set.places.location(ofEntry: index, "set", of: Self.input)
                faults.append(Diagnostic(.error, fault, at: place))
            }
        }
        if !faults.isEmpty { throw DiagnosticError(faults) }
        if !isSound { return nil }
        var inputs = set.inputs
        inputs[given] = RawInput(Self.input, .entries(resolved))
        return set.replacing(inputs, places: set.places)
    }

    /// The names of the sets that a set stands next to each other.
    static func members(of set: SavedSet) -> [String] {
        guard set.calculator == .scenarios,
            let given = set.inputs.first(where: { $0.name == input })
        else { return [] }
        return (SavedSet.memberEntries(of: given) ?? []).compactMap { field("set", of: $0) }
    }

    private static let input = "sets"

    /// The name of an entry that does not say itself what it is.
    private static func nameToLookUp(_ entry: [RawInput.Field]) -> String? {
        field("kind", of: entry) == nil ? field("set", of: entry) : nil
    }

    private static func field(_ name: String, of entry: [RawInput.Field]) -> String? {
        entry.first { $0.name == name }?.text
    }

    private func fields(
        of found: ComputedSet, beside entry: [RawInput.Field]
    ) -> [RawInput.Field] {
        let set = found.set
        let inputs = set.inputs.map { input in
            switch input.value {
            case .text(let text): RawInput.Field(name: input.name, text: text)
            case .entries(let entries):
                RawInput.Field(name: input.name, text: EntryText.line(of: entries))
            }
        }
        let title = Markdown.fill(set.title) { figures.replacement(of: $0, own: set.id) }
        let known = [
            RawInput.Field(name: "title", text: title),
            RawInput.Field(name: "kind", text: set.calculator.name),
            RawInput.Field(name: "inputs", text: EntryText.line(of: [inputs])),
        ]
        return known.filter { Self.field($0.name, of: entry) == nil }
    }
}
