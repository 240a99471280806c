/// The map as Package.swift declares it: every target but the tests' and what
/// lies under Tests. A target that the native and the browser's package both
/// declare must be the same in both.
func targetMap(ofManifest text: String) throws(TargetMapFault) -> TargetMap {
    var map = TargetMap()
    for call in text.matches(of: /\.(target|executableTarget|systemLibrary)\(/) {
        let arguments = balancedArguments(in: text[call.range.upperBound...])
        if arguments.contains("path: \"Tests/") { continue }
        guard let name = arguments.firstMatch(of: /name: "(\w+)"/)?.1 else {
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
    if let library = arguments.firstMatch(of: /pkgConfig: "lib([\w.-]+)"/)?.1 {
        return ["«\(library)»"]
    }
    if let library = arguments.firstMatch(of: /\.linkedLibrary\("([\w.-]+)"\)/)?.1 {
        return ["«\(library)»"]
    }
    guard let list = arguments.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 else { return [] }
    var names: Set<String> = []
    for match in list.matches(of: /\.product\(name: "([\w-]+)"[^)]*\)/) {
        names.insert("«\(match.1)»")
    }
    for match in list.replacing(/\.product\([^)]*\)/, with: "").matches(of: /"(\w+)"/) {
        names.insert(String(match.1))
    }
    return names
}
