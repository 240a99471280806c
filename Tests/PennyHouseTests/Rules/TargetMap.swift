/// Which target depends on what: names of targets, and of libraries from
/// outside in guillemets.
struct TargetMap: Equatable {
    var dependencies: [String: Set<String>] = [:]

    /// The differences between this map and the manifest's, one line a target.
    func differences(fromManifest manifest: TargetMap) -> [String] {
        let names = Set(dependencies.keys).union(manifest.dependencies.keys).sorted()
        return names.compactMap { name in
            switch (dependencies[name], manifest.dependencies[name]) {
            case (nil, let declared?):
                "the map lacks “\(Self.line(name, declared))”"
            case (_?, nil):
                "the map has \(name), which Package.swift does not declare"
            case (let drawn?, let declared?) where drawn != declared:
                "the map says “\(Self.line(name, drawn))”, "
                    + "Package.swift “\(Self.line(name, declared))”"
            default: nil
            }
        }
    }

    /// A line of the map: `PennyContent -> PennyEngine, «Yams»`.
    static func line(_ name: String, _ dependencies: Set<String>) -> String {
        let inside = dependencies.filter { !$0.hasPrefix("«") }.sorted()
        let outside = dependencies.filter { $0.hasPrefix("«") }.sorted()
        let list = (inside + outside).joined(separator: ", ")
        return list.isEmpty ? "\(name) ->" : "\(name) -> \(list)"
    }
}
