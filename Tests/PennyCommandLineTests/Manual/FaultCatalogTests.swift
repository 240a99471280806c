import Foundation
import PennyDiagnostics
import PennyTestSupport
import Testing

@testable import PennyCommandLine

@Suite("The catalog of faults") struct FaultCatalogTests {
    /// The codes that faults have in the sources, each in the file that gives it.
    private static func given() throws -> [FaultCode: String] {
        var codes: [FaultCode: String] = [:]
        for file in try Repository.files(under: "Sources", endingIn: [".swift"]) {
            let text = file.lines.joined(separator: "\n")
            let numbers =
                text.matches(of: /\bFault(?:Declaration)?\(\s*(\d+),/).map(\.1)
                + (file.path.hasSuffix("+Code.swift")
                    ? text.matches(of: /case \.\w+: (\d+)\n/).map(\.1) : [])
            for number in numbers.compactMap({ Int($0) }) {
                let code = FaultCode(number)
                #expect(
                    codes[code] == nil, "\(code) is given in \(file.path) and \(codes[code] ?? "")")
                codes[code] = file.path
            }
        }
        return codes
    }

    @Test func `has an example of each code that a fault has, and of no other`() throws {
        let given = try Self.given()
        let shown = FaultCatalog.areas.flatMap(\.faults).map(\.code)
        #expect(given.count > 400)
        #expect(Set(shown) == Set(given.keys))
        for code in Set(given.keys).subtracting(shown) { Issue.record("\(code) has no example") }
        for (code, count) in Dictionary(shown.map { ($0, 1) }, uniquingKeysWith: +) where count > 1
        {
            Issue.record("\(code) has \(count) examples")
        }
    }

    @Test func `each message is one line, and each next step is sentences`() {
        for fault in FaultCatalog.areas.flatMap(\.faults) {
            #expect(!fault.summary.isEmpty && !fault.summary.contains("\n"), "\(fault.code)")
            #expect(!fault.summary.hasSuffix("."), "\(fault.code)")
            let end = fault.nextStep.last
            #expect(end == nil || end == "." || end == "?", "\(fault.code): \(fault.nextStep)")
        }
    }

    @Test func `no message has a place among its words`() {
        for fault in FaultCatalog.areas.flatMap(\.faults) {
            let words = fault.summary + " " + fault.nextStep
            #expect(!words.contains(/[a-z]:\d+:\d/), "\(fault.code): \(words)")
        }
    }

    @Test func `each fault has a page of the manual that says what the program says`() throws {
        #expect(
            FaultPages.all.count == FaultCatalog.areas.flatMap(\.faults).count
                + FaultCatalog.areas.count)
        try ManualFolder.compare(FaultPages.all, under: FaultPages.folder, besides: ["index.md"])
    }

    @Test(arguments: [
        ("PP0213", 213), ("pp0001", 1), ("PP9999", 9999), ("PP213", nil), ("PP00213", nil),
        ("PX0213", nil), ("PP02a3", nil), ("", nil), ("PP٠٢١٣", nil),
    ])
    func `a code is read as it is written`(text: String, number: Int?) {
        #expect(FaultCode(text)?.number == number)
        if let number { #expect(FaultCode(number).description == text.uppercased()) }
    }
}
