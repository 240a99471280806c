import CMarkup
import CXML

/// A document as libxml2 has read it, freed with its owner. Nothing is loaded
/// from anywhere, entities that a document declares are refused, and so is what
/// takes the library too long.
final class MarkupDocument {
    let pointer: xmlDocPtr

    /// No element has a hundredth of them, and the time grows with their square.
    static let attributeLimit = 5000
    static let elementLimit = 500_000

    private init(_ pointer: xmlDocPtr) { self.pointer = pointer }

    deinit { penny_markup_free(pointer) }

    static func xml(_ text: String, within time: ReadingTime) throws(ReportFault) -> MarkupDocument
    {
        if XMLProlog.hasDeclarations(text) { throw .declaresEntities }
        guard let pointer = try read(PENNY_MARKUP_XML, text, within: time) else {
            throw .notXML(line: 1)
        }
        let document = MarkupDocument(pointer)
        // Whatever the look at the prolog has missed.
        if pointer.pointee.intSubset?.pointee.children != nil { throw .declaresEntities }
        return document
    }

    /// Nil for a page with nothing in it.
    static func html(
        _ text: String, within time: ReadingTime
    ) throws(ReportFault) -> MarkupDocument? {
        try read(PENNY_MARKUP_HTML, text, within: time).map(MarkupDocument.init)
    }

    private static func read(
        _ kind: penny_markup_kind, _ text: String, within time: ReadingTime
    ) throws(ReportFault) -> xmlDocPtr? {
        var limits = penny_markup_limits()
        limits.attributes = attributeLimit
        limits.elements = elementLimit
        limits.deadline = time.deadline
        var answer = penny_markup_answer()
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                penny_markup_read(kind, $0.baseAddress, $0.count, &limits, &answer)
            }
        }
        switch answer.end {
        case PENNY_MARKUP_DONE: return answer.document?.assumingMemoryBound(to: xmlDoc.self)
        case PENNY_MARKUP_MALFORMED: throw .notXML(line: max(1, Int(answer.line)))
        case PENNY_MARKUP_TOO_MANY_ATTRIBUTES:
            throw .tooComplex(.attributes(limit: attributeLimit))
        case PENNY_MARKUP_TOO_MANY_ELEMENTS: throw .tooComplex(.elements(limit: elementLimit))
        case PENNY_MARKUP_NO_LIBRARY: throw .noLibrary(.xml)
        default: throw .tooComplex(.time(milliseconds: ReadingTime.milliseconds))
        }
    }
}
