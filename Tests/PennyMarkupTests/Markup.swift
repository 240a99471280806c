import Foundation
#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A fragment of HTML or SVG, parsed as strictly as XML, so that an unclosed tag or an unescaped
/// sign is found.
final class Markup: NSObject, XMLParserDelegate {
    struct Element: CustomStringConvertible {
        let name: String
        let attributes: [String: String]
        /// The names of the elements around it, outermost first.
        let parents: [String]
        /// The text in it and in its descendants.
        var text = ""

        subscript(name: String) -> String? { attributes[name] }

        var description: String { "<\(name) \(attributes)>" }
    }

    private(set) var elements: [Element] = []
    /// The errors of the XML parser.
    private(set) var faults: [String] = []
    private var open: [Int] = []

    init(_ fragment: String) throws {
        super.init()
        // XML has no short form for attributes without a value, or elements without an end.
        let closed = fragment.replacing(" open>", with: " open=\"\">")
            .replacing(" checked>", with: " checked=\"\">")
            .replacing(/<input [^>]*>/) { "\($0.0.dropLast())/>" }
        let whole = "<root>\(closed)</root>"
        let parser = XMLParser(data: Data(whole.utf8))
        parser.delegate = self
        if !parser.parse() {
            let error = parser.parserError.map { "\($0)" } ?? "not well formed"
            faults.append("line \(parser.lineNumber): \(error)")
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        let parents = open.map { elements[$0].name }
        open.append(elements.count)
        elements.append(Element(name: name, attributes: attributes, parents: parents))
    }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
        qualifiedName: String?
    ) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        for index in open { elements[index].text += text }
    }
}
