import PennyFiles

/// The steps of a change to files, in order. Each can be repeated after a crash, as it checks what
/// is already done.
struct PendingChange {
    enum Verb: String {
        /// Gives a file a new path. If a person has put another file there meanwhile, that stays,
        /// and the file gets a number after its name.
        case put
        /// Moves a file to a path that only the library uses.
        case move
        /// Replaces one of the library's own files.
        case replace
    }

    struct Step: Equatable {
        let verb: Verb
        /// The source and target, relative to the site's folder.
        let from: String
        let to: String
    }

    private(set) var steps: [Step] = []
    /// New files, by their names in the folder of pending changes.
    private(set) var staged: [(name: String, bytes: [UInt8])] = []

    mutating func put(_ bytes: [UInt8], at path: String) {
        let name = "\(staged.count + 1)"
        staged.append((name, bytes))
        steps.append(Step(verb: .put, from: Self.stagedPath(name), to: path))
    }

    mutating func putBack(_ path: String, at target: String) {
        steps.append(Step(verb: .put, from: path, to: target))
    }

    mutating func move(_ path: String, to target: String) {
        steps.append(Step(verb: .move, from: path, to: target))
    }

    mutating func replaceState(with state: LibraryState) {
        staged.append((Self.stateName, state.records.bytes))
        steps.append(
            Step(
                verb: .replace, from: Self.stagedPath(Self.stateName),
                to: LibraryPaths.state))
    }

    /// The folders that the change needs, parents first.
    var folders: [String] {
        var folders: [String] = []
        let ends =
            [LibraryPaths.pending, LibraryPaths.removed]
            + steps.map { FileSystem.split($0.to).folder }
        for path in ends {
            let names = path.split(separator: "/")
            for count in 1...max(1, names.count) {
                let folder = names.prefix(count).joined(separator: "/")
                if !folders.contains(folder) { folders.append(folder) }
            }
        }
        return folders
    }

    static let stateName = "state"

    /// Whether a staged file of a set can have the name.
    static func isStagedName(_ name: String) -> Bool {
        guard let number = Int(name) else { return false }
        return number > 0 && "\(number)" == name
    }

    private static func stagedPath(_ name: String) -> String {
        LibraryPaths.pending + "/" + name
    }
}

extension PendingChange {
    /// Nil for records that are no plan. `PlanRules` checks the paths in its steps.
    init?(_ records: Records) {
        self.init()
        for line in records.lines {
            guard line.count == 3, let verb = Verb(rawValue: line[0]) else { return nil }
            steps.append(Step(verb: verb, from: line[1], to: line[2]))
        }
    }

    var records: Records { Records(steps.map { [$0.verb.rawValue, $0.from, $0.to] }) }
}
