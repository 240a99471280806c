import Mustache

extension TemplateValue {
    /// The value in the types that swift-mustache has rules for.
    var mustacheValue: Any {
        switch self {
        case .text(""), .html(""): EmptyText()
        case .text(let text), .html(let text): text
        case .flag(let isOn): isOn
        case .list(let elements): List(elements: elements.map(\.mustacheValue))
        case .object(let members): members.mapValues(\.mustacheValue)
        }
    }
}

/// An empty string would open its section.
private struct EmptyText: MustacheCustomRenderable {
    var renderText: String { "" }
    var isNull: Bool { true }
}

/// An array would have no names.
private struct List: MustacheSequence, MustacheParent {
    let elements: [Any]

    func makeIterator() -> IndexingIterator<[Any]> { elements.makeIterator() }

    func child(named name: String) -> Any? {
        name == TemplateValue.isEmptyName ? elements.isEmpty : nil
    }
}
