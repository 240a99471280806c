import CMarkup
import CXML
import PennyDiagnostics

extension MarkupElement {
    /// Parses a document and copies its root into memory.
    init(xml text: String, within time: ParsingDeadline) throws(Fault) {
        let document = try MarkupDocument.xml(text, within: time)
        self = try withExtendedLifetime(document) { () throws(Fault) in
            guard let root = penny_markup_root(document.pointer) else { throw .answer.notXML(1) }
            var reader = ElementReader(time: time)
            return try reader.element(root.assumingMemoryBound(to: xmlNode.self))
        }
    }
}

/// Converts libxml2's nodes to elements. libxml2 already limits the depth.
private struct ElementReader {
    let time: ParsingDeadline
    private var seen = 0

    init(time: ParsingDeadline) { self.time = time }

    mutating func element(_ node: xmlNodePtr) throws(Fault) -> MarkupElement {
        var content: [MarkupElement.Node] = []
        var child = node.pointee.children
        while let current = child {
            seen += 1
            if seen.isMultiple(of: 64) { try time.check() }
            switch current.pointee.type {
            case XML_ELEMENT_NODE: content.append(.element(try element(current)))
            case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
                content.append(.text(nodeText(current.pointee.content)))
            default: break
            }
            child = current.pointee.next
        }
        return MarkupElement(
            name: nodeText(node.pointee.name),
            namespace: node.pointee.ns.map { nodeText($0.pointee.href) },
            attributes: attributes(of: node), content: content)
    }

    private func attributes(of node: xmlNodePtr) -> [String: String] {
        var attributes: [String: String] = [:]
        var attribute = node.pointee.properties
        while let current = attribute {
            var value = ""
            var part = current.pointee.children
            while let text = part {
                value += nodeText(text.pointee.content)
                part = text.pointee.next
            }
            attributes[nodeText(current.pointee.name)] = value
            attribute = current.pointee.next
        }
        return attributes
    }
}
