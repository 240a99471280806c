import PennyDiagnostics

extension SiteConfiguration {
    /// The most levels of a menu; no more fit below an entry.
    static let menuLevels = 3

    private static let menuKeys = ["label", "to", "children"]

    static func menu(_ keys: inout KeyReader) -> [MenuEntry]? {
        keys.node("navigation").flatMap { menu($0, "navigation", level: 1, &keys) }
    }

    private static func menu(
        _ node: ContentNode, _ key: String, level: Int, _ keys: inout KeyReader
    ) -> [MenuEntry]? {
        guard case .list(let items) = node.value else {
            keys.report(.listExpected(key), node.location)
            return nil
        }
        return items.compactMap { item in
            guard case .mapping(let entries) = item.value else {
                keys.report(.mappingExpected, item.location)
                return nil
            }
            return entry(entries, at: item.location, level, &keys)
        }
    }

    /// Reads an entry, which has a link, children, or both.
    private static func entry(
        _ entries: [ContentNode.Entry], at location: SourceLocation, _ level: Int,
        _ keys: inout KeyReader
    ) -> MenuEntry? {
        var fields = KeyReader(entries, start: location)
        let label = fields.requiredTextOrMisspelt("label", example: "Calculations")
        let inner = fields.node("children")
        let target =
            inner == nil
            ? fields.requiredTextOrMisspelt("to", example: "calculations/") : fields.text("to")
        var children: [MenuEntry] = []
        if let inner, level == menuLevels {
            fields.report(.menuTooDeep(levels: menuLevels), inner.location)
        } else if let inner {
            children = menu(inner, "children", level: level + 1, &fields) ?? []
        }
        fields.reportUnknown(known: menuKeys)
        keys.add(fields.diagnostics)
        guard let label, target != nil || inner != nil else { return nil }
        return MenuEntry(
            label: label.text, target: target?.text, location: target?.location ?? location,
            children: children)
    }
}
