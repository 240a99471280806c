import PennyTestSupport
import Testing

/// The rules that the style sheets of the theme must not have, because they would make each change
/// of a page expensive.
@Suite("Style sheets") struct StyleRulesTests {
    /// The last part of each selector that depends on `:has()` of something around it.
    private static func subjects(_ css: String) -> [String] {
        css.split(separator: "\n").flatMap { line -> [String] in
            guard let end = line.firstIndex(of: "{"), line[..<end].contains(":has(") else {
                return []
            }
            return parts(line[..<end], by: { $0 == "," }).compactMap { selector in
                let compounds = parts(selector[...], by: { " >+~".contains($0) })
                guard compounds.dropLast().contains(where: { $0.contains(":has(") }) else {
                    return nil
                }
                return compounds.last
            }
        }
    }

    /// The parts between marks that are in no parentheses.
    private static func parts(_ text: Substring, by isMark: (Character) -> Bool) -> [String] {
        var parts = [""]
        var depth = 0
        for character in text {
            if "([".contains(character) { depth += 1 }
            if ")]".contains(character) { depth -= 1 }
            if depth == 0, isMark(character) {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.map { $0.trimmingPrefix { $0 == " " } }.map { String($0) }
            .filter { !$0.allSatisfy { $0 == " " } }
    }

    /// Whether a page may have a great many elements that a part of a selector is about.
    private static func isOfMany(_ part: String) -> Bool {
        let name = part.prefix { $0 != ":" && $0 != "." && $0 != "#" && $0 != "[" }
        return name == "*" || ["tr", "th", "td", "li"].contains(name)
            || part.hasPrefix(":is(th") || part.hasPrefix("[")
    }

    @Test("no rule with :has() is about rows, cells or list items in something")
    func few() throws {
        let sheets = try Repository.files(under: "templates", endingIn: [".css"])
            .filter { !$0.path.hasSuffix("style-print.css") }
        #expect(sheets.count > 10)
        for sheet in sheets {
            for part in Self.subjects(sheet.text) {
                #expect(!Self.isOfMany(part), "\(sheet.path): “\(part)” after :has()")
            }
        }
    }

    @Test(
        "tells a rule that is about many from others",
        arguments: [
            (".quotes tr:has(+ .more) > * {", true), (".a:has(.b) li::before { }", true),
            ("tbody:not(:has(:checked)) > tr:not(.total) {", true),
            (".a:has(.b) [class^=x]::before {", true), (".a:has(b) > :is(th, td) {", true),
            (".a:has(.b) .c {", false), ("tr:has(.b) {", false), (".a li {", false),
            (".a:has(.b), li {", false),
        ])
    func parts(css: String, isDear: Bool) {
        #expect(Self.subjects(css).contains(where: Self.isOfMany) == isDear)
    }
}
