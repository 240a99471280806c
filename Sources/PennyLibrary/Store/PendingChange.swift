import PennyFiles

/// What a change does to files, in order. Each step can be taken again after a crash:
/// it sees what is done already.
struct PendingChange {
    enum Verb: String {
        /// A file gets a place where nothing stands; one that a person has put there
        /// meanwhile stays, and the file gets a number behind its name.
        case put
        /// A file goes to a place that nobody else uses.
        case move
        /// A file takes the place of another of the library's own.
        case replace
    }

    struct Step: Equatable {
        let verb: Verb
        /// Paths below the site's folder.
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

    mutating func putBack(_ path: String, at place: String) {
        steps.append(Step(verb: .put, from: path, to: place))
    }

    mutating func move(_ path: String, to place: String) {
        steps.append(Step(verb: .move, from: path, to: place))
    }

    mutating func replaceState(with state: LibraryState) {
        staged.append((Self.stateName, state.records.bytes))
        steps.append(
            Step(
                verb: .replace, from: Self.stagedPath(Self.stateName),
                to: LibraryPlaces.state))
    }

    /// The folders that it needs, each after those above it.
    var folders: [String] {
        var folders: [String] = []
        let ends =
            [LibraryPlaces.pending, LibraryPlaces.removed]
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

    /// Whether a new file of a set can have the name in the folder of pending changes.
    static func isStagedName(_ name: String) -> Bool {
        guard let number = Int(name) else { return false }
        return number > 0 && "\(number)" == name
    }

    private static func stagedPath(_ name: String) -> String {
        LibraryPlaces.pending + "/" + name
    }
}

extension PendingChange {
    /// Nil for records that are no plan. What the steps may name, `PlanRules` says.
    init?(_ records: Records) {
        self.init()
        for line in records.lines {
            guard line.count == 3, let verb = Verb(rawValue: line[0]) else { return nil }
            steps.append(Step(verb: verb, from: line[1], to: line[2]))
        }
    }

    var records: Records { Records(steps.map { [$0.verb.rawValue, $0.from, $0.to] }) }
}
