import Foundation
import Glibc
import PennyDiagnostics
import PennyEngine
import PennyFiles
import Testing

@testable import PennySite

/// Files that a build reuses, and what it reports of them.
@Suite struct ReuseTests {
    private static let loans = Dictionary(
        uniqueKeysWithValues: (0..<40).map { number in
            (
                "calculations/loan-\(number + 10).yaml",
                "kind: loan\ntitle: Loan \(number)\nprincipal: 10\(number + 10)\nrate: 5%\n"
                    + "term: 2 years\n"
            )
        }
    ).merging(["site.yaml": "title: Loans\n"]) { $1 }

    /// The inodes and times of all files of the output.
    private func states(_ sandbox: Sandbox) throws -> [String: [Int]] {
        let files = try FileSystem.files(below: sandbox.output)
        return Dictionary(
            uniqueKeysWithValues: files.map { file in
                var status = stat()
                #expect(stat(sandbox.output + "/" + file, &status) == 0)
                return (
                    file, [Int(status.st_ino), status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
                )
            })
    }

    private func changed(_ sandbox: Sandbox, _ work: () throws -> Void) throws -> [String] {
        let before = try states(sandbox)
        try work()
        let after = try states(sandbox)
        return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }.sorted()
    }

    @Test func `a build for which nothing has changed touches no file`() throws {
        let sandbox = try Sandbox(Self.loans)
        let first = try sandbox.build()
        #expect((first.newPages, first.removedPages) == (first.pages, 0))
        let files = try changed(sandbox) {
            let report = try sandbox.build()
            #expect((report.pages, report.rows) == (first.pages, first.rows))
            #expect((report.newPages, report.removedPages) == (0, 0))
        }
        #expect(files == [])
    }

