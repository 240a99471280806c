import PennyTestSupport

/// Who may import whom, where the compiler cannot tell.
enum ImportRules {
    static let oneDoor = HouseRule.lines(
        "an outside library enters through one module", of: \.isSwiftSource, as: codeOnly
    ) { line, file in
        guard let imported = importedModule(of: line), let allowed = doors[imported],
            !allowed.contains(file.module)
        else { return nil }
        return "only \(allowed.sorted().joined(separator: " and ")) imports \(imported)"
    }

    static let lowModules = HouseRule.lines(
        "the low modules import only what lies under them", of: \.isSwiftSource, as: codeOnly
    ) { line, file in
        guard let imported = importedModule(of: line), let allowed = bounds[file.module],
            !allowed.contains(imported)
        else { return nil }
        let wording =
            allowed.isEmpty ? "nothing" : "only " + allowed.sorted().joined(separator: ", ")
        return "\(file.module) imports \(wording), not \(imported)"
    }

    private static let doors: [String: Set<String>] = [
        "ArgumentParser": ["PennyCommandLine", "pennypress"],
        "CCMark": ["PennyMarkdown"],
        "CEngineModules": ["PennyTheme"],
        "CFetch": ["PennyReport"],
        "CMarkup": ["PennyReport"],
        "CPattern": ["PennyPattern"],
        "CXML": ["PennyReport"],
        "Mustache": ["PennyTemplates"],
        "Yams": ["PennyContent"],
    ]

    private static let bounds: [String: Set<String>] = [
        "PennyDiagnostics": [],
        "PennyEngine": [],
        "PennyImport": [
            "PennyContent", "PennyDiagnostics", "PennyEngine", "PennyMarkdown", "PennyText",
        ],
        "PennyMarkup": ["PennyEngine"],
        "PennyPattern": ["CPattern"],
        "PennyTheme": ["CEngineModules"],
        "PennyWasm": ["PennyEngine", "PennyMarkup"],
    ]
}

/// The module that a line of Swift imports: `Yams` for `public import Yams`
/// and for `import struct Yams.Node`.
func importedModule(of line: String) -> String? {
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let levels: Set = ["public", "package", "internal", "fileprivate", "private"]
    var words = line.split(separator: " ").drop { $0.hasPrefix("@") || levels.contains(String($0)) }
    guard words.popFirst() == "import",
        let name = words.first(where: { !kinds.contains(String($0)) })
    else { return nil }
    return name.split(separator: ".").first.map(String.init)
}
