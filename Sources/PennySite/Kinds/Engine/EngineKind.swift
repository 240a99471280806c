import PennyEngine
import PennyMarkup
import PennyTheme

extension Address {
    static func engine(_ name: String, _ ending: String) -> String {
        "assets/engine/\(name).\(ending)"
    }
}

/// The engine for each calculator there is a page of, and for fields of amounts.
enum EngineKind: ContentKind {
    static func groups(of site: CheckedSite) -> [any OutputGroup] {
        if site.site.sets.isEmpty { return [] }
        let readers = site.site.readers
        let used = Set(site.site.sets.kinds.map(\.name) + [EngineModules.keypad])
        return EngineModules.names.filter(used.contains).flatMap { name -> [any OutputGroup] in
            [EngineFile(name: name), EngineWordsFile(name: name, readers: readers)]
        }
    }
}
