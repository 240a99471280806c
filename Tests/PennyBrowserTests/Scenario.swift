import PennyTestSupport
import Testing

/// A file of `Scenarios`: the steps of a reader, and what the pages show. `scripts/browser.mjs`
/// describes its format.
struct Scenario: Sendable, CustomTestStringConvertible {
    static let all = list("Tests/PennyBrowserTests/Scenarios")
    /// The scenarios of a site's preview, whose files they edit.
    static let previews = list("Tests/PennyBrowserTests/Previews")

    /// Scripts that load the engine, as scenarios name them.
    private static let engineScripts = [
        "\"form.js\"", "\"saved-sets.js\"", "\"compare-page.js\"", "\"offers.js\"",
    ]

    private static func list(_ folder: String) -> [Scenario] {
        ((try? Repository.files(under: folder, endingIn: [".mjs"])) ?? [])
            // A scenario that needs the engine needs a program that contains it.
            .filter { Browser.hasEngine || !engineScripts.contains(where: $0.text.contains) }
            .map { file in
                let isAlsoFromDisk = file.text.contains("export const alsoFromDisk = true;")
                return Scenario(
                    folder: folder, file: file.path,
                    transports: isAlsoFromDisk || Effort.isDeep ? [.http, .file] : [.http])
            }
            // Shared parts are in a subfolder.
            .filter { !$0.testDescription.contains("/") }
    }

    private let folder: String

    /// The path relative to the folder of Package.swift.
    let file: String

    /// Over http, and from a disk where the file says so; `make check-deep` runs all both ways.
    let transports: [Browser.Transport]

    var path: String { Repository.path(of: file) }
    var testDescription: String { String(file.dropFirst(folder.count + 1)) }
}
