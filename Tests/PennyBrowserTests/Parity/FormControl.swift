import Foundation

/// A control of a published form, as the page's source has it.
struct FormControl: Equatable {
    enum Kind: Equatable {
        case money(decimals: Int)
        case rate
        case count
        case date
        case choice([String])
        case text
    }

    let name: String
    let value: String
    let kind: Kind
    /// The placeholder of an empty control.
    let example: String

    /// The text for the engine, with the percent sign after a rate's field.
    func line(_ value: String) -> String {
        guard kind == .rate, value.wholeMatch(of: /[\d.,'’\u{A0}\u{202F} ]+/) != nil else {
            return value
        }
        return value + "%"
    }

    /// The controls of the form of a page, without its sliders.
    static func all(of page: String) -> [FormControl] {
        guard let start = page.range(of: "<div data-fields>"),
            let end = page.range(of: "</form>", range: start.upperBound..<page.endIndex)
        else { return [] }
        let form = page[start.upperBound..<end.lowerBound]
        return form.matches(of: /<(input|select)( [^>]*)>/).compactMap { found in
            let attributes = attributes(of: found.2)
            guard let name = attributes["name"] else { return nil }
            if found.1 == "select" {
                return select(name, form[found.range.upperBound...].prefix { $0 != "\n" })
            }
            return FormControl(
                name: name, value: attributes["value"] ?? "", kind: kind(attributes),
                example: attributes["placeholder"] ?? "")
        }
    }

    private static func kind(_ attributes: [String: String]) -> Kind {
        if let decimals = attributes["data-decimals"].flatMap({ Int($0) }) {
            return .money(decimals: decimals)
        }
        if attributes["data-rate"] != nil { return .rate }
        if attributes["inputmode"] == "numeric" { return .count }
        return attributes["type"] == "date" ? .date : .text
    }

    private static func select(_ name: String, _ rest: Substring) -> FormControl {
        let options = rest.matches(of: /<option value="([^"]*)"( selected)?>/)
        let selected = options.first { $0.2 != nil } ?? options.first
        return FormControl(
            name: name, value: plain(selected?.1 ?? ""),
            kind: .choice(options.map { plain($0.1) }), example: "")
    }

    private static func attributes(of tag: Substring) -> [String: String] {
        let pairs = tag.matches(of: /\ ([a-z-]+)(?:="([^"]*)")?/)
        return Dictionary(pairs.map { (String($0.1), plain($0.2 ?? "")) }) { first, _ in first }
    }

    private static func plain(_ text: Substring) -> String {
        String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
            .replacing("&amp;", with: "&")
    }
}