    @Test func `a set that changes is made again, with the pages that show it, and no other`()
        throws
    {
        let sandbox = try Sandbox(Self.loans)
        try sandbox.build()
        let files = try changed(sandbox) {
            try sandbox.write(
                "kind: loan\ntitle: Another\nprincipal: 1,000\nrate: 5%\nterm: 2 years\n",
                to: "site/calculations/loan-20.yaml")
            let report = try sandbox.build()
            #expect((report.newPages, report.removedPages) == (6, 0))
        }
        #expect(
            files == [
                "calculations/index.html", "calculations/loan-19.html",
                "calculations/loan-20.csv", "calculations/loan-20.html",
                "calculations/loan-20.json", "calculations/loan-21.html", "index.html",
                "loans.html", "pennypress.json", "search.html", "search/index.js",
                "search/pages-0.js",
                "search/words.js",
            ])
    }

    @Test func `files that are gone go from the output, with their folders`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        try sandbox.remove("site/pages/about.md")
        try sandbox.remove("site/assets/img/dot.svg")
        let report = try sandbox.build()
        #expect(report.removedPages == 1)
        #expect(!sandbox.exists("out/about.html"))
        #expect(!sandbox.exists("out/assets/img"))
        let clean = try Sandbox()
        try clean.remove("site/pages/about.md")
        try clean.remove("site/assets/img/dot.svg")
        try clean.build()
        #expect(try sandbox.tree() == clean.tree())
    }

    @Test func `pages that are the same bytes stay without a cache, too`() throws {
        let sandbox = try Sandbox(Self.loans)
        try sandbox.build()
        try sandbox.remove(".out.cache")
        let files = try changed(sandbox) {
            let report = try sandbox.build()
            #expect(report.newPages == 0)
        }
        #expect(files == [])
        let clean = try changed(sandbox) {
            let report = try sandbox.build { $0.isClean = true }
            #expect(report.newPages == 0)
        }
        #expect(clean == [])
    }

    @Test func `warnings are reported again by each build`() throws {
        var files = Self.loans
        files["calculations/loan-12.yaml"] = """
            kind: loan
            title: A
            principal: 1,000
            rate: 5%
            term: 2 years
            shown: {payment: "1.00"}

            """
        let sandbox = try Sandbox(files)
        let first = try sandbox.build().warnings.map(\.summary)
        #expect(first.count == 1)
        for _ in 0..<2 { #expect(try sandbox.build().warnings.map(\.summary) == first) }
    }

    @Test func `a set that would not be what it was stops the build, sooner or later`() throws {
        let sandbox = try Sandbox(Self.loans)
        try sandbox.build { $0.rule.leftOut = .ownText }
        try sandbox.write(
            "kind: loan\ntitle: Loan 2\nprincipal: 9,999\nrate: 5%\nterm: 2 years\n",
            to: "site/calculations/loan-12.yaml")
        var faults = ""
        for _ in 0..<ReuseAudit.rounds where faults.isEmpty {
            faults = sandbox.faults { $0.rule.leftOut = .ownText }
        }
        #expect(
            faults.contains(
                "loan-12.yaml:1:1: error: calculations/loan-12.html was to be reused from the "
                    + "last build, but making it again gives another page [PP0566]\n"))
        #expect(
            faults.contains("Build with “--clean”, and report this: it is a fault of Pennypress."))
    }

    @Test func `tables and data are not made when only pages are new`() throws {
        let sandbox = try Sandbox(Self.loans)
        try sandbox.build()
        // Nothing shows that this one is another: were it made again, it would be mended.
        try scribble(on: sandbox.output + "/calculations/loan-30.csv")
        let files = try changed(sandbox) {
            try sandbox.write("<p>Mine</p>\n", to: "site/templates/tags.mustache")
            let report = try sandbox.build()
            #expect(report.newPages == Self.loans.count - 1)
        }
        // The manifest has the digests of the pages.
        #expect(
            files.filter { $0.hasSuffix(".csv") || $0.hasSuffix(".json") } == ["pennypress.json"])
        #expect(try sandbox.text("out/calculations/loan-30.csv").hasPrefix("scribbled"))
    }

    /// Writes over a file in place, and restores its time.
    private func scribble(on path: String) throws {
        var status = stat()
        #expect(stat(path, &status) == 0)
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        try file.write(contentsOf: Data("scribbled".utf8))
        try file.close()
        #expect(utimensat(AT_FDCWD, path, [status.st_atim, status.st_mtim], 0) == 0)
    }

    @Test func `a table that would not be what it was stops the build, sooner or later`() throws {
        let sandbox = try Sandbox(Self.loans)
        try sandbox.build { $0.rule.leftOut = .ownText }
        try sandbox.write(
            "kind: loan\ntitle: Loan 2\nprincipal: 9,999\nrate: 5%\nterm: 2 years\n",
            to: "site/calculations/loan-12.yaml")
        var faults = ""
        for round in 0..<ReuseAudit.rounds where faults.isEmpty {
            try sandbox.write("<p>\(round)</p>\n", to: "site/templates/tags.mustache")
            faults = sandbox.faults { $0.rule.leftOut = .ownText }
        }
        #expect(faults.contains("calculations/loan-12.html was to be reused from the last build"))
    }

    @Test func `another program takes nothing over`() throws {
        let sandbox = try Sandbox(Self.loans)
        let later: @Sendable () -> Int = { FileState.now + 1_000_000_000 }
        try sandbox.build {
            $0.rule.program = "one"
            $0.rule.clock = later
        }
        let cache = BuildCacheFile.find(for: sandbox.output)?.read(.builtIn)
        func previous(_ program: String?) throws -> PreviousBuild {
            var options = BuildOptions(site: sandbox.site)
            options.rule.program = program
            options.rule.clock = later
            return PreviousBuild.read(
                options, try SourceFolder.discover(sandbox.site, .builtIn), cache)
        }
        #expect(try previous("one").sources.cache != nil)
        #expect(try previous("one").hasSameSources)
        for program in ["two", nil] {
            let other = try previous(program)
            #expect(other.sources.cache == nil)
            #expect(!other.hasSameSources)
            #expect(try other.renderingDigest != previous("one").renderingDigest)
        }
    }

    @Test func `a cache that cannot be kept is a warning`() throws {
        let sandbox = try Sandbox(Self.loans)
        try sandbox.write("mine", to: ".out.cache")
        let warnings = try sandbox.build().warnings
        #expect(
            warnings.map(\.summary) == [
                "the next build cannot reuse anything of this one: Not a directory"
            ])
        #expect(
            warnings.map(\.nextStep)
                == ["The pages are not affected. Check the permissions and the space left."])
        #expect(try sandbox.text(".out.cache") == "mine")
    }

    @Test func `what is kept is ignored by git, and may be deleted at any time`() throws {
        let sandbox = try Sandbox(Self.loans)
        try sandbox.build()
        #expect(try sandbox.text(".out.cache/.gitignore") == "*\n")
        try sandbox.remove(".out.cache")
        #expect(try sandbox.build().newPages == 0)
    }
}
