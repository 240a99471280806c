/// The map as Package.swift declares it: every target but the tests' and what
/// lies under Tests. A target that two of its packages declare must be the same in both.
func targetMap(ofManifest text: String) throws(TargetMapFault) -> TargetMap {
    var map = TargetMap()
    for call in text.matches(of: /\.(target|executableTarget|systemLibrary)\(/) {
        let arguments = balancedArguments(in: text[call.range.upperBound...])
        if arguments.contains("path: \"Tests/") { continue }
        guard let name = arguments.firstMatch(of: /name: "([\w-]+)"/)?.1 else {
            throw .unreadable("\(call.0)\(arguments)")
        }
        let dependencies = dependencies(in: arguments)
        if let earlier = map.dependencies[String(name)], earlier != dependencies {
            throw .twice(String(name))
        }
        map.dependencies[String(name)] = dependencies
    }
    return map
}

/// The text up to the parenthesis that closes the call.
private func balancedArguments(in text: Substring) -> Substring {
    var depth = 1
    for (index, character) in zip(text.indices, text) {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if depth == 0 { return text[..<index] }
    }
    return text
}

private func dependencies(in arguments: Substring) -> Set<String> {
    if let package = arguments.firstMatch(of: /\.apt\(\["([\w.-]+)"\]\)/)?.1 {
        return ["«\(package)»"]
    }
    guard let list = arguments.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 else {
        let archives = arguments.matches(of: /archive\("([\w.-]+)"\)/)
        return Set(archives.map { "«lib\($0.1)-dev»" })
    }
    var names: Set<String> = []
    for match in list.matches(of: /\.product\(name: "([\w-]+)"[^)]*\)/) {
        names.insert("«\(match.1)»")
    }
    for match in list.replacing(/\.product\([^)]*\)/, with: "").matches(of: /"([\w-]+)"/) {
        names.insert(String(match.1))
    }
    return names
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

/// The map of a manifest with that of a script; a target of both must be the same in both.
func targetMap(
    ofManifest manifest: String, andScript script: String
) throws(TargetMapFault) -> TargetMap {
    var map = try targetMap(ofManifest: manifest)
    for (name, dependencies) in targetMap(ofScript: script).dependencies {
        if let earlier = map.dependencies[name], earlier != dependencies { throw .twice(name) }
        map.dependencies[name] = dependencies
    }
    return map
}
