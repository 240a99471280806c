import PennyDiagnostics

/// Everything a build will write, before any of it is written. Two outputs at one address are
/// a fault.
struct Plan {
    /// In the order of their first paths.
    let groups: [any OutputGroup]
    let diagnostics: [Diagnostic]

    /// - Parameter groups: in the order in which they have a right to their addresses.
    init(_ groups: [any OutputGroup]) {
        diagnostics = Self.collisions(in: groups)
        let keyed = groups.enumerated().map { place, group in
            (path: group.outputs.first?.path ?? "", place: place)
        }
        self.groups = keyed.sorted { ($0.path, $0.place) < ($1.path, $1.place) }
            .map { groups[$0.place] }
    }

    var outputs: [Output] { groups.flatMap(\.outputs) }

    /// One group of each template, by which a template shows its faults.
    var samples: [any OutputGroup] {
        var seen: Set<String> = []
        return groups.filter { group in
            group.template.map { seen.insert($0).inserted } ?? false
        }
    }

    /// Addresses that differ only in the case of letters collide too: they are
    /// one file on some systems. So do a file and a folder.
    private static func collisions(in groups: [any OutputGroup]) -> [Diagnostic] {
        let outputs = groups.flatMap { group in
            group.outputs.map { (path: $0.path, folded: $0.path.lowercased(), group.origin) }
        }
        var taken: [String: String] = [:]
        var collisions: [(origin: String, address: String, other: String)] = []
        for (path, folded, origin) in outputs {
            if let other = taken[folded] {
                collisions.append((origin, path, other))
            } else {
                taken[folded] = origin
            }
        }
        // The files of a folder share what is above them.
        var above: [Substring: [(address: String, other: String)]] = [:]
        for (path, _, origin) in outputs {
            guard let slash = path.lastIndex(of: "/") else { continue }
            let folder = path[..<slash]
            let known = above[folder] ?? files(above: folder, taken)
            above[folder] = known
            collisions += known.map { (origin, $0.address, $0.other) }
        }
        return collisions.map { origin, address, other in
            Diagnostic(
                .error, SiteFault.addressTaken(address, by: other),
                at: SourceLocation(path: origin))
        }
    }

    /// The outputs whose addresses are that of a folder, or of one above it.
    private static func files(
        above folder: Substring, _ taken: [String: String]
    ) -> [(address: String, other: String)] {
        var found: [(address: String, other: String)] = []
        var folder = folder
        while true {
            if let other = taken[folder.lowercased()] { found.append((String(folder), other)) }
            guard let slash = folder.lastIndex(of: "/") else { return found }
            folder = folder[..<slash]
        }
    }
}
