import PennyDiagnostics

/// Everything a build will write but the saved sets, before any of it is written. Two outputs at
/// one address are a fault.
struct Plan {
    /// In the order of their first paths.
    let groups: [any OutputGroup]
    let diagnostics: [Diagnostic]

    /// - Parameters:
    ///   - groups: in the order in which they have a right to their addresses.
    ///   - sets: what the saved sets of each edition write, whose right comes after that of all
    ///     others.
    init(_ groups: [any OutputGroup], _ sets: [SetOutputs]) {
        diagnostics = Self.collisions(in: groups, sets)
        let keyed = groups.enumerated().map { place, group in
            (path: group.outputs.first?.path ?? "", place: place)
        }
        self.groups = keyed.sorted { ($0.path, $0.place) < ($1.path, $1.place) }
            .map { groups[$0.place] }
    }

    /// One group of each template, by which a template shows its faults.
    static func samples(of groups: [any OutputGroup]) -> [any OutputGroup] {
        var seen: Set<String> = []
        return groups.filter { group in
            group.template.map { seen.insert($0).inserted } ?? false
        }.map(\.sample)
    }

    // MARK: - Collisions

    /// Hands on each output with what makes it.
    private static func each(
        of groups: [any OutputGroup], _ sets: [SetOutputs],
        _ take: (_ path: String, _ place: () -> SourceLocation) -> Void
    ) {
        for manifest in [Address.manifest, Address.nextManifest] {
            take(manifest) { SourceLocation(path: "the list of files that a build leaves") }
        }
        for group in groups {
            for output in group.outputs { take(output.path) { group.place } }
        }
        for sets in sets { sets.each(take) }
    }

    /// Addresses that differ only in the case of letters collide too: they are
    /// one file on some systems. So do a file and a folder.
    private static func collisions(
        in groups: [any OutputGroup], _ sets: [SetOutputs]
    ) -> [Diagnostic] {
        // The digests of a great many paths take little room, and mostly show that none is
        // there twice.
        var files: [Int] = []
        var folders: Set<Substring> = []
        var last: Substring = ""
        each(of: groups, sets) { path, _ in
            files.append(digest(path))
            guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return }
            let folder = path[..<slash]
            if folder != last { folders.insert(folder) }
            last = folder
        }
        files.sort()
        let above = Set(folders.flatMap(Self.all).map { digest(String($0)) })
        let isTwice = zip(files, files.dropFirst()).contains { $0 == $1 }
        if !isTwice, !files.contains(where: above.contains) { return [] }

        var taken: [String: SourceLocation] = [:]
        var collisions: [(place: SourceLocation, address: String, other: SourceLocation)] = []
        each(of: groups, sets) { path, place in
            if let other = taken[path.lowercased()] {
                collisions.append((place(), path, other))
            } else {
                taken[path.lowercased()] = place()
            }
        }
        each(of: groups, sets) { path, place in
            guard let slash = path.lastIndex(of: "/") else { return }
            for folder in Self.all(path[..<slash]) {
                guard let other = taken[folder.lowercased()] else { continue }
                collisions.append((place(), String(folder), other))
            }
        }
        return collisions.map { place, address, other in
            // The beginning of a file says no more than its name.
            let isExact = other != SourceLocation(path: other.path)
            let taker = isExact ? "\(other)" : other.path
            return Diagnostic(.error, SiteFault.addressTaken(address, by: taker), at: place)
        }
    }

    /// The digest of a path in small letters, which most paths have already.
    private static func digest(_ path: String) -> Int {
        let isPlain = path.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
        return isPlain ? path.hashValue : path.lowercased().hashValue
    }

    /// A folder and those above it.
    private static func all(_ folder: Substring) -> [Substring] {
        var all = [folder]
        while let slash = all[all.count - 1].lastIndex(of: "/") {
            all.append(all[all.count - 1][..<slash])
        }
        return all
    }
}
