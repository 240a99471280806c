import PennyContent

/// The steps that a plan may contain: only those that the library itself would write. A plan is a
/// file, and its folder may come from a stranger.
enum PlanRules {
    /// The first step that the library would not write. No plan reads or fills a path twice.
    static func firstForbidden(in steps: [PendingChange.Step]) -> Int? {
        var sources: Set<String> = []
        var targets: Set<String> = []
        return steps.firstIndex { step in
            !allows(step) || !sources.insert(step.from).inserted
                || !targets.insert(step.to).inserted
        }
    }

    private static func allows(_ step: PendingChange.Step) -> Bool {
        let (from, to) = (StepPath(step.from), StepPath(step.to))
        return switch (step.verb, from, to) {
        case (.put, .staged, .set), (.replace, .stagedState, .state): true
        case (.put, .removed(let removed), .set(let directory, _)): removed.directory == directory
        case (.move, .set(let directory, let name), .removed(let removed)):
            removed.directory == directory && removed.name == name
        case (.move, .removed(let removed), .dropped(let dropped)): removed == dropped
        default: false
        }
    }

    /// A path in a step, by its meaning for the library.
    private enum StepPath {
        case set(SetDirectory, name: String)
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
            case LibraryPaths.hidden where path == LibraryPaths.state: self = .state
            case LibraryPaths.pending where name == PendingChange.stateName: self = .stagedState
            case LibraryPaths.pending where PendingChange.isStagedName(name): self = .staged
            case LibraryPaths.removed:
                if let set = Self.removed(name) { self = .removed(set) }
            case LibraryPaths.dropped:
                if let set = Self.removed(name) { self = .dropped(set) }
            default:
                if let directory = SetDirectory(path: folder), SetFileStore.isFileOfSet(name) {
                    self = .set(directory, name: name)
                }
            }
        }

        /// A removed set with exactly the name that the library gives it.
        private static func removed(_ name: String) -> RemovedSet? {
            guard let set = RemovedSet(fileName: name), set.fileName == name else { return nil }
            return set
        }
    }
}
