import PennyContent
import PennyEngine

/// What a source of HTML gives: a value with its published change, or
/// headlines, from elements that are named by a selector or XPath.
package enum PageReader {
    /// The value in an element that must be there `expected` times.
    package static func value(
        _ html: String, at locator: Locator, change: Locator?, expected: Int = 1,
        matches pattern: String? = nil
    ) throws(ReportFault) -> FoundValue {
        let texts = try elements(html, at: locator, expected).map(\.text)
        let text = Self.line(texts[0])
        try TextPattern.check(text, pattern)
        guard let number = PublishedNumber(text) else { throw .notANumber(text) }
        var found = FoundValue(value: number.value)
        if let change {
            do throws(ReportFault) {
                found.published = try published(html, at: change)
            } catch {
                found.note = .change(error)
            }
        }
        return found
    }

    private static func published(
        _ html: String, at locator: Locator
    ) throws(ReportFault) -> String {
        let element = try elements(html, at: locator, 1)[0]
        let text = Self.line(element.text)
        guard PublishedChange(text) != nil else { throw .notANumber(text) }
        return text
    }

    /// The headlines in elements, of which there must be `expected` if that is
    /// given. An address is taken from the page at `address`.
    package static func headlines(
        _ html: String, at locator: Locator, expected: Int?, matches pattern: String? = nil,
        address: String
    ) throws(ReportFault) -> [FoundHeadline] {
        var found: [FoundHeadline] = []
        for element in try elements(html, at: locator, expected) {
            let title = HeadlineText.plain(element.text)
            if title.isEmpty { continue }
            try TextPattern.check(title, pattern)
            let url = element.link.flatMap { WebLink.resolved($0, on: address) }
            found.append(FoundHeadline(title: title, url: url))
        }
        return found
    }

    /// The text of an element; no figure is longer.
    private static func line(_ text: String) -> String {
        HeadlineText.collapsed(String(text.unicodeScalars.prefix(1000)))
    }

    private static func elements(
        _ html: String, at locator: Locator, _ expected: Int?
    ) throws(ReportFault) -> [PageElement] {
        let found = try MarkupReader.elements(inHTML: html, at: try locator.compiled())
        if found.isEmpty { throw .notFound(locator) }
        if let expected, found.count != expected {
            throw .otherCount(locator, found: found.count, wanted: expected)
        }
        return found
    }
}

extension Locator {
    /// The XPath that it means.
    func compiled() throws(ReportFault) -> String {
        switch self {
        case .selector(let text): return try SelectorCompiler.xpath(of: text)
        case .xpath(let text):
            guard MarkupReader.isXPath(text) else { throw .badXPath(text) }
            return text
        }
    }
}
