import Testing

/// An unknown key is reported in the same run as everything else, also of sets that are not
/// computed.
@Suite struct UnknownKeyTests {
    private static let set = """
        kind: loan
        principal: 1,000
        rat: 6%
        term: 1 year
        extra:
          - amuont: 5
            at: 1

        """

    private func faults(_ site: String, _ set: String) throws -> String {
        try Sandbox(["site.yaml": site, "calculations/a.yaml": set]).faults()
    }

    @Test(arguments: [
        "title: T\ncurrency: NONE\n", "title: T\nlocale: xx-YY\n", "title: T\ncurency: EUR\n",
    ])
    func `beside a site.yaml that leaves the currency or the locale unknown`(
        _ site: String
    ) throws {
        let messages = try faults(site, Self.set)
        #expect(messages.contains("site/site.yaml:2:"), "\(messages)")
        #expect(messages.contains("calculations/a.yaml:3:1: error: "), "\(messages)")
        #expect(messages.contains("“rat”"), "\(messages)")
        #expect(messages.contains("“amuont”"), "\(messages)")
        // Faults that the currency may explain are not reported.
        #expect(!messages.contains("principal"), "\(messages)")
    }

    @Test func `of a draft, which may lack what it needs`() throws {
        let messages = try faults("title: T\n", "draft: true\n" + Self.set)
        #expect(messages.contains("calculations/a.yaml:4:1: error: "), "\(messages)")
        #expect(messages.contains("“amuont”"), "\(messages)")
        #expect(try faults("title: T\n", "draft: true\nkind: loan\nprincipal: 1,000\n") == "")
    }

    @Test func `of a set that is computed, once`() throws {
        let messages = try faults("title: T\n", Self.set)
        #expect(messages.split(separator: "“rat”").count == 2, "\(messages)")
    }
}
