import PennyTestSupport

/// Who may import whom, where the compiler cannot tell.
enum ImportRules {
    static let oneImporter = HouseRule.lines(
        "an outside library enters through one module", of: \.isSwiftSource, as: codeOnly,
        having: ["import"]
    ) { line, file in
        guard let imported = importedModule(of: line), let allowed = importers[imported],
            !allowed.contains(file.module)
        else { return nil }
        return "only \(allowed.sorted().joined(separator: " and ")) imports \(imported)"
    }

    static let lowModules = HouseRule.lines(
        "the low modules import only what lies under them", of: \.isSwiftSource, as: codeOnly,
        having: ["import"]
    ) { line, file in
        guard let imported = importedModule(of: line), let allowed = bounds[file.module],
            !allowed.contains(imported)
        else { return nil }
        let wording =
            allowed.isEmpty ? "nothing" : "only " + allowed.sorted().joined(separator: ", ")
        return "\(file.module) imports \(wording), not \(imported)"
    }

    /// Foundation carries the tables of ICU, three times the rest of the program, and its
    /// essentials a fifth of it.
    static let noFoundation = HouseRule.lines(
        "no Foundation", of: \.isSwiftSource, as: codeOnly, having: ["import"]
    ) { line, _ in
        guard let imported = importedModule(of: line), imported.hasPrefix("Foundation") else {
            return nil
        }
        return "\(imported) makes the program larger; JSON is PennyMarkup's, base64 PennyText's"
    }

    private static let importers: [String: Set<String>] = [
        "ArgumentParser": ["PennyCommandLine", "pennypress"],
        "CCMark": ["PennyMarkdown"],
        "CEngineModules": ["PennyTheme"],
        "CFetch": ["PennyReport"],
        "CMarkup": ["PennyReport"],
        "CMessages": ["PennyCatalogs"],
        "CPattern": ["PennyPattern"],
        "CServe": ["PennyPreview"],
        "CTheme": ["PennyTheme"],
        "CXML": ["PennyReport"],
        "CYAML": ["PennyContent"],
    ]

    private static let bounds: [String: Set<String>] = [
        "PennyCatalogs": ["CMessages", "PennyMessages", "Synchronization"],
        "PennyDiagnostics": [],
        "PennyEngine": ["PennyNaturals"],
        "PennyImport": [
            "PennyContent", "PennyDiagnostics", "PennyEngine", "PennyMarkdown", "PennyText",
        ],
        "PennyMarkup": ["PennyEngine", "PennyMessages"],
        "PennyMessages": [],
        "PennyNaturals": [],
        "PennyPattern": ["CPattern"],
        "PennyTheme": ["CEngineModules", "CTheme"],
        "PennyWasm": ["PennyEngine", "PennyMarkup"],
    ]
}

/// The module that a line of Swift imports: `CYAML` for `public import CYAML`
/// and for `import struct CYAML.yaml_event_t`.
func importedModule(of line: String) -> String? {
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let levels: Set = ["public", "package", "internal", "fileprivate", "private"]
    var words = line.split(separator: " ").drop { $0.hasPrefix("@") || levels.contains(String($0)) }
    guard words.popFirst() == "import",
        let name = words.first(where: { !kinds.contains(String($0)) })
    else { return nil }
    return name.split(separator: ".").first.map(String.init)
}
