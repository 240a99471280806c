/// What the library remembers from one command to the next.
struct LibraryState {
    /// The name of the set worked with last.
    var current: String?
    /// The names of the sets put back, the last one at the end: what can be redone.
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
