import CXML

/// Reads HTML and XML with libxml2. Nothing is loaded from anywhere, entities
/// that a document declares are refused, and depth is limited by the library.
enum MarkupReader {
    /// The steps an XPath may take on one page.
    private static let stepLimit: UInt = 5_000_000

    // MARK: - XML

    /// The root of a document, all of it in memory.
    static func xml(_ text: String) throws(ReportFault) -> MarkupElement {
        if XMLProlog.hasDeclarations(text) { throw .declaresEntities }
        _ = isReady
        guard let context = xmlNewParserCtxt() else { throw .notXML(line: 1) }
        defer { xmlFreeParserCtxt(context) }
        let options =
            XML_PARSE_NONET.rawValue | XML_PARSE_NOCDATA.rawValue | XML_PARSE_NOERROR.rawValue
            | XML_PARSE_NOWARNING.rawValue | XML_PARSE_IGNORE_ENC.rawValue
        let document = read(text) { bytes, count in
            xmlCtxtReadMemory(context, bytes, count, nil, "UTF-8", Int32(options))
        }
        guard let document else {
            throw .notXML(line: max(1, Int(context.pointee.lastError.line)))
        }
        defer { xmlFreeDoc(document) }
        // Whatever the look at the prolog has missed.
        if document.pointee.intSubset?.pointee.children != nil { throw .declaresEntities }
        guard let root = xmlDocGetRootElement(document) else { throw .notXML(line: 1) }
        return element(root)
    }

    private static func element(_ node: xmlNodePtr) -> MarkupElement {
        var content: [MarkupElement.Node] = []
        var child = node.pointee.children
        while let current = child {
            switch current.pointee.type {
            case XML_ELEMENT_NODE: content.append(.element(element(current)))
            case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
                content.append(.text(text(current.pointee.content)))
            default: break
            }
            child = current.pointee.next
        }
        return MarkupElement(
            name: text(node.pointee.name),
            namespace: node.pointee.ns.map { text($0.pointee.href) },
            attributes: attributes(of: node), content: content)
    }

    private static func attributes(of node: xmlNodePtr) -> [String: String] {
        var attributes: [String: String] = [:]
        var attribute = node.pointee.properties
        while let current = attribute {
            attributes[text(current.pointee.name)] = allText(current.pointee.children)
            attribute = current.pointee.next
        }
        return attributes
    }

    // MARK: - HTML

    /// What of a page an XPath finds, in the order of the page.
    static func elements(
        inHTML html: String, at xpath: String
    ) throws(ReportFault) -> [PageElement] {
        guard let document = page(html) else { return [] }
        defer { xmlFreeDoc(document) }
        // It is XPath, so what fails on a page is its length.
        guard let result = evaluate(xpath, in: document) else { throw .tooManySteps(xpath) }
        defer { xmlXPathFreeObject(result) }
        if result.pointee.type == XPATH_STRING {
            let text = Self.text(result.pointee.stringval)
            return text.isEmpty ? [] : [PageElement(text: text, link: nil)]
        }
        guard result.pointee.type == XPATH_NODESET, let nodes = result.pointee.nodesetval else {
            return []
        }
        return (0..<Int(nodes.pointee.nodeNr)).compactMap { index in
            nodes.pointee.nodeTab[index].flatMap(pageElement)
        }
    }

    /// Nil for what holds no text: a namespace is not even a node in memory.
    private static func pageElement(_ node: xmlNodePtr) -> PageElement? {
        switch node.pointee.type {
        case XML_ELEMENT_NODE, XML_ATTRIBUTE_NODE:
            PageElement(text: allText(node.pointee.children), link: link(of: node))
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
            PageElement(text: text(node.pointee.content), link: link(of: node))
        default: nil
        }
    }

    /// Whether a text is XPath that can be evaluated.
    static func isXPath(_ text: String) -> Bool {
        guard let document = page("<p></p>") else { return false }
        defer { xmlFreeDoc(document) }
        guard let result = evaluate(text, in: document) else { return false }
        defer { xmlXPathFreeObject(result) }
        return result.pointee.type == XPATH_STRING || result.pointee.type == XPATH_NODESET
    }

    /// The text of a piece of HTML, without its tags.
    static func text(ofHTML html: String) -> String {
        guard let document = page(html) else { return "" }
        defer { xmlFreeDoc(document) }
        return allText(xmlDocGetRootElement(document))
    }

    private static func page(_ html: String) -> htmlDocPtr? {
        _ = isReady
        let options =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue
            | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
            | HTML_PARSE_IGNORE_ENC.rawValue
        return read(html) { bytes, count in
            htmlReadMemory(bytes, count, nil, "UTF-8", Int32(options))
        }
    }

    private static func evaluate(_ xpath: String, in document: xmlDocPtr) -> xmlXPathObjectPtr? {
        guard let context = xmlXPathNewContext(document) else { return nil }
        defer { xmlXPathFreeContext(context) }
        context.pointee.error = { _, _ in }
        context.pointee.opLimit = stepLimit
        return xmlXPathEvalExpression(xpath, context)
    }

    /// The address in the `a` that a node is, stands in or holds.
    private static func link(of node: xmlNodePtr) -> String? {
        var place: xmlNodePtr? = node
        while let current = place {
            if let address = address(current) { return address }
            place = current.pointee.parent
        }
        var found: String?
        if node.pointee.type == XML_ELEMENT_NODE {
            walk(node.pointee.children) { node in
                if found == nil { found = address(node) }
            }
        }
        return found
    }

    private static func address(_ node: xmlNodePtr) -> String? {
        guard node.pointee.type == XML_ELEMENT_NODE, text(node.pointee.name) == "a" else {
            return nil
        }
        return attributes(of: node)["href"]
    }

    // MARK: - Text

    /// The text of nodes and those after them, without scripts and styles.
    private static func allText(_ first: xmlNodePtr?) -> String {
        var out = ""
        walk(first) { node in
            switch node.pointee.type {
            case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: out += text(node.pointee.content)
            case XML_ELEMENT_NODE where lines.contains(text(node.pointee.name)): out += " "
            default: break
            }
        }
        return out
    }

    /// The elements that begin a line, so that the words before and after are two.
    private static let lines: Set = ["br", "div", "li", "p", "td", "th", "tr"]

    /// Visits a node, those after it and all they hold. Depth is no matter:
    /// the place in each level is kept in a list.
    private static func walk(_ first: xmlNodePtr?, _ visit: (xmlNodePtr) -> Void) {
        var open: [xmlNodePtr] = first.map { [$0] } ?? []
        while let node = open.popLast() {
            visit(node)
            if let next = node.pointee.next { open.append(next) }
            let isElement = node.pointee.type == XML_ELEMENT_NODE
            if isElement, !["script", "style"].contains(text(node.pointee.name)),
                let child = node.pointee.children
            {
                open.append(child)
            }
        }
    }

    private static func text(_ bytes: UnsafePointer<xmlChar>?) -> String {
        bytes.map { String(cString: $0) } ?? ""
    }

    private static func read<Document>(
        _ text: String, _ parse: (UnsafePointer<CChar>, Int32) -> Document?
    ) -> Document? {
        var text = text
        return text.withUTF8 { bytes in
            guard let count = Int32(exactly: bytes.count) else { return nil }
            return bytes.withMemoryRebound(to: CChar.self) { characters in
                characters.baseAddress.flatMap { parse($0, count) }
            }
        }
    }

    /// The library's own tables are made once, before any thread uses them.
    private static let isReady: Bool = {
        xmlInitParser()
        return true
    }()
}
