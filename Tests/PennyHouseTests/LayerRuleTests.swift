import PennyTestSupport
import Testing

@Suite struct LayerRuleTests {
    static func file(_ path: String, _ text: String) -> RepositoryFile {
        RepositoryFile(path: "\(LayerRule.folder)/\(path).swift", text: text)
    }

    @Test func `a type of a later folder is found, and one of an earlier is not`() {
        let rule = LayerRule([
            Self.file("Model/Links/Address", "enum Address {}\n// uses Plan\nlet a = \"Plan\"\n"),
            Self.file("Build/Planning/Plan", "struct Plan { let address: Address }\n"),
            Self.file("Model/Links/Target", "struct Target { let plan: Plan? }\n"),
            Self.file("Pages/Kinds/Home/HomeKind", "enum HomeKind { let other: SetKind }\n"),
            Self.file("Pages/Kinds/Sets/SetKind", "enum SetKind {}\n"),
        ])
        #expect(rule.upward.map(\.description) == ["Model/Links/Target: Plan"])
    }

    @Test func `a folder without a layer is found`() {
        #expect(LayerRule([Self.file("New/Thing", "struct Thing {}\n")]).unordered == ["New"])
    }

    @Test func `each folder of PennySite uses those before it, but for what is listed`() throws {
        let files = try Repository.files(under: LayerRule.folder, endingIn: [".swift"])
        try #require(files.count > 300)
        let rule = LayerRule(files)
        #expect(rule.unordered == [])
        let found = Set(rule.upward.map(\.description))
        #expect(
            found.subtracting(LayerRule.known).sorted() == [],
            "a folder uses a later one; move the type, or pass what is needed")
        #expect(LayerRule.known.subtracting(found).sorted() == [], "take it out of the list")
    }
}
