import Foundation
import PennyTestSupport
import Testing

/// `examples/publish/publish`, and the output of `pennypress changed` for it.
@Suite struct PublishExampleTests {
    private let folder: CommandFolder

    init() throws {
        folder = try CommandFolder()
        try folder.write("title: Loans\nbaseURL: https://example.org/\n", to: "site/site.yaml")
        try writeLoans(rate: "3%")
        try folder.write("---\ntitle: About\n---\nWe.\n", to: "site/pages/about.md")
        try folder.write("1\n", to: "site/static/place")
        try folder.write("1\n", to: "site/static/hall/door")
    }

    /// Writes a table of loans, one of them with another rate.
    private func writeLoans(rate: String) throws {
        let rows = (1...60).map { number in
            "loan-\(number),loan,Loan \(number),\(1000 + number),\(number == 30 ? rate : "3%"),1 year"
        }
        try folder.write(
            "name,kind,title,principal,rate,term\n" + rows.joined(separator: "\n") + "\n",
            to: "site/calculations/loans.csv")
    }

    private func run(_ command: String) async throws -> String {
        let result = try await folder.run(command)
        try #require(result.status == 0, "\(command)\n\(result.messages)")
        return result.output
    }

    private func publish() async throws {
        _ = try await run(
            "pennypress build site -q -o out && sh '\(Repository.path(of: "examples/publish/publish"))' out www"
        )
    }

    @Test func `a site is published whole, and then only what has changed`() async throws {
        try await publish()
        #expect(try await run("diff -r out www || true") == "")
        _ = try await run(
            "find www -type f -exec touch -d 2001-01-01 {} +; echo mine > www/mine.txt")
        try writeLoans(rate: "4%")
        try await publish()
        #expect(try await run("diff -r out www || true") == "Only in www: mine.txt\n")
        let copied = try await run("find www -type f -newermt 2002-01-01 ! -name mine.txt | sort")
            .split(separator: "\n")
        #expect(copied.contains("www/calculations/loan-30.html"))
        #expect(copied.contains("www/pennypress.json"))
        #expect(!copied.contains("www/calculations/loan-29.html"))
        #expect(copied.count <= 12, "\(copied)")
    }

    @Test func `what is gone is deleted, and a folder takes the place of a file`() async throws {
        try await publish()
        _ = try await run("cd site && rm -r static pages/about.md")
        try folder.write("2\n", to: "site/static/place/inside")
        try folder.write("2\n", to: "site/static/hall")
        try await publish()
        #expect(try await run("diff -r out www || true") == "")
        #expect(try await run("ls www | grep -c about || true") == "0\n")
    }

    @Test func `a publishing that was broken off begins again`() async throws {
        try await publish()
        try writeLoans(rate: "4%")
        let all = try await run(
            "pennypress build site -q -o out && pennypress changed out --since www --only upload")
        // The disk is full after two files.
        _ = try await run(
            """
            mkdir bin && printf '#!/bin/sh\\nn=$(cat n); echo $((n + 1)) > n; [ $n -lt 2 ] && exec /bin/cp "$@"\\n' > bin/cp
            chmod +x bin/cp && echo 0 > n
            ! PATH="$PWD/bin:$PATH" sh '\(Repository.path(of: "examples/publish/publish"))' out www
            """)
        #expect(
            try await run("pennypress changed out --since www/pennypress.json --only upload") == all
        )
        try await publish()
        #expect(try await run("diff -r out www || true") == "")
        #expect(try await run("pennypress changed out --since www") == "")
    }
}
