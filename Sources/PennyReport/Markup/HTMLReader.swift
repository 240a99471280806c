import PennyContent
package import PennyDiagnostics
package import PennyEngine

/// Reads sources in HTML: a value with its published change, or headlines, from elements selected
/// by a CSS selector or XPath.
package enum HTMLReader {
    /// Reads the value of an element that must occur `expected` times.
    package static func value(
        _ html: String, at locator: Locator, change: Locator?, expected: Int = 1,
        matches pattern: String? = nil, _ convention: NumberConvention = .point
    ) throws(Fault) -> ParsedValue {
        let time = ParsingDeadline()
        let check = try ValueCheck(matches: pattern)
        let text = Self.line(try elements(html, at: locator, expected, time)[0].text)
        try check.check(text)
        guard let number = PublishedNumber(text, convention) else {
            throw .noNumber(text, convention)
        }
        var found = ParsedValue(value: number.value)
        if let change {
            do throws(Fault) {
                found.published = try published(html, at: change, time)
            } catch {
                found.note = .change(error)
            }
        }
        return found
    }

    private static func published(
        _ html: String, at locator: Locator, _ time: ParsingDeadline
    ) throws(Fault) -> String {
        let element = try elements(html, at: locator, 1, time)[0]
        let text = Self.line(element.text)
        guard PublishedChange(text) != nil else { throw .plausibility.notANumber(text) }
        return text
    }

    /// Reads the headlines of elements, of which there must be `expected` if it is not nil. Links
    /// are relative to `address`. Reads the first thousand elements only.
    package static func headlines(
        _ html: String, at locator: Locator, expected: Int?, matches pattern: String? = nil,
        address: String
    ) throws(Fault) -> [ParsedHeadline] {
        let time = ParsingDeadline()
        let check = try ValueCheck(matches: pattern)
        var found: [ParsedHeadline] = []
        for element in try elements(html, at: locator, expected, time) {
            let title = try HeadlineText.plain(element.text, within: time)
            if title.isEmpty { continue }
            try check.check(title)
            let url = element.link.flatMap { WebLink.resolved($0, on: address) }
            found.append(ParsedHeadline(title: title, url: url))
        }
        return found
    }

    /// The start of an element's text on one line; no figure is longer.
    private static func line(_ text: String) -> String {
        HeadlineText.collapsed(String(text.unicodeScalars.prefix(1000)))
    }

    private static func elements(
        _ html: String, at locator: Locator, _ expected: Int?, _ time: ParsingDeadline
    ) throws(Fault) -> [HTMLElement] {
        let (count, first) = try locator.compiled().elements(in: html, within: time)
        if count == 0 { throw .locating.notFound(locator) }
        if let expected, count != expected {
            throw .locating.otherCount(locator, count, expected)
        }
        return first
    }
}
