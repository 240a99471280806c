import PennyDiagnostics

extension SiteConfiguration {
    /// The most levels of a menu; no more fit below an entry.
    static let menuLevels = 3
}

extension SiteConfiguration.MenuEntry {
    private static let levels = SiteConfiguration.menuLevels

    /// The key of the menu in `site.yaml` and in its languages.
    static func key<Model>(to set: @escaping Key<Model>.Setter<[Self]>) -> Key<Model> {
        Key(
            "navigation", .menu(keys),
            help: "The menu, in this order. Without it, the menu has what the site has.", to: set)
    }

    private static let keys = keys(levels: levels)

    /// The keys of an entry, whose own level and those below it are `levels`.
    private static func keys(levels: Int) -> [Key<Self>] {
        let entry = [
            Key<Self>(
                "label", .text, .required, example: "Calculations", help: "The words in the menu."
            ) { $0.label = $1.text },
            // Special: an entry that contains others needs no link.
            Key(
                "to", special: .text, example: "calculations/",
                help: "A folder, a file, a heading of one, or an address of another site."
            ) { reader, field, entry in
                let typed =
                    reader.has("children")
                    ? reader.text(field.name)
                    : reader.requiredTextOrMisspelt(field.name, example: field.example ?? "")
                guard let typed else { return }
                (entry.target, entry.location) = (typed.text, typed.location)
            },
        ]
        let help = "The entries below this one."
        if levels > 1 {
            return entry + [
                Key("children", .menu(keys(levels: levels - 1)), help: help) { $0.children = $1 }
            ]
        }
        // Special: it says that it is one level too many.
        let children = Key<Self>("children", special: .list([]), help: help) { reader, field, _ in
            guard let node = reader.node(field.name) else { return }
            reader.report(.setting.menuTooDeep(Self.levels), node.location)
        }
        return entry + [children]
    }
}

extension KeyType where Value == [SiteConfiguration.MenuEntry] {
    /// A list of entries with these keys.
    fileprivate static func menu(_ keys: [Key<SiteConfiguration.MenuEntry>]) -> Self {
        // The innermost entries contain no others.
        let fields = keys.fields.filter {
            if case .list(let inner) = $0.syntax { !inner.isEmpty } else { true }
        }
        return Self(.list(fields)) { reader, field in
            guard let node = reader.node(field.name) else { return nil }
            guard case .list(let items) = node.value else {
                reader.report(.key.entriesExpected(field.name), node.location)
                return nil
            }
            return items.compactMap { item in
                guard case .mapping(let entries) = item.value else {
                    reader.report(.yaml.mappingExpected, item.location)
                    return nil
                }
                var inner = KeyReader(entries, start: item.location)
                var entry = SiteConfiguration.MenuEntry(location: item.location)
                inner.read(keys, into: &entry)
                inner.reportUnknown(known: keys.names)
                reader.add(inner.diagnostics)
                let isComplete = entry.target != nil || inner.has("children")
                return entry.label.isEmpty || !isComplete ? nil : entry
            }
        }
    }
}
