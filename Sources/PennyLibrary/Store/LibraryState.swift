/// The state of the library that is stored between commands.
struct LibraryState {
    /// The name of the current set: the one used last.
    var current: String?
    /// The names of the restored sets, the last one at the end: these can be redone.
    var restored: [String] = []

    init(current: String? = nil, restored: [String] = []) {
        self.current = current
        self.restored = restored
    }

    /// Nil for records of another kind.
    init?(_ records: Records) {
        self.init()
        for line in records.lines {
            guard line.count == 2 else { return nil }
            switch line[0] {
            case "current": current = line[1]
            case "restored": restored.append(line[1])
            default: return nil
            }
        }
    }

    var records: Records {
        Records((current.map { [["current", $0]] } ?? []) + restored.map { ["restored", $0] })
    }
}
