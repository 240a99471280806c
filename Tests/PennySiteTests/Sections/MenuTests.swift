import Foundation
import PennySite
import Testing

/// The main menu with levels.
@Suite struct MenuTests {
    private func sandbox(_ navigation: String) throws -> Sandbox {
        try Sandbox([
            "site.yaml": "title: T\nnavigation:\n\(navigation)\n",
            "pages/about.md": SmallSite.page("About", body: "## The team\n\nWe."),
            "pages/guide/index.md": SmallSite.page("Guide"),
            "pages/guide/one.md": SmallSite.page("One"),
        ])
    }

    private func menu(_ page: String) -> Substring {
        guard let start = page.range(of: "<details class=\"menu\">"),
            let end = page[start.upperBound...].range(of: "</nav>")
        else { return "" }
        return page[start.upperBound..<end.lowerBound]
    }

    private static let levels = """
        - label: Learn
          to: pages/guide/
          children:
            - label: One
              to: pages/guide/one.md
            - label: More
              children:
                - label: Team
                  to: pages/about.md#the-team
        - label: Elsewhere
          to: https://example.org/a?b=1#c
        """

    @Test func `entries below another one open without a script`() throws {
        let sandbox = try sandbox(Self.levels)
        try sandbox.build()
        let menu = menu(try sandbox.text("out/guide/one.html"))
        #expect(
            menu.contains(
                """
                <li><details class="submenu"><summary class="current">Learn</summary>
                <ul>
                <li class="depth-1"><a href="../guide/index.html" aria-current="page">Learn</a></li>
                <li class="depth-1"><a href="../guide/one.html" aria-current="page">One</a></li>
                <li class="depth-1"><span>More</span></li>
                <li class="depth-2"><a href="../about.html#the-team">Team</a></li>
                </ul></details></li>
                <li><a href="https://example.org/a?b=1#c">Elsewhere</a></li>
                """))
    }

    @Test func `a list is marked on the pages that it leads to alone`() throws {
        let sandbox = try sandbox(Self.levels)
        try sandbox.build()
        let menu = menu(try sandbox.text("out/about.html"))
        #expect(menu.contains("<summary>Learn</summary>"))
        #expect(!menu.contains("aria-current"))
    }

    @Test(arguments: [
        (
            "- label: A\n  to: pages/about.md#teem",
            "site/site.yaml:4:7: error: “pages/about.md” has no heading “#teem”"
        ),
        (
            "- label: A\n  children:\n    - label: B\n      to: pages/abuot.md",
            "site/site.yaml:6:11: error: the link “pages/abuot.md” leads to no file of the site"
        ),
        ("- label: A", "site/site.yaml:3:3: error: to is missing"),
        ("- label: A\n  children: 3", "site/site.yaml:4:13: error: children is a list"),
        (
            "- label: A\n  childs:\n    - label: B\n  to: pages/about.md",
            "site/site.yaml:4:3: error: unknown key “childs”"
        ),
        (
            "- label: A\n  children:\n  - label: B\n    children:\n    - label: C\n      children:\n"
                + "      - label: D\n        to: pages/about.md",
            "site/site.yaml:9:7: error: the menu has more than 3 levels [PP0145]\n"
        ),
    ])
    func `faults of an entry at any level have their location`(entry: String, fault: String) throws
    {
        let faults = try sandbox(entry).faults()
        #expect(faults.hasPrefix(fault), "\(faults)")
    }
}
