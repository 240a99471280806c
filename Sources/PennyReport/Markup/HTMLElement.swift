import CXML
import Glibc
import PennyDiagnostics

/// An element selected in a page.
struct HTMLElement: Equatable, Sendable {
    let text: String
    /// The link of the element, of an ancestor or of a descendant, as written.
    let link: String?
}

extension HTMLElement {
    /// The most bytes of text; no figure and no title needs more.
    static let textLimit = 40_000
    /// The longest address. A longer one is ignored.
    private static let linkLimit = 10_000

    init(_ node: xmlNodePtr, within time: ParsingDeadline) throws(Fault) {
        switch node.pointee.type {
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: text = Self.start(of: node.pointee.content)
        default: text = try Self.text(of: node.pointee.children, within: time)
        }
        link = try Self.link(of: node, within: time)
    }

    /// Whether a node has text of its own. A namespace node does not: it is not even a complete
    /// node in memory.
    static func isText(_ node: xmlNodePtr) -> Bool {
        [XML_ELEMENT_NODE, XML_ATTRIBUTE_NODE, XML_TEXT_NODE, XML_CDATA_SECTION_NODE]
            .contains(node.pointee.type)
    }

    // MARK: - Text

    /// The text of an HTML fragment; empty if it is too complex for a title.
    static func text(
        ofHTML html: String, within time: ParsingDeadline
    ) throws(Fault) -> String {
        do throws(Fault) {
            guard let page = try MarkupDocument.html(html, within: time) else { return "" }
            return try withExtendedLifetime(page) { () throws(Fault) in
                try text(of: page.pointer.pointee.children, within: time)
            }
        } catch {
            let limit = MarkupDocument.attributeLimit
            if error == .answerSize.tooComplex(.attributes(limit: limit)) { return "" }
            throw error
        }
    }

    /// The text of nodes and their following siblings, without scripts and styles.
    static func text(
        of first: xmlNodePtr?, within time: ParsingDeadline
    ) throws(Fault) -> String {
        var text = ""
        var walk = NodeWalk(first, within: time)
        while let node = try walk.next(), text.utf8.count < textLimit {
            switch node.pointee.type {
            case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: text += start(of: node.pointee.content)
            case XML_ELEMENT_NODE:
                if lines.contains(where: { $0.isEqual(to: node.pointee.name) }) { text += " " }
            default: break
            }
        }
        return text
    }

    /// The elements that separate words.
    private static let lines = ["br", "div", "li", "p", "td", "th", "tr"].map(NodeWord.init)

    private static func start(of text: UnsafeMutablePointer<xmlChar>?) -> String {
        guard let text else { return "" }
        return text.withMemoryRebound(to: CChar.self, capacity: 1) { text in
            let bytes = UnsafeRawBufferPointer(start: text, count: strnlen(text, textLimit))
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    // MARK: - Link

    /// The address of the `a` that a node is, is in, or contains.
    private static func link(
        of node: xmlNodePtr, within time: ParsingDeadline
    ) throws(Fault) -> String? {
        var ancestor: xmlNodePtr? = node
        while let current = ancestor {
            if let address = address(current) { return address }
            ancestor = current.pointee.parent
        }
        if node.pointee.type != XML_ELEMENT_NODE { return nil }
        var walk = NodeWalk(node.pointee.children, within: time)
        while let part = try walk.next() {
            if let address = address(part) { return address }
        }
        return nil
    }

    private static func address(_ node: xmlNodePtr) -> String? {
        guard node.pointee.type == XML_ELEMENT_NODE, anchor.isEqual(to: node.pointee.name),
            let link = attribute(reference, of: node)
        else { return nil }
        return strnlen(UnsafeRawPointer(link).assumingMemoryBound(to: CChar.self), linkLimit)
            < linkLimit ? String(cString: link) : nil
    }

    private static let anchor = NodeWord("a")
    private static let reference = NodeWord("href")
}
