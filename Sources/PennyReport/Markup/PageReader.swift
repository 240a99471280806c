import PennyContent
package import PennyEngine

/// What a source of HTML gives: a value with its published change, or
/// headlines, from elements that are named by a selector or XPath.
package enum PageReader {
    /// The value in an element that must be there `expected` times.
    package static func value(
        _ html: String, at locator: Locator, change: Locator?, expected: Int = 1,
        matches pattern: String? = nil, _ convention: NumberConvention = .point
    ) throws(ReportFault) -> FoundValue {
        let time = ReadingTime()
        let check = try ValueCheck(matches: pattern)
        let text = Self.line(try elements(html, at: locator, expected, time)[0].text)
        try check.check(text)
        guard let number = PublishedNumber(text, convention) else {
            throw .noNumber(text, convention)
        }
        var found = FoundValue(value: number.value)
        if let change {
            do throws(ReportFault) {
                found.published = try published(html, at: change, time)
            } catch {
                found.note = .change(error)
            }
        }
        return found
    }

    private static func published(
        _ html: String, at locator: Locator, _ time: ReadingTime
    ) throws(ReportFault) -> String {
        let element = try elements(html, at: locator, 1, time)[0]
        let text = Self.line(element.text)
        guard PublishedChange(text) != nil else { throw .notANumber(text) }
        return text
    }

    /// The headlines in elements, of which there must be `expected` if that is
    /// given. An address is taken from the page at `address`. No source wants more
    /// than the first thousand.
    package static func headlines(
        _ html: String, at locator: Locator, expected: Int?, matches pattern: String? = nil,
        address: String
    ) throws(ReportFault) -> [FoundHeadline] {
        let time = ReadingTime()
        let check = try ValueCheck(matches: pattern)
        var found: [FoundHeadline] = []
        for element in try elements(html, at: locator, expected, time) {
            let title = try HeadlineText.plain(element.text, within: time)
            if title.isEmpty { continue }
            try check.check(title)
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
        _ html: String, at locator: Locator, _ expected: Int?, _ time: ReadingTime
    ) throws(ReportFault) -> [PageElement] {
        let (count, first) = try locator.compiled().elements(in: html, within: time)
        if count == 0 { throw .notFound(locator) }
        if let expected, count != expected {
            throw .otherCount(locator, found: count, wanted: expected)
        }
        return first
    }
}
