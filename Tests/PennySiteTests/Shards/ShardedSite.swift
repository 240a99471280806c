import Foundation
import PennyDiagnostics
import PennyFiles
import PennyTestSupport

@testable import PennySite

/// A site that is built at once and in shards, and what of the two differs.
final class ShardedSite {
    let sandbox: Sandbox
    var change: (inout BuildOptions) -> Void = { _ in }

    init(_ files: [String: String]) throws { sandbox = try Sandbox(files) }

    private func options(_ output: String) -> BuildOptions {
        var options = BuildOptions(site: sandbox.site)
        options.output = sandbox.path(output)
        change(&options)
        return options
    }

    // MARK: - Building

    @discardableResult
    func makePart(_ number: Int, of count: Int, to folder: String? = nil) throws -> ShardReport {
        guard let shard = Shard(number, of: count) else { throw CocoaError(.coderInvalidValue) }
        return try SiteBuilder(options(folder ?? shard.folder)).build(shard)
    }

    func makeParts(_ count: Int) throws {
        for number in 1...count { try makePart(number, of: count) }
    }

    /// The messages of a merge of these folders, with paths from the sandbox.
    ///
    /// - Parameter change: what else the merge is asked for.
    func merge(
        _ folders: [String], to output: String = "merged",
        _ change: (inout BuildOptions) -> Void = { _ in }
    ) -> String {
        var options = BuildOptions(site: sandbox.site)
        self.change(&options)
        // These are the parts' to say.
        (options.baseURL, options.includesDrafts, options.isStrict) = (nil, false, false)
        (options.date, options.output) = (nil, sandbox.path(output))
        change(&options)
        let builder = SiteBuilder(options)
        let folders = folders.map(sandbox.path)
        return said { () throws(DiagnosticError) in try builder.merge(folders) }
    }

    func build(to output: String = "whole") -> String {
        let builder = SiteBuilder(options(output))
        return said { () throws(DiagnosticError) in try builder.build() }
    }

    private func said(_ build: () throws(DiagnosticError) -> BuildReport) -> String {
        do throws(DiagnosticError) {
            let report = try build()
            return "\(report.pages) pages, \(report.rows) rows\n"
                + sandbox.messages(report.warnings)
        } catch {
            return sandbox.messages(error.diagnostics)
        }
    }

    /// Replaces each file of a shard by another with the same bytes, as a download does.
    func copy(_ folder: String) throws {
        for path in try FileSystem.files(below: sandbox.path(folder)) {
            let bytes = try sandbox.bytes(folder + "/" + path)
            try sandbox.remove(folder + "/" + path)
            try sandbox.write(bytes, to: folder + "/" + path)
        }
    }

    // MARK: - Comparing

    /// Builds the site at once and in so many shards.
    ///
    /// - Parameter isCopied: whether the parts come from elsewhere.
    /// - Returns: where the two differ; nil where they do not.
    func difference(_ count: Int, isCopied: Bool = false) throws -> String? {
        let wanted = build()
        let isSound = sandbox.exists("whole")
        do {
            try makeParts(count)
        } catch let error as DiagnosticError {
            // Faults that keep a site from being read at all are reported at once.
            let said = sandbox.messages(error.diagnostics)
            return said == wanted ? nil : "a shard says\n\(said)\nand a build\n\(wanted)"
        }
        let folders = (1...count).map { "part\($0)" }
        if isCopied { for folder in folders { try copy(folder) } }
        let said = merge(folders.reversed())
        if said != wanted { return "the merge says\n\(said)\nand a build\n\(wanted)" }
        return isSound ? try difference() : nil
    }

    func difference() throws -> String? {
        let (have, want) = (try sandbox.tree("merged"), try sandbox.tree("whole"))
        let names = Set(have.map(\.path)).symmetricDifference(want.map(\.path))
        if !names.isEmpty { return "only in one: \(names.sorted())" }
        return zip(have, want).first { $0 != $1 }.map { "not the same: \($0.0.path)" }
    }
}

/// A site drawn at random, with what it is built with.
struct RandomShards {
    let seed: UInt64
    let site: ShardedSite
    let count: Int
    let isCopied: Bool

    init(seed: UInt64) throws {
        self.seed = seed
        var random = SeededGenerator(seed: seed)
        var edits = RandomEdits(seed: seed)
        if random.number(in: 0...3) == 0 {
            // Mostly some of its files have faults then.
            for _ in 0..<random.number(in: 1...6) { _ = edits.next() }
        }
        var files = edits.files
        for number in 0..<random.number(in: 0...12) {
            files["calculations/more-\(number).md"] = SmallSite.loan("Loan \(number)")
        }
        site = try ShardedSite(files)
        count = random.number(in: 1...40)
        isCopied = random.number(in: 0...2) == 0
        let (drafts, strict) = (random.number(in: 0...3) == 0, random.number(in: 0...5) == 0)
        let (url, jobs) = (random.number(in: 0...2) == 0, random.number(in: 1...4))
        let hasPictures = random.number(in: 0...3) == 0
        site.change = { options in
            options.includesDrafts = drafts
            options.isStrict = strict
            options.baseURL = url ? "https://example.org/m/" : nil
            options.jobs = jobs
            options.rule.program = "one"
            if hasPictures { options.pictureMaker = { FakePictures() } }
        }
    }

    func failure() throws -> String? {
        try site.difference(count, isCopied: isCopied).map {
            "PENNY_TEST_SEED=\(seed), \(count) shards: \($0)"
        }
    }
}
