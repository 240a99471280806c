/// An element of an XML document.
struct MarkupElement: Equatable, Sendable {
    enum Node: Equatable, Sendable {
        case text(String)
        case element(MarkupElement)
    }

    /// The name without a prefix.
    let name: String
    let namespace: String?
    /// By their names without a prefix.
    let attributes: [String: String]
    let content: [Node]

    var elements: [MarkupElement] {
        content.compactMap { node in
            if case .element(let element) = node { element } else { nil }
        }
    }

    /// All text in it, that of the elements inside too.
    var text: String {
        content.map { node in
            switch node {
            case .text(let text): text
            case .element(let element): element.text
            }
        }.joined()
    }

    func elements(_ name: String, in namespaces: [String?]) -> [MarkupElement] {
        elements.filter { $0.name == name && namespaces.contains($0.namespace) }
    }
}

/// An element that was found in a page.
struct PageElement: Equatable, Sendable {
    let text: String
    /// Where it, what it stands in or a part of it links to, as written.
    let link: String?
}
