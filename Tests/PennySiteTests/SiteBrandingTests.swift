import Foundation
import Testing

@testable import PennySite

/// A site with a logo, a color and fonts of its own.
@Suite struct SiteBrandingTests {
    private static let branding = """
        title: T
        logo: assets/logo.svg
        colors:
          brand: "#7a1f3d"
        fonts:
          text: assets/a.woff2

        """

    private static func logo(width: Int) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) 16\"/>"
    }

    private static var files: [String: String] {
        SmallSite.files.merging([
            "site.yaml": branding, "assets/logo.svg": logo(width: 48), "assets/a.woff2": "wOF2",
        ]) { $1 }
    }

    @Test func `every page shows the logo and may load the fonts`() throws {
        let sandbox = try Sandbox(Self.files)
        try sandbox.build()
        let page = try sandbox.text("out/about.html")
        #expect(page.contains("<img src=\"assets/logo.svg\" alt=\"\" width=\"96\" height=\"32\">"))
        #expect(
            page.contains("<link rel=\"icon\" type=\"image/svg+xml\" href=\"assets/logo.svg\">"))
        #expect(page.contains("img-src 'self'; font-src 'self'; base-uri"))
        #expect(
            page.contains(
                "<link rel=\"preload\" as=\"font\" type=\"font/woff2\" "
                    + "href=\"assets/a.woff2\" crossorigin>"
            ))
        let style = try sandbox.text("out/assets/style.css")
        #expect(style.contains("--link: #7a1f3d;"))
        #expect(style.contains("src: url(\"a.woff2\") format(\"woff2\"); font-weight: 100 900;"))
        #expect(style.contains(":root { --sans: \"site-text\", system-ui, sans-serif; }"))
    }

    @Test func `a site without them may load no fonts`() throws {
        let sandbox = try Sandbox(SmallSite.files)
        try sandbox.build()
        let page = try sandbox.text("out/index.html")
        #expect(!page.contains("font-src") && page.contains("assets/favicon.svg\" alt=\"\""))
        #expect(try !sandbox.text("out/assets/style.css").contains("@font-face"))
    }

    @Test func `the pages of sets follow a logo that is wider than before`() throws {
        let sandbox = try Sandbox(Self.files)
        try sandbox.build()
        try sandbox.write(Self.logo(width: 32), to: "site/assets/logo.svg")
        try sandbox.build()
        let again = try Sandbox(
            Self.files.merging(["assets/logo.svg": Self.logo(width: 32)]) { $1 })
        try again.build()
        #expect(try sandbox.tree() == again.tree())
    }
}
