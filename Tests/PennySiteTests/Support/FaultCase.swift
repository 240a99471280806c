import PennySite
import Testing

/// A small site with something wrong, and all that a build then says.
struct FaultCase: Sendable, CustomTestStringConvertible {
    let name: String
    /// The files written over the small site.
    var files: [String: String] = [:]
    /// Links to make: the path and where it leads.
    var links: [String: String] = [:]
    var baseURL: String?
    let says: String

    var testDescription: String { name }

    /// The case of a page with a body, whose fault is in line 4.
    static func body(
        _ name: String, _ body: String, column: Int = 1, _ summary: String, _ nextStep: String
    ) -> FaultCase {
        let caret = String(repeating: " ", count: column - 1) + "^"
        return FaultCase(
            name: name, files: ["pages/p.md": SmallSite.page(body: body)],
            says: """
                site/pages/p.md:4:\(column): error: \(summary)
                 4 | \(body)
                   | \(caret)
                   \(nextStep)

                """)
    }

    /// The case of a file that is refused as a whole.
    static func file(
        _ name: String, _ path: String, text: String = "", _ summary: String, _ nextStep: String
    ) -> FaultCase {
        FaultCase(
            name: name, files: [path: text],
            says: """
                site/\(path):1:1: error: \(summary)
                   \(nextStep)

                """)
    }

    static func badName(_ path: String, suggestion: String) -> FaultCase {
        let name = path.split(separator: "/").last ?? ""
        return .file(
            "the name \(name)", path, "the file name “\(name)” cannot be an address [PP0517]",
            "Use small letters, digits and hyphens, such as “\(suggestion)”.")
    }
}
