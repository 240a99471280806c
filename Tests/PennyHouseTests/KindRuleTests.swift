import PennyTestSupport
import Testing

@Suite struct KindRuleTests {
    static let samples: [Sample] = [
        Sample(
            KindRule.stepsNameNone, "Sources/PennySite/Model/Loading/SiteLoader.swift",
            "CourseKind.read(&files, into: &site)",
            "CourseKind is named by a step of the build; ask each of ContentKinds.all"),
        Sample(
            KindRule.stepsNameNone, "Sources/PennySite/Model/Analysis/AnalyzedEdition.swift",
            "let parts = CourseKind.parts(of: self)",
            "CourseKind is named by a step of the build; ask each of ContentKinds.all"),
        Sample(
            KindRule.stepsNameNone, "Sources/PennySite/Pages/Kinds/ContentKinds.swift",
            "static let all = [CourseKind.self]"),
        Sample(
            KindRule.stepsNameNone, "Sources/PennySite/Pages/Kinds/Home/HomeKind.swift",
            "ProseKind.heading"),
        Sample(
            KindRule.stepsNameNone, "Sources/PennySite/Model/Loading/SiteLoader.swift",
            "for kind in ContentKinds.all { kind.read(&files, into: &site) } // CourseKind.read"),
        Sample(KindRule.stepsNameNone, "Sources/PennyLibrary/Page.swift", "CourseKind.read()"),
        Sample(
            KindRule.kindsNameNoOther, "Sources/PennySite/Pages/Kinds/Home/HomeKind.swift",
            "let heading = ProseKind.heading",
            "ProseKind belongs to another kind; move what both need to Pages/Entries"),
        Sample(
            KindRule.kindsNameNoOther, "Sources/PennySite/Pages/Kinds/Prose/ProseKind.swift",
            "let heading = ProseKind.heading // as HomeKind has it"),
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
