import Testing

@testable import PennyContent

/// Descriptions of keys for editors match the keys that readers accept.
struct KeyDescriptionTests {
    private static let files: [(name: String, described: [KeyDescription], read: [String])] = [
        ("site", KeyDescription.site, SiteConfiguration.keys),
        ("language", KeyDescription.language, SiteLanguage.keys),
        ("report", KeyDescription.report, ReportConfiguration.keys),
        ("source", KeyDescription.source, ReportSource.keys),
        ("page", KeyDescription.page, ProsePage.sectionKeys),
        ("lesson", KeyDescription.lesson, Lesson.keys),
        ("part", KeyDescription.part, Lesson.partKeys),
        ("term", KeyDescription.term, GlossaryReader.keys),
        ("set", KeyDescription.set, SavedSetReader.commonKeys),
    ]

    @Test(arguments: files.map(\.name))
    func `each key that is read is described once, and no other`(_ name: String) throws {
        let file = try #require(Self.files.first { $0.name == name })
        #expect(file.described.map(\.name).sorted() == file.read.sorted())
    }

    @Test(arguments: files.map(\.name))
    func `each description is a sentence`(_ name: String) throws {
        let file = try #require(Self.files.first { $0.name == name })
        for key in file.described {
            #expect(key.help.hasSuffix(".") || key.help.contains(": "), "\(key.name)")
            #expect(key.help.count <= 90, "\(key.name): \(key.help.count)")
        }
    }
}
