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
            .map { file in
                let isAlsoFromDisk = file.text.contains("export const alsoFromDisk = true;")
                return Scenario(
                    folder: folder, file: file.path,
                    ways: isAlsoFromDisk || Effort.isDeep ? [.http, .file] : [.http])
            }
            // What they share lies in a folder below.
            .filter { !$0.testDescription.contains("/") }
    }

    private let folder: String

    /// Relative to the folder that holds Package.swift.
    let file: String

    /// Over http, and from a disk where the file says so; `make check-deep` runs all both ways.
    let ways: [Browser.Way]

    var path: String { Repository.path(of: file) }
    var testDescription: String { String(file.dropFirst(folder.count + 1)) }
}
