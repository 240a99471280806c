import PennyContent

/// Which steps a plan may have: those that the library itself would write, and no others.
/// A plan is a file, and the folder it lies in may come from a stranger.
enum PlanRules {
    /// The first step that a library would not write. None takes or fills a place twice.
    static func firstForbidden(in steps: [PendingChange.Step]) -> Int? {
        var sources: Set<String> = []
        var targets: Set<String> = []
        return steps.firstIndex { step in
            !allows(step) || !sources.insert(step.from).inserted
                || !targets.insert(step.to).inserted
        }
    }

    private static func allows(_ step: PendingChange.Step) -> Bool {
        let (from, to) = (Place(step.from), Place(step.to))
        return switch (step.verb, from, to) {
        case (.put, .staged, .set), (.replace, .stagedState, .state): true
        case (.put, .removed(let removed), .set(let place, _)): removed.place == place
        case (.move, .set(let place, let name), .removed(let removed)):
            removed.place == place && removed.name == name
        case (.move, .removed(let removed), .dropped(let dropped)): removed == dropped
        default: false
        }
    }

    /// A place at which the library keeps something.
    private enum Place {
        case set(SetPlace, name: String)
        case staged
        case stagedState
        case state
        case removed(RemovedSet)
        case dropped(RemovedSet)
        case elsewhere

        init(_ path: String) {
            let names = path.split(separator: "/", omittingEmptySubsequences: false)
            let folder = names.dropLast().joined(separator: "/")
            let name = names.last.map(String.init) ?? ""
            self = .elsewhere
            switch folder {
            case LibraryPlaces.hidden where path == LibraryPlaces.state: self = .state
            case LibraryPlaces.pending where name == PendingChange.stateName: self = .stagedState
            case LibraryPlaces.pending where PendingChange.isStagedName(name): self = .staged
            case LibraryPlaces.removed:
                if let set = Self.removed(name) { self = .removed(set) }
            case LibraryPlaces.dropped:
                if let set = Self.removed(name) { self = .dropped(set) }
            default:
                if let place = SetPlace(path: folder), Shelf.isFileOfSet(name) {
                    self = .set(place, name: name)
                }
            }
        }

        /// A removed set under the very name that the library gives it.
        private static func removed(_ name: String) -> RemovedSet? {
            guard let set = RemovedSet(fileName: name), set.fileName == name else { return nil }
            return set
        }
    }
}
