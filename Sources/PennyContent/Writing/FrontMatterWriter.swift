/// Writes the front matter of a content file, key by key, so that its reader gets back the same
/// texts.
package struct FrontMatterWriter {
    package typealias Field = (name: String, text: String)

    private(set) package var yaml = ""

    package init() {}

    package mutating func add(_ key: String, _ text: String?) {
        if let text { yaml += "\(Self.key(key)): \(YAMLText.scalar(text))\n" }
    }

    package mutating func add(_ key: String, list texts: [String]) {
        if texts.isEmpty { return }
        yaml += "\(Self.key(key)):\n" + texts.map { "  - \(YAMLText.scalar($0))\n" }.joined()
    }

    package mutating func add(_ key: String, _ entries: [[Field]]) {
        if entries.isEmpty { return }
        yaml += "\(Self.key(key)):\n"
        for entry in entries {
            for (index, field) in entry.enumerated() {
                yaml += index == 0 ? "  - " : "    "
                yaml += "\(Self.key(field.name)): \(YAMLText.scalar(field.text))\n"
            }
        }
    }

    /// Adds a mapping of texts.
    package mutating func add(_ key: String, fields: [Field]) {
        if fields.isEmpty { return }
        yaml += "\(Self.key(key)):\n"
        for field in fields {
            yaml += "  \(Self.key(field.name)): \(YAMLText.scalar(field.text))\n"
        }
    }

    /// A key as YAML. The name of an input is a word, but a typed name can be anything.
    private static func key(_ name: String) -> String { YAMLText.scalar(name) }
}
