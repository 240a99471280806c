import PennyDiagnostics

/// Everything that a build will write but saved sets, before any of it is written. Two files at one
/// address are a fault.
struct Plan {
    /// Sorted by their first paths.
    let artifacts: [any Artifact]
    let collisions: [Diagnostic]

    /// - Parameters:
    ///   - artifacts: in the order of their claims to addresses.
    ///   - sets: the files of each edition's saved sets, whose claims come after all others.
    init(_ artifacts: [any Artifact], _ sets: [SetOutputs]) {
        collisions = Self.collisions(in: artifacts, sets)
        let keyed = artifacts.enumerated().map { index, artifact in
            (path: artifact.outputs.first?.path ?? "", index: index)
        }
        self.artifacts = keyed.sorted { ($0.path, $0.index) < ($1.path, $1.index) }
            .map { artifacts[$0.index] }
    }

    /// One sample of each template, to find the template's faults.
    static func samples(of artifacts: [any Artifact]) -> [any Artifact] {
        var seen: Set<String> = []
        return artifacts.filter { artifact in
            artifact.template.map { seen.insert($0).inserted } ?? false
        }.map(\.sample)
    }

    // MARK: - Collisions

    /// Visits each file with the location of its source.
    private static func each(
        of artifacts: [any Artifact], _ sets: [SetOutputs],
        _ visit: (_ path: String, _ location: () -> SourceLocation) -> Void
    ) {
        for manifest in [Address.manifest, Address.nextManifest] {
            visit(manifest) { SourceLocation(path: "the list of files that a build leaves") }
        }
        for artifact in artifacts {
            for output in artifact.outputs { visit(output.path) { artifact.location } }
        }
        for sets in sets { sets.each(visit) }
    }

    /// Finds addresses used twice. Addresses that differ only in case collide too, as they are one
    /// file on some systems. A file and a folder of one name collide as well.
    private static func collisions(
        in artifacts: [any Artifact], _ sets: [SetOutputs]
    ) -> [Diagnostic] {
        // Digests of many paths take little memory, and mostly show that there is no collision.
        var files: [Int] = []
        var folders: Set<Substring> = []
        var last: Substring = ""
        each(of: artifacts, sets) { path, _ in
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
        var collisions: [(location: SourceLocation, address: String, other: SourceLocation)] = []
        each(of: artifacts, sets) { path, location in
            if let other = taken[path.lowercased()] {
                collisions.append((location(), path, other))
            } else {
                taken[path.lowercased()] = location()
            }
        }
        each(of: artifacts, sets) { path, location in
            guard let slash = path.lastIndex(of: "/") else { return }
            for folder in Self.all(path[..<slash]) {
                guard let other = taken[folder.lowercased()] else { continue }
                collisions.append((location(), String(folder), other))
            }
        }
        return collisions.map { location, address, other in
            Diagnostic(Fault.link.addressTaken(address, other), at: location)
        }
    }

    /// The digest of a path in lower case, which most paths already are.
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
