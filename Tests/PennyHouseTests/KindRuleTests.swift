import PennyTestSupport
import Testing

@Suite struct KindRuleTests {
    static let samples: [Sample] = [
        Sample(
            KindRule.stepsNameNone, "Sources/PennySite/Loading/SiteLoader.swift",
            "LessonKind.read(&files, into: &site)",
            "LessonKind is named by a step of the build; ask each of ContentKinds.all"),
        Sample(
            KindRule.stepsNameNone, "Sources/PennySite/Kinds/CheckedSite.swift",
            "let parts = LessonKind.parts(of: self)",
            "LessonKind is named by a step of the build; ask each of ContentKinds.all"),
        Sample(
            KindRule.stepsNameNone, "Sources/PennySite/Kinds/ContentKinds.swift",
            "static let all = [LessonKind.self]"),
        Sample(
            KindRule.stepsNameNone, "Sources/PennySite/Kinds/Home/HomeKind.swift",
            "ProseKind.heading"),
        Sample(
            KindRule.stepsNameNone, "Sources/PennySite/Loading/SiteLoader.swift",
            "for kind in ContentKinds.all { kind.read(&files, into: &site) } // LessonKind.read"),
        Sample(KindRule.stepsNameNone, "Sources/PennyLibrary/Page.swift", "LessonKind.read()"),
    ]

    @Test(arguments: samples) func `a kind that is named outside its folder is found`(
        _ sample: Sample
    ) {
        sample.check()
    }

    @Test func `every kind of content is in the list`() throws {
        let list = try Repository.text(of: KindRule.list)
        let kinds = try Repository.files(under: KindRule.folder, endingIn: [".swift"])
            .flatMap(KindRule.kinds)
        try #require(kinds.count > 5)
        for kind in kinds { #expect(list.contains("\(kind).self"), "\(kind) is not in the list") }
    }
}
