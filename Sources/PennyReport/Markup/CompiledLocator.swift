import CMarkup
import CXML
import PennyDiagnostics

/// A selector or XPath that was checked to be valid.
enum CompiledLocator {
    case selector(Selector)
    case xpath(String)

    /// The most nodes for XPath, since libxml2's time can grow with their square.
    static let nodeLimit = 80_000
    /// The most elements to read; further ones are only counted.
    static let elementLimit = 1000

    /// The number of matching elements, and the first of them in document order.
    func elements(
        in html: String, within time: ParsingDeadline
    ) throws(Fault) -> (count: Int, first: [HTMLElement]) {
        guard let document = try MarkupDocument.html(html, within: time) else { return (0, []) }
        switch self {
        case .selector(let selector):
            // The document owns the nodes, so it must stay alive.
            return try withExtendedLifetime(document) { () throws(Fault) in
                let nodes = try SelectorSearch.elements(selector, in: document, within: time)
                return (nodes.count, try Self.read(nodes, within: time))
            }
        case .xpath(let text):
            return try withExtendedLifetime(document) { () throws(Fault) in
                try Self.elements(at: text, in: document, within: time)
            }
        }
    }

    private static func read(
        _ nodes: [xmlNodePtr], within time: ParsingDeadline
    ) throws(Fault) -> [HTMLElement] {
        var elements: [HTMLElement] = []
        for node in nodes.prefix(elementLimit) {
            elements.append(try HTMLElement(node, within: time))
        }
        return elements
    }

    // MARK: - XPath

    private static func elements(
        at xpath: String, in document: MarkupDocument, within time: ParsingDeadline
    ) throws(Fault) -> (count: Int, first: [HTMLElement]) {
        let result = try find(xpath, in: document, within: time)
        defer { penny_markup_free_found(result) }
        if result.pointee.type == XPATH_STRING {
            let text = nodeText(result.pointee.stringval)
            return text.isEmpty ? (0, []) : (1, [HTMLElement(text: text, link: nil)])
        }
        guard result.pointee.type == XPATH_NODESET, let nodes = result.pointee.nodesetval else {
            return (0, [])
        }
        let found = (0..<Int(nodes.pointee.nodeNr)).compactMap { nodes.pointee.nodeTab[$0] }
            .filter(HTMLElement.isText)
        return (found.count, try read(found, within: time))
    }

    private static func find(
        _ xpath: String, in document: MarkupDocument, within time: ParsingDeadline
    ) throws(Fault) -> xmlXPathObjectPtr {
        var end = PENNY_MARKUP_DONE
        let found = penny_markup_find(document.pointer, xpath, nodeLimit, time.deadline, &end)
        if let found { return found.assumingMemoryBound(to: xmlXPathObject.self) }
        switch end {
        case PENNY_MARKUP_TOO_MANY_NODES:
            throw .answerSize.tooComplex(.nodesForXPath(limit: nodeLimit))
        case PENNY_MARKUP_NOT_A_PATH: throw .locating.badXPath(xpath)
        default: throw .locating.tooManySteps(xpath)
        }
    }

    /// Whether a text is valid XPath that selects something readable.
    static func isXPath(_ text: String) throws(Fault) -> Bool {
        let time = ParsingDeadline()
        guard let document = try MarkupDocument.html("<p></p>", within: time) else { return false }
        do throws(Fault) {
            let result = try find(text, in: document, within: time)
            defer { penny_markup_free_found(result) }
            return result.pointee.type == XPATH_STRING || result.pointee.type == XPATH_NODESET
        } catch {
            if error.code == Fault.locating.badXPath.code { return false }
            throw error
        }
    }
}

extension Locator {
    /// Parses and checks the locator.
    func compiled() throws(Fault) -> CompiledLocator {
        switch self {
        case .selector(let text): return .selector(try SelectorParser.selector(of: text))
        case .xpath(let text):
            guard !XPathComparisons.hasUnknownFunction(text), try CompiledLocator.isXPath(text)
            else {
                throw .locating.badXPath(text)
            }
            if XPathComparisons.compareNodeSets(text) { throw .locating.comparesMany(text) }
            return .xpath(text)
        }
    }
}
