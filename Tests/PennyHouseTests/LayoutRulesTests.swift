import PennyTestSupport
import Testing

@Suite struct LayoutRulesTests {
    static let site = Sample.path(in: "PennySite")

    static let samples: [Sample] = [
        Sample(
            LayoutRules.shortFiles, site, String(repeating: "a\n", count: 401),
            "401 lines, over the 400 of a file; look for its two concepts"),
        Sample(LayoutRules.shortFiles, site, String(repeating: "a\n", count: 400)),
        Sample(
            LayoutRules.shortFiles, "Sources/PennyTheme/Files/penny.css",
            String(repeating: "a\n", count: 401)),
        Sample(
            LayoutRules.shortLines, site, String(repeating: "é", count: 101),
            "101 columns, over the 100 of a line"),
        Sample(LayoutRules.shortLines, site, String(repeating: "é", count: 100)),
        Sample(LayoutRules.cleanLines, site, "\tlet a = 1", "a tab; indent by 4 spaces"),
        Sample(LayoutRules.cleanLines, site, "let a = 1 ", "a space at the line's end"),
        Sample(
            LayoutRules.cleanLines, "templates/page.mustache", "<main> ",
            "a space at the line's end"),
        Sample(LayoutRules.cleanLines, site, "    let a = 1\n\n"),
    ]

    @Test(arguments: samples) func `a file that lies badly on the page is found`(_ sample: Sample) {
        sample.check()
    }

    @Test func `a finding says where`() {
        let file = RepositoryFile(path: "Sources/PennySite/Page.swift", text: "a\nb \nc")
        #expect(
            LayoutRules.cleanLines.findings(file).map(\.description) == [
                "Sources/PennySite/Page.swift:2: a space at the line's end"
            ])
    }
}
