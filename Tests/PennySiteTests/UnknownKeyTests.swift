import Testing

/// A key that nobody knows is told in the same run as all else, also of sets that are not computed.
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
        let told = try faults(site, Self.set)
        #expect(told.contains("site/site.yaml:2:"), "\(told)")
        #expect(told.contains("calculations/a.yaml:3:1: error: "), "\(told)")
        #expect(told.contains("“rat”"), "\(told)")
        #expect(told.contains("“amuont”"), "\(told)")
        // What the currency may be the reason for is not told.
        #expect(!told.contains("principal"), "\(told)")
    }

    @Test func `of a draft, which may lack what it needs`() throws {
        let told = try faults("title: T\n", "draft: true\n" + Self.set)
        #expect(told.contains("calculations/a.yaml:4:1: error: "), "\(told)")
        #expect(told.contains("“amuont”"), "\(told)")
        #expect(try faults("title: T\n", "draft: true\nkind: loan\nprincipal: 1,000\n") == "")
    }

    @Test func `of a set that is computed, once`() throws {
        let told = try faults("title: T\n", Self.set)
        #expect(told.split(separator: "“rat”").count == 2, "\(told)")
    }
}
