/// Tells once that many faults have one cause: a file that has another name than texts and links
/// give it.
struct RootCauses {
    /// How many faults are about a name.
    private var counts: [String: Int] = [:]

    /// Fewer faults are each seen at a glance.
    private static let least = 3

    init(_ findings: [Finding]) {
        for finding in findings {
            guard let name = finding.unknown?.name.file else { continue }
            counts[name, default: 0] += 1
        }
    }

    /// What to say at the first fault about a name; nil at the others.
    mutating func first(_ name: UnknownName?) -> String? {
        guard let file = name?.file, let count = counts.removeValue(forKey: file),
            count >= Self.least
        else { return nil }
        return SiteFault.sameCause(file, others: count - 1)
    }
}

extension UnknownName {
    /// The name of the file that is missing, without its ending.
    fileprivate var file: String? {
        switch self {
        case .set(let word): word
        case .path(let path, _): SiteFolder.id(path)
        case .term, .row, .anchor: nil
        }
    }
}
