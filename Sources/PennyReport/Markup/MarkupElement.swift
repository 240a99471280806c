/// An element of an XML document.
struct MarkupElement: Equatable, Sendable {
    enum Node: Equatable, Sendable {
        case text(String)
        case element(MarkupElement)
    }

    /// The name without a prefix.
    let name: String
    let namespace: String?
    /// The attributes by their names without a prefix.
    let attributes: [String: String]
    let content: [Node]

    var elements: [MarkupElement] {
        content.compactMap { node in
            if case .element(let element) = node { element } else { nil }
        }
    }

    /// The text of the element and its descendants, up to the limit.
    var text: String {
        var text = ""
        addText(to: &text)
        return text
    }

    private func addText(to text: inout String) {
        for node in content where text.utf8.count < HTMLElement.textLimit {
            switch node {
            case .text(let part): text += part
            case .element(let element): element.addText(to: &text)
            }
        }
    }

    func elements(_ name: String, in namespaces: [String?]) -> [MarkupElement] {
        elements.filter { $0.name == name && namespaces.contains($0.namespace) }
    }
}
