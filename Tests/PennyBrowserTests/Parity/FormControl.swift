import Foundation

/// A control of a published form, as the page's source has it.
struct FormControl: Equatable {
    enum Kind: Equatable {
        case money(decimals: Int)
        case rate
        /// A number with a choice of its unit beside it.
        case length(unit: String)
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

    /// The text for the engine, with what stands behind the number in the form.
    func line(_ value: String) -> String {
        guard value.wholeMatch(of: /[\d.,'’\u{A0}\u{202F} ]+/) != nil else { return value }
        switch kind {
        case .rate: return value + "%"
        case .length(let unit): return value + unit
        default: return value
        }
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
            var kind = kind(attributes)
            if attributes["data-length"] != nil {
                let rest = form[found.range.upperBound...].prefix { $0 != "\n" }
                let unit = rest.firstMatch(of: /<option value="([^"]*)" selected>/)
                kind = .length(unit: unit.map { String($0.1) } ?? "")
            }
            return FormControl(
                name: name, value: attributes["value"] ?? "", kind: kind,
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
