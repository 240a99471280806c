import PennyTestSupport
import Testing

/// A file of `Scenarios`: what a reader does and sees. `scripts/browser.mjs` describes its form.
struct Scenario: Sendable, CustomTestStringConvertible {
    static let all = list("Tests/PennyBrowserTests/Scenarios")
    /// Those of a site's preview, whose files they edit.
    static let previews = list("Tests/PennyBrowserTests/Previews")

    private static func list(_ folder: String) -> [Scenario] {
        ((try? Repository.files(under: folder, endingIn: [".mjs"])) ?? [])
            // One that needs the engine needs a program that carries it.
            .filter { Browser.hasEngine || !$0.text.contains("\"engine.js\"") }
            .map { Scenario(folder: folder, file: $0.path) }
            // What they share lies in a folder below.
            .filter { !$0.testDescription.contains("/") }
    }

    private let folder: String

    /// Relative to the folder that holds Package.swift.
    let file: String

    var path: String { Repository.path(of: file) }
    var testDescription: String { String(file.dropFirst(folder.count + 1)) }
}
