import PennySite
import Testing

/// A build after a change of translations makes what a clean one makes.
@Suite struct TranslationReuseTests {
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let path: String
        /// Nil for a file that goes.
        let text: String?
    }

    @Test(
        arguments: [
            Change(
                testDescription: "a translation is added", path: "calculations/car.de.yaml",
                text: "title: Ein Auto\n"),
            Change(
                testDescription: "a translation is added where others are left out",
                path: "calculations/car.ar.yaml", text: "title: سيارة\n"),
            Change(
                testDescription: "a translation has another title",
                path: "calculations/home.de.md", text: "---\ntitle: Haus\n---\n"),
            Change(
                testDescription: "a translation has another input",
                path: "calculations/home.de.md",
                text: "---\ntitle: Haus\nprincipal: 2,000\n---\n"),
            Change(
                testDescription: "a translation goes", path: "calculations/home.de.md", text: nil),
            Change(
                testDescription: "one goes where others are left out",
                path: "calculations/home.ar.md", text: nil),
            Change(
                testDescription: "a row is not translated any more",
                path: "calculations/rows.de.csv", text: nil),
            Change(
                testDescription: "a term is not translated any more",
                path: "glossary/interest.de.md", text: nil),
            Change(
                testDescription: "a page is not translated any more", path: "pages/about.de.md",
                text: nil),
        ])
    func `a build that reuses gives what a clean one does`(_ change: Change) throws {
        // A link to a heading of the translation is a fault where that is gone.
        let sandbox = try Sandbox(
            LanguageSite.with([
                "calculations/home.de.md": "---\ntitle: Unser Haus\n---\n[Wir](../pages/about.md)\n"
            ]))
        try sandbox.build()
        if let text = change.text {
            try sandbox.write(text, to: "site/" + change.path)
        } else {
            try sandbox.remove("site/" + change.path)
        }
        try sandbox.build()
        let reused = try sandbox.tree()
        try sandbox.build { $0.isClean = true }
        #expect(try sandbox.tree() == reused)
        let again = try sandbox.build()
        #expect(again.newPages == 0)
    }

    @Test func `a title with figures of a set that is left out is up to date`() throws {
        func loan(_ title: String, _ principal: Int, _ more: String = "") -> String {
            "kind: loan\ntitle: '\(title)'\nprincipal: \(principal)\nrate: 0%\nterm: 1 year\n"
                + more
        }
        let page = "ar/calculations/adapted.html"
        let sandbox = try Sandbox(
            LanguageSite.with([
                "calculations/adapted.yaml": loan("Adapted", 600, "derivedFrom: model\n"),
                "calculations/adapted.ar.yaml": "title: بيتنا\n",
                "calculations/model.yaml": loan("As {{other.payment}}", 1_200),
                "calculations/other.yaml": loan("Other", 1_234 * 12),
            ]))
        try sandbox.build()
        #expect(try sandbox.text("out/" + page).contains("١٬٢٣٤"))
        try sandbox.write(loan("Other", 2_468 * 12), to: "site/calculations/other.yaml")
        try sandbox.build()
        #expect(try sandbox.text("out/" + page).contains("٢٬٤٦٨"))
    }
}
