import CMarkup
import CXML

/// How elements of a page are found, once it is known to be readable.
enum PagePath {
    case selector(Selector)
    case xpath(String)

    /// A library's time for XPath can grow with the square of the nodes.
    static let nodeLimit = 80_000
    /// What is found beyond so many elements is counted and not read.
    static let elementLimit = 1000

    /// How many elements there are, and the first of them in the order of the page.
    func elements(
        in html: String, within time: ReadingTime
    ) throws(ReportFault) -> (count: Int, first: [PageElement]) {
        guard let document = try MarkupDocument.html(html, within: time) else { return (0, []) }
        switch self {
        case .selector(let selector):
            // The nodes are the document's, and go with it.
            return try withExtendedLifetime(document) { () throws(ReportFault) in
                let nodes = try SelectorSearch.elements(selector, in: document, within: time)
                return (nodes.count, try Self.read(nodes, within: time))
            }
        case .xpath(let text):
            return try withExtendedLifetime(document) { () throws(ReportFault) in
                try Self.elements(at: text, in: document, within: time)
            }
        }
    }

    private static func read(
        _ nodes: [xmlNodePtr], within time: ReadingTime
    ) throws(ReportFault) -> [PageElement] {
        var elements: [PageElement] = []
        for node in nodes.prefix(elementLimit) {
            elements.append(try PageElement(node, within: time))
        }
        return elements
    }

    // MARK: - XPath

    private static func elements(
        at xpath: String, in document: MarkupDocument, within time: ReadingTime
    ) throws(ReportFault) -> (count: Int, first: [PageElement]) {
        let result = try find(xpath, in: document, within: time)
        defer { penny_markup_free_found(result) }
        if result.pointee.type == XPATH_STRING {
            let text = nodeText(result.pointee.stringval)
            return text.isEmpty ? (0, []) : (1, [PageElement(text: text, link: nil)])
        }
        guard result.pointee.type == XPATH_NODESET, let nodes = result.pointee.nodesetval else {
            return (0, [])
        }
        let found = (0..<Int(nodes.pointee.nodeNr)).compactMap { nodes.pointee.nodeTab[$0] }
            .filter(PageElement.isText)
        return (found.count, try read(found, within: time))
    }

    private static func find(
        _ xpath: String, in document: MarkupDocument, within time: ReadingTime
    ) throws(ReportFault) -> xmlXPathObjectPtr {
        var end = PENNY_MARKUP_DONE
        let found = penny_markup_find(document.pointer, xpath, nodeLimit, time.deadline, &end)
        if let found { return found.assumingMemoryBound(to: xmlXPathObject.self) }
        switch end {
        case PENNY_MARKUP_TOO_MANY_NODES: throw .tooComplex(.nodesForXPath(limit: nodeLimit))
        case PENNY_MARKUP_NOT_A_PATH: throw .badXPath(xpath)
        default: throw .tooManySteps(xpath)
        }
    }

    /// Whether a text is XPath that can be evaluated, and finds something to read.
    static func isXPath(_ text: String) throws(ReportFault) -> Bool {
        let time = ReadingTime()
        guard let document = try MarkupDocument.html("<p></p>", within: time) else { return false }
        do throws(ReportFault) {
            let result = try find(text, in: document, within: time)
            defer { penny_markup_free_found(result) }
            return result.pointee.type == XPATH_STRING || result.pointee.type == XPATH_NODESET
        } catch .badXPath {
            return false
        }
    }
}

extension Locator {
    /// How it finds what it means.
    func compiled() throws(ReportFault) -> PagePath {
        switch self {
        case .selector(let text): return .selector(try SelectorParser.selector(of: text))
        case .xpath(let text):
            guard !XPathComparisons.hasUnknownFunction(text), try PagePath.isXPath(text) else {
                throw .badXPath(text)
            }
            if XPathComparisons.haveManyOnBothSides(text) { throw .comparesMany(text) }
            return .xpath(text)
        }
    }
}
