import PennyContent

/// A file of YAML that a host reads, as a tree: reading it shows that it is YAML.
struct WorkflowFile {
    struct NotThere: Error, CustomStringConvertible {
        let description: String
    }

    private let value: ContentNode.Value

    init(_ text: String) throws {
        value = .mapping(try YAMLReader(path: "workflow", firstLine: 1).entries(of: text))
    }

    private init(_ value: ContentNode.Value) { self.value = value }

    /// The value at nested keys; nil if there is none.
    func find(_ keys: String...) -> WorkflowFile? {
        var node = value
        for key in keys {
            guard case .mapping(let entries) = node,
                let entry = entries.first(where: { $0.key == key })
            else { return nil }
            node = entry.value.value
        }
        return WorkflowFile(node)
    }

    /// The value of a key.
    ///
    /// - Throws: an error if there is none.
    func get(_ key: String) throws -> WorkflowFile {
        guard let found = find(key) else { throw NotThere(description: "no key “\(key)”") }
        return found
    }

    var text: String? { if case .text(let text) = value { text } else { nil } }

    var list: [WorkflowFile] {
        if case .list(let nodes) = value { nodes.map { WorkflowFile($0.value) } } else { [] }
    }

    var keys: [String] {
        if case .mapping(let entries) = value { entries.map(\.key) } else { [] }
    }

    /// The entries with text values.
    var texts: [String: String] {
        guard case .mapping(let entries) = value else { return [:] }
        let pairs = entries.compactMap { entry in
            WorkflowFile(entry.value.value).text.map { (entry.key, $0) }
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
