import PennyContent
import PennyDiagnostics
import PennyEngine

/// Adds the inputs of the sets that a scenario set names to their names: the engine knows no files.
struct ScenarioResolver {
    /// The result of looking up a name.
    enum Member {
        /// A set with its title, whose figures are filled in.
        case set(SavedSet, title: String)
        /// A set with faults of its own.
        case faulty
        /// A set that compares others itself.
        case nested
        case none
    }

    /// Looks a name up.
    let member: (String) -> Member
    /// Returns the names that a set could have meant, for suggestions.
    let names: () -> [String]

    /// Returns the set with the inputs of those it names; nil where one of them has faults, which
    /// are already reported.
    ///
    /// - Throws: each name that no set has, at its location.
    func resolved(_ set: SavedSet) throws(DiagnosticError) -> SavedSet? {
        guard let given = set.membersIndex, let entries = set.memberEntries(at: given) else {
            return set
        }
        var faults: [Diagnostic] = []
        var isSound = true
        var resolved: [[RawInput.Field]] = []
        for (index, entry) in entries.enumerated() {
            resolved.append(entry)
            guard let name = Self.nameToLookUp(entry) else { continue }
            let fault: Fault
            switch name == set.id ? .nested : member(name) {
            case .set(let found, let title):
                resolved[index] += Self.fields(of: found, title, beside: entry)
                continue
            case .faulty:
                isSound = false
                continue
            case .nested: fault = .reference.nestedScenarios(name)
            case .none: fault = .reference.unknownSet(name, nearMiss(to: name, among: names()))
            }
            let location = set.inputLocations.location(ofEntry: index, "set", of: Self.input)
            faults.append(Diagnostic(fault, at: location))
        }
        if !faults.isEmpty { throw DiagnosticError(faults) }
        if !isSound { return nil }
        var inputs = set.inputs
        inputs[given] = RawInput(Self.input, .entries(resolved))
        return set.replacing(inputs, locations: set.inputLocations)
    }

    /// Returns the names of the sets that a set compares.
    static func members(of set: SavedSet) -> [String] {
        guard let given = set.membersIndex else { return [] }
        return (set.memberEntries(at: given) ?? []).compactMap { field("set", of: $0) }
    }

    private static let input = "sets"

    /// Returns the name to look up for an entry; nil for an entry with a kind of its own.
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
