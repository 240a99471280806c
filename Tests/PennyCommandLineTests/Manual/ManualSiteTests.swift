import Foundation
import PennyTestSupport
import Testing

/// The manual as a site that Pennypress builds.
@Suite("The manual") struct ManualSiteTests {
    private static let address = "https://manual.pennypress.example/"

    @Test func `it builds without an error or a warning, and what leads to it arrives`()
        async throws
    {
        let folder = try CommandFolder()
        let manual = Repository.path(of: "docs/manual")
        let check = try await folder.run("pennypress check '\(manual)' --strict")
        #expect(check.status == 0, "\(check.messages)")
        let build = try await folder.run("pennypress build '\(manual)' --strict -o manual")
        try #require(build.status == 0, "\(build.messages)")
        let links = try Self.links()
        try #require(links.count >= 10)
        for (source, path, heading) in links {
            let file = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
            let page = folder.work.appendingPathComponent("manual/\(file)")
            guard let text = try? String(contentsOf: page, encoding: .utf8) else {
                Issue.record("\(source) leads to \(path), which the manual does not have")
                continue
            }
            if !heading.isEmpty {
                #expect(text.contains("id=\"\(heading)\""), "\(source): #\(heading)")
            }
        }
    }

    /// The links of the sample site.
    private static func links() throws -> [(source: String, path: String, heading: String)] {
        try Repository.files(under: "site", endingIn: [".md", ".yaml"])
            .filter { !$0.path.hasPrefix("site/public/") }
            .flatMap { file in
                file.text.matches(
                    of: /https:\/\/manual\.pennypress\.example\/([^)#\s]*)#?([^)\s]*)/
                )
                .map { (file.path, String($0.1), String($0.2)) }
            }
    }
}
