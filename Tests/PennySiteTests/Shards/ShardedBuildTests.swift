import Foundation
import PennyDiagnostics
import PennyTestSupport
import Testing

@testable import PennySite

/// Merged shards are the same as one build.
@Suite struct ShardedBuildTests {
    private static let sites =
        ProcessInfo.processInfo.environment["PENNY_SHARDED_SITES"].flatMap(Int.init) ?? 2

    @Test(arguments: 0..<4)
    func `any site in any number of shards is that of one build`(_ part: Int) throws {
        for number in stride(from: part, to: Self.sites, by: 4) {
            let random = try RandomShards(seed: SeededGenerator.chosenSeed &+ UInt64(number))
            if let failure = try random.failure() {
                Issue.record("\(failure)")
                return
            }
        }
    }

    @Test(arguments: [1, 2, 7])
    func `a site in three languages is that of one build`(_ count: Int) throws {
        let site = try ShardedSite(LanguageSite.files)
        #expect(try site.difference(count) == nil)
    }

    @Test func `the faults of all shards are reported once, in the order of one build`() throws {
        let site = try ShardedSite(
            SmallSite.files.merging([
                "calculations/a.md": SmallSite.loan("A", "rte: 3%"),
                "calculations/b.md": SmallSite.loan("B", body: "{{bike.nothing}} {{c.payment}}"),
                "calculations/c.md": SmallSite.loan("C", "rte: 3%", body: "[x](gone.md)"),
                "pages/faulty.md": SmallSite.page(body: "[x](gone.md)"),
            ]) { $1 })
        #expect(try site.makePart(1, of: 3).hasErrors)
        #expect(try site.difference(3) == nil)
        #expect(site.build().contains("rte"))
        #expect(!site.sandbox.exists("merged"))
    }

    @Test func `a set that shows a faulty one of another shard is not blamed`() throws {
        let site = try ShardedSite([
            "site.yaml": "title: T\n",
            "calculations/a.md": SmallSite.loan("A"),
            "calculations/b.md": SmallSite.loan("B", "colour: red"),
            "calculations/both.yaml":
                "kind: scenarios\ntitle: Both\nsets:\n  - set: a\n  - set: b\n",
        ])
        for count in 2...4 { #expect(try site.difference(count) == nil) }
        #expect(site.build().contains("loan has no input “colour”"))
    }

    @Test func `a set with a warning is reported, and is on the site`() throws {
        let site = try ShardedSite(
            ["calculations/old.md": SmallSite.loan("Old", "shown:\n  payment: 99.00")]
                .merging(SmallSite.files) { first, _ in first })
        #expect(try site.difference(3) == nil)
        #expect(site.build().contains("today"))
        #expect(site.sandbox.exists("merged/calculations/old.html"))
    }

    @Test func `a part has the files of its sets, a summary and a list of them`() throws {
        let site = try ShardedSite(SmallSite.files)
        let report = try site.makePart(2, of: 2)
        let names = try site.sandbox.names("part2")
        #expect(report.pages == 2)
        #expect(names == ["calculations", "pennypress-part.bin", "pennypress.json"])
        #expect(try site.sandbox.names("part2/calculations").count == 6)
    }

    @Test func `a merge links the files of its parts, and a build after it reuses them`() throws {
        let site = try ShardedSite(SmallSite.files)
        try site.makeParts(3)
        _ = site.merge(["part1", "part2", "part3"])
        let attributes = try FileManager.default.attributesOfItem(
            atPath: site.sandbox.path("merged/calculations/bike.html"))
        #expect((attributes[.referenceCount] as? NSNumber)?.intValue == 2)
        // A file as old as its build is read again; what was made of it stays.
        var options = BuildOptions(site: site.sandbox.site)
        options.output = site.sandbox.path("merged")
        #expect(try SiteBuilder(options).build().newPages == 0)
    }

    @Test func `a shard that is made again, alone, fits`() throws {
        let site = try ShardedSite(SmallSite.files)
        try site.makeParts(3)
        _ = site.build()
        try site.sandbox.remove("part2")
        try site.makePart(2, of: 3)
        try site.makePart(3, of: 3)
        _ = site.merge(["part1", "part2", "part3"])
        #expect(try site.difference() == nil)
        // Once more, onto the existing output.
        try site.makePart(1, of: 3)
        _ = site.merge(["part1", "part2", "part3"])
        #expect(try site.difference() == nil)
    }

    @Test func `parts are even by work, not by count`() throws {
        var files = ["site.yaml": "title: Loans\n"]
        for number in 0..<4 {
            files["calculations/long-\(number).md"] = SmallSite.loan("Long")
                .replacing("10 months", with: "40 years")
        }
        for number in 0..<40 {
            files["calculations/short-\(number).md"] = SmallSite.loan("Short")
        }
        let site = try ShardedSite(files)
        let made = try (1...4).map { try site.makePart($0, of: 4) }
        #expect(made.map(\.rows) == [580, 580, 580, 580])
        let five = try (1...5).map { try site.makePart($0, of: 5) }
        #expect(
            five.map(\.pages) == [8, 8, 8, 8, 12].sorted() || five.map(\.pages).max() ?? 0 > 11)
    }

    @Test(arguments: [
        ("30 years", 360), ("30", 360), ("18 months", 18), ("18 Monate", 18), ("6 mois", 6),
        ("25 Jahre", 300), ("36か月", 36), ("25年", 300), ("٣ أشهر", 3), ("", 0), ("x", 0),
    ])
    func `a term is estimated in months`(_ text: String, _ months: Int) {
        #expect(SetCost.months(text) == months)
    }

    @Test(arguments: [
        ("3/8", 3, 8), ("1/1", 1, 1), ("10000/10000", 10_000, 10_000), ("0/8", 0, 0),
        ("9/8", 0, 0), ("3", 0, 0), ("3/", 0, 0), ("/8", 0, 0), ("3/8/1", 0, 0), ("+3/8", 0, 0),
        ("1/10001", 0, 0), ("3 / 8", 0, 0),
    ])
    func `a shard is a number of so many`(_ text: String, _ number: Int, _ count: Int) {
        #expect(Shard(text) == Shard(number, of: count))
    }
}
