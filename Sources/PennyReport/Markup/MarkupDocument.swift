import CMarkup
import CXML
import PennyDiagnostics

/// A document parsed by libxml2, freed with its owner. Loads nothing external, and refuses
/// documents that declare entities or take the library too long.
final class MarkupDocument {
    let pointer: xmlDocPtr

    /// No real element has a hundredth of these attributes, and the time grows with their square.
    static let attributeLimit = 5000
    static let elementLimit = 500_000

    private init(_ pointer: xmlDocPtr) { self.pointer = pointer }

    deinit { penny_markup_free(pointer) }

    static func xml(_ text: String, within time: ParsingDeadline) throws(Fault)
        -> MarkupDocument
    {
        if XMLProlog.hasDeclarations(text) { throw .answer.declaresEntities }
        guard let pointer = try read(PENNY_MARKUP_XML, text, within: time) else {
            throw .answer.notXML(1)
        }
        let document = MarkupDocument(pointer)
        // A second check, in case the scan of the prolog has missed something.
        if pointer.pointee.intSubset?.pointee.children != nil { throw .answer.declaresEntities }
        return document
    }

    /// Parses HTML; nil for an empty page.
    static func html(
        _ text: String, within time: ParsingDeadline
    ) throws(Fault) -> MarkupDocument? {
        try read(PENNY_MARKUP_HTML, text, within: time).map(MarkupDocument.init)
    }

    private static func read(
        _ kind: penny_markup_kind, _ text: String, within time: ParsingDeadline
    ) throws(Fault) -> xmlDocPtr? {
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
        case PENNY_MARKUP_MALFORMED: throw .answer.notXML(max(1, Int(answer.line)))
        case PENNY_MARKUP_TOO_MANY_ATTRIBUTES:
            throw .answerSize.tooComplex(.attributes(limit: attributeLimit))
        case PENNY_MARKUP_TOO_MANY_ELEMENTS:
            throw .answerSize.tooComplex(.elements(limit: elementLimit))
        case PENNY_MARKUP_NO_LIBRARY: throw .report.noLibrary(.xml)
        default: throw .answerSize.tooComplex(.time(milliseconds: ParsingDeadline.milliseconds))
        }
    }
}
