import Foundation

/// The map of a package as `swift package dump-package` writes it: every target but the tests'
/// and what lies under Tests.
func targetMap(ofPackage json: Data) throws -> TargetMap {
    let package = try JSONDecoder().decode(DumpedPackage.self, from: json)
    var map = TargetMap()
    for target in package.targets where target.type != "test" {
        if target.path?.hasPrefix("Tests/") == true { continue }
        map.dependencies[target.name] = target.allDependencies
    }
    return map
}

private struct DumpedPackage: Decodable {
    let targets: [DumpedTarget]
}

private struct DumpedTarget: Decodable {
    struct Setting: Decodable {
        let kind: [String: Value]
    }
    struct Value: Decodable {
        let text: String?

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            text = try? values.decode(String.self, forKey: .first)
        }
        enum Key: String, CodingKey { case first = "_0" }
    }

    let name: String
    let type: String
    let path: String?
    let dependencies: [[String: [String?]]]
    let providers: [[String: [[String]]]]?
    let settings: [Setting]

    /// Its targets and products; or of one that has none, the library that it links or whose
    /// headers it has.
    var allDependencies: Set<String> {
        var names = Set(
            dependencies.flatMap { dependency in
                dependency.compactMap { kind, values in
                    values[0].map { kind == "product" ? "«\($0)»" : $0 }
                }
            })
        let packages = (providers ?? []).flatMap { $0.values.flatMap { $0.flatMap(\.self) } }
        names.formUnion(packages.map { "«\($0)»" })
        guard names.isEmpty else { return names }
        return Set(
            settings.compactMap { $0.kind["linkedLibrary"]?.text }.map { library in
                let name =
                    library.hasPrefix(":lib") ? library.dropFirst(4).dropLast(2) : library[...]
                return "«lib\(name)-dev»"
            })
    }
}

/// The map as scripts/wasm-link declares it, whose lines `library NAME IMPORTS…` and
/// `program NAME IMPORTS…` compile a module that imports others. One that is only imported
/// imports none.
func targetMap(ofScript text: String) -> TargetMap {
    var map = TargetMap()
    for line in text.split(separator: "\n") {
        guard let match = line.wholeMatch(of: /(?:library|program) (\w+)((?: \w+)*)/) else {
            continue
        }
        let imports = match.2.split(separator: " ").map(String.init)
        map.dependencies[String(match.1)] = Set(imports)
        for name in imports where map.dependencies[name] == nil { map.dependencies[name] = [] }
    }
    return map
}

/// The map of a package with that of a script; a target of both must be the same in both.
func targetMap(
    ofPackage json: Data, andScript script: String
) throws -> TargetMap {
    var map = try targetMap(ofPackage: json)
    for (name, dependencies) in targetMap(ofScript: script).dependencies {
        if let earlier = map.dependencies[name], earlier != dependencies {
            throw TargetMapFault.twice(name)
        }
        map.dependencies[name] = dependencies
    }
    return map
}
