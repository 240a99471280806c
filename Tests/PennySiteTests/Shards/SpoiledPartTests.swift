import Foundation
import PennyDiagnostics
import PennyTestSupport
import Testing

@testable import PennySite

/// A part that does not fit is refused by name, with what to run again.
@Suite struct SpoiledPartTests {
    struct Spoiling: Sendable, CustomTestStringConvertible {
        let name: String
        var folders = ["part1", "part2", "part3"]
        let said: String
        let spoil: @Sendable (ShardedSite) throws -> Void

        var testDescription: String { name }
    }

    private static func flip(_ path: String, at offset: Int, in site: ShardedSite) throws {
        var bytes = try site.sandbox.bytes(path)
        bytes[offset % bytes.count] ^= 1
        // The output has the file, too, by a link.
        try site.sandbox.remove(path)
        try site.sandbox.write(bytes, to: path)
    }

    /// A page of the second part.
    private static func page(_ site: ShardedSite) throws -> String {
        try #require(
            try site.sandbox.names("part2/calculations").first { $0.hasSuffix(".html") })
    }

    static let spoilings = [
        Spoiling(
            name: "missing", folders: ["part3", "part1"],
            said: """
                part2: error: shard 2/3 is missing [PP0575]
                   Name its folder. If there is none, run “pennypress build site --shard 2/3 -o part2”.

                """
        ) { _ in },
        Spoiling(
            name: "doubled", folders: ["part1", "part2", "again", "part3"],
            said: """
                again: error: “part2” and “again” are both shard 2/3 [PP0576]
                   Leave out “part2” or “again”.

                """
        ) { try $0.makePart(2, of: 3, to: "again") },
        Spoiling(
            name: "of another number of shards",
            said: """
                part2: error: “part2” is shard 2/4, and “part1” is one of 3 [PP0577]
                   Run “pennypress build site --shard 2/4 -o part2” again.

                """
        ) { try $0.makePart(2, of: 4, to: "part2") },
        Spoiling(
            name: "another program",
            said: """
                part2: error: “part2” was made by another Pennypress than this one [PP0578]
                   Run “pennypress build site --shard 2/3 -o part2” with this program.

                """
        ) { site in
            site.change = { $0.rule.program = "another" }
            try site.makePart(2, of: 3)
            site.change = { $0.rule.program = "one" }
        },
        Spoiling(
            name: "other options",
            said: """
                part3: error: “part3” was made with other options than “part1” [PP0579]
                   Run “pennypress build site --drafts --base-url https://example.org/ --shard 3/3 -o part3” again.

                """
        ) { site in
            site.change = {
                $0.rule.program = "one"
                ($0.includesDrafts, $0.baseURL) = (true, "https://example.org/")
            }
            try site.makePart(3, of: 3)
            site.change = { $0.rule.program = "one" }
        },
        Spoiling(
            name: "another page of the site",
            said: """
                part2: error: “part2” was made from other files than “site” has [PP0581]
                   Run “pennypress build site --shard 2/3 -o part2” again.

                """
        ) { site in
            let path = "site/pages/about.md"
            let text = try site.sandbox.text(path)
            try site.sandbox.write(text + "\nMore.\n", to: path)
            try site.makePart(2, of: 3)
            try site.sandbox.write(text, to: path)
        },
        Spoiling(
            name: "a damaged summary",
            said: """
                part2: error: the summary of the part “part2” is damaged, or of another version \
                [PP0573]
                   Make the shard again with “build --shard”.

                """
        ) { try flip("part2/pennypress-part.bin", at: 100, in: $0) },
        Spoiling(
            name: "no summary",
            said: """
                part2: error: “part2” is not a part of a site [PP0572]
                   Name folders that “build --shard” has made.

                """
        ) { try $0.sandbox.remove("part2/pennypress-part.bin") },
        Spoiling(
            name: "a whole build",
            said: """
                part2: error: “part2” is not a part of a site [PP0572]
                   Name folders that “build --shard” has made.

                """
        ) { _ = $0.build(to: "part2") },
        Spoiling(
            name: "a damaged page",
            said: """
                part2: error: calculations/PAGE in “part2” is not as its shard has made it [PP0584]
                   Run “pennypress build site --shard 2/3 -o part2” again.

                """
        ) { try flip("part2/calculations/" + page($0), at: 500, in: $0) },
        Spoiling(
            name: "a missing page",
            said: """
                part2: error: “part2” lacks its file calculations/PAGE [PP0583]
                   Run “pennypress build site --shard 2/3 -o part2” again.

                """
        ) { try $0.sandbox.remove("part2/calculations/" + page($0)) },
    ]

    @Test(arguments: spoilings)
    func `a spoiled part is refused by name`(_ spoiling: Spoiling) throws {
        let site = try ShardedSite(SmallSite.files)
        site.change = { $0.rule.program = "one" }
        try site.makeParts(3)
        _ = site.merge(["part1", "part2", "part3"])
        let before = try site.sandbox.tree("merged")
        let page = try Self.page(site)
        try spoiling.spoil(site)
        let said = site.merge(spoiling.folders)
        #expect(said == spoiling.said.replacing("PAGE", with: page))
        #expect(try site.sandbox.tree("merged") == before)
    }

    @Test func `parts of a site that has changed are all refused`() throws {
        let site = try ShardedSite(SmallSite.files)
        try site.makeParts(2)
        try site.sandbox.write(SmallSite.loan("New"), to: "site/calculations/new.md")
        #expect(
            site.merge(["part1", "part2"]) == """
                part1: error: “part1” was made from other files than “site” has [PP0581]
                   Run “pennypress build site --shard 1/2 -o part1” again.
                part2: error: “part2” was made from other files than “site” has [PP0581]
                   Run “pennypress build site --shard 2/2 -o part2” again.

                """)
        #expect(!site.sandbox.exists("merged"))
    }

    @Test func `a part cannot be the output`() throws {
        let site = try ShardedSite(SmallSite.files)
        try site.makeParts(2)
        #expect(
            site.merge(["part1", "part2"], to: "part1") == """
                part1: error: “part1” is both a part and the output [PP0574]
                   Choose another folder with “-o”.

                """)
    }

    @Test
    func `a page that would be another one is refused, whatever the digest of all files says`()
        throws
    {
        let site = try ShardedSite(SmallSite.files)
        site.change = { options in
            options.rule.program = "one"
            options.rule.leftOut = .ownText
        }
        try site.makeParts(1)
        let said = site.merge(["part1"]) { $0.rule.leftOut = nil }
        #expect(said.contains("“part1” was made from other files: calculations/"))
        #expect(said.contains("would be another page [PP0582]"))
    }

    // MARK: - Forged

    private static let forgeries: [[(BuildCacheField, Int)]] = [
        [(.count, .max)], [(.end, .max - 7)], [(.end, -8)], [(.buildCount, -1)],
        [(.buildCount, .max)],
        [(.offset(0), 40 << 30)], [(.offset(0), -1)], [(.offset(1), 41), (.offset(2), 40)],
    ]

    @Test(arguments: forgeries.indices)
    func `a part whose numbers lead elsewhere is damaged`(_ index: Int) throws {
        let site = try ShardedSite(SmallSite.files)
        try site.makeParts(2)
        let path = "part1/pennypress-part.bin"
        let whole = try site.sandbox.bytes(path)
        #expect(BuildCacheField.forge(whole, []) == whole)
        try site.sandbox.write(BuildCacheField.forge(whole, Self.forgeries[index]), to: path)
        let said = site.merge(["part1", "part2"])
        #expect(said.hasPrefix("part1: error: "))
        #expect(said.contains("[PP0573]"))
    }

    @Test func `a part whose records say anything never ends the program`() throws {
        let site = try ShardedSite(SmallSite.files)
        try site.makeParts(2)
        let path = "part1/pennypress-part.bin"
        let whole = try site.sandbox.bytes(path)
        var random = SeededGenerator()
        for _ in 0..<Effort.of(15, deep: 100) {
            var bytes = whole
            let offset = random.number(in: 40...whole.count - 56)
            let byte = [UInt8.max, 0x7f, 0, 0x80][random.number(in: 0...3)]
            for index in 0..<random.number(in: 1...16) { bytes[offset + index] = byte }
            try site.sandbox.write(BuildCacheField.forge(bytes, []), to: path)
            _ = site.merge(["part1", "part2"])
        }
    }
}
