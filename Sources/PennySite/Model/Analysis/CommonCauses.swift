import PennyDiagnostics

/// Reports once that many faults share a cause: a file whose name differs from the one that texts
/// and links use.
struct CommonCauses {
    /// The number of faults about a name.
    private var counts: [String: Int] = [:]

    /// The least number of faults for a report; fewer are seen at a glance.
    private static let least = 3

    init(_ pending: [PendingDiagnostic]) {
        for diagnostic in pending {
            guard let name = diagnostic.unknown?.name.file else { continue }
            counts[name, default: 0] += 1
        }
    }

    /// Returns the sentence for the first fault about a name; nil for the others.
    mutating func first(_ name: UnknownName?) -> String? {
        guard let file = name?.file, let count = counts.removeValue(forKey: file),
            count >= Self.least
        else { return nil }
        let others = count - 1
        return """
            \(counted(others, "more error")) below \(others == 1 ? "has" : "have") the same cause: \
            no file is called “\(file)”.
            """
    }
}

extension UnknownName {
    /// The name of the file that is missing, without its ending.
    fileprivate var file: String? {
        switch self {
        case .set(let word): word
        case .path(let path, _): SourceFolder.id(path)
        case .term, .row, .anchor: nil
        }
    }
}
