import PennyEngine
import PennyMarkup
import PennyTheme

extension Address {
    static func engine(_ name: String, _ ending: String) -> String {
        "assets/engine/\(name).\(ending)"
    }
}

/// The engines of the calculators with a page, and of amount fields.
enum EngineKind: ContentKind {
    static func artifacts(of site: AnalyzedEdition) -> [any Artifact] {
        if site.site.sets.isEmpty { return [] }
        let readers = site.site.readers
        let used = Set(site.site.sets.kinds.map(\.name) + [EngineModules.keypad])
        return EngineModules.names.filter(used.contains).flatMap { name -> [any Artifact] in
            let calculator = site.site.calculators[name: name]
            return [
                EngineFile(name: name), EngineWordsFile(calculator: calculator, readers: readers),
            ]
        }
    }
}
