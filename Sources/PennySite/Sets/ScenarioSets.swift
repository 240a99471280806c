import PennyContent
import PennyDiagnostics
import PennyEngine

/// Puts what the sets are beside their names, where a set names others to stand
/// next to each other: the engine knows no files.
struct ScenarioSets {
    /// What a name stands for.
    enum Member {
        /// A set with its title, the figures in it filled in.
        case set(SavedSet, title: String)
        /// A set that is there but has faults of its own.
        case faulty
        /// A set that stands others side by side itself.
        case nested
        case none
    }

    /// Looks a name up.
    let member: (String) -> Member
    /// The names that a set could have meant, for suggestions.
    let names: () -> [String]

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
            let fault: SiteFault
            switch name == set.id ? .nested : member(name) {
            case .set(let found, let title):
                resolved[index] += Self.fields(of: found, title, beside: entry)
                continue
            case .faulty:
                isSound = false
                continue
            case .nested: fault = .nestedScenarios(name)
            case .none: fault = .unknownSet(name, near: nearMiss(to: name, among: names()))
            }
            let place = set.places.location(ofEntry: index, "set", of: Self.input)
            faults.append(Diagnostic(.error, fault, at: place))
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

    private static func fields(
        of set: SavedSet, _ title: String, beside entry: [RawInput.Field]
    ) -> [RawInput.Field] {
        let known = [
            RawInput.Field(name: "title", text: title),
            RawInput.Field(name: "kind", text: set.calculator.name),
            RawInput.Field(name: "inputs", text: EntryText.line(ofInputs: set.inputs)),
        ]
        return known.filter { field($0.name, of: entry) == nil }
    }
}
