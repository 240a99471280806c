import PennyDiagnostics
import PennyTemplates
import Synchronization
import Testing

/// Lists whose elements are made one by one, and pages that are passed on in pieces.
@Suite("Long lists and pages")
struct LongListTests {
    private static let set = try? TemplateSet.load([
        file("list", "<ul>\n{{#cards}}\n{{>card}}\n{{/cards}}\n</ul>{{#last}}{{last}}{{/last}}\n"),
        file("card", "<li>{{title}}, {{note}}</li>\n"),
        file("empty", "{{^cards.isEmpty}}some{{/cards.isEmpty}}{{^cards}}none{{/cards}}"),
        file("wrong", "{{#cards}}{{title}}{{/cards}}{{titel}}"),
        file("shown", "{{cards}}"),
        file("fragment", "<p>{{{fragment}}}</p>\n  {{>indented}}"),
        file("indented", "{{{fragment}}}b\nc\n"),
    ])

    private func set() throws -> TemplateSet { try #require(Self.set) }

    private static func card(_ index: Int) -> TemplateValue {
        .object(["title": .text("Loan <\(index)>")])
    }

    private static func values(_ count: Int) -> TemplateValues {
        ["cards": .each(count: count) { card($0) }, "note": .text("a note"), "last": .flag(false)]
    }

    private func pieces(
        of name: String, _ values: TemplateValues
    ) throws -> (pieces: [[UInt8]], fault: DiagnosticError?) {
        let set = try set()
        var pieces: [[UInt8]] = []
        do throws(DiagnosticError) {
            try set.render(name, values) { pieces.append($0) }
        } catch {
            return (pieces, error)
        }
        return (pieces, nil)
    }

    @Test(arguments: [0, 1, 3])
    func `a list is the same when its elements are made one by one`(_ count: Int) throws {
        let each = Self.values(count)
        let list = each.merging(["cards": .list((0..<count).map(Self.card))])
        for name in ["list", "empty"] {
            #expect(try set().render(name, each) == set().render(name, list))
        }
    }

    @Test func `each element is made once, when it is asked for`() throws {
        let made = Mutex<[Int]>([])
        var sizes: [Int] = []
        let count = 20_000
        let values = Self.values(count).merging([
            "cards": .each(count: count) { index in
                made.withLock { $0.append(index) }
                return Self.card(index)
            }
        ])
        try set().render("list", values) { _ in
            sizes.append(made.withLock { $0.count })
        }
        let order = made.withLock { $0 }
        let madeAtFirst = try #require(sizes.first)
        #expect(order == Array(0..<count))
        // When the first piece is passed on, most of the elements have not been made.
        #expect(madeAtFirst < count / 4)
    }

    @Test func `such a list cannot be shown`() throws {
        let error = #expect(throws: DiagnosticError.self) {
            try set().render("shown", Self.values(1))
        }
        #expect(error?.diagnostics.map(\.summary) == ["name “cards” is a list here, not text"])
    }

    @Test func `pieces are those of the whole, none much larger than 64 kB`() throws {
        let values = Self.values(20_000)
        let (pieces, fault) = try pieces(of: "list", values)
        #expect(fault == nil)
        #expect(try Array(pieces.joined()) == set().render("list", values))
        #expect(pieces.count > 10)
        #expect(pieces.allSatisfy { !$0.isEmpty && $0.count < 65 * 1024 })
        #expect(pieces.dropLast().allSatisfy { $0.count > 63 * 1024 })
    }

    @Test(arguments: [0, 1, 65_533, 65_535, 65_536, 200_000])
    func `a long value is a piece of its own, and lines behind it are indented`(
        _ count: Int
    ) throws {
        let fragment = Array(repeating: UInt8(ascii: "x"), count: count)
        let values: TemplateValues = ["fragment": .markup(fragment + [UInt8(ascii: "\n")])]
        let (pieces, fault) = try pieces(of: "fragment", values)
        #expect(fault == nil)
        #expect(try Array(pieces.joined()) == set().render("fragment", values))
        #expect(pieces.allSatisfy { $0.count <= max(count + 1, 65_536) })
    }

    @Test func `nothing is handed on behind a fault`() throws {
        let (pieces, fault) = try pieces(of: "wrong", Self.values(10))
        #expect(pieces.isEmpty)
        #expect(fault?.diagnostics.count == 1)
        let (first, late) = try self.pieces(of: "wrong", Self.values(20_000))
        #expect(!first.isEmpty)
        #expect(late?.diagnostics == fault?.diagnostics)
    }

    @Test func `a piece that cannot be taken ends the page`() throws {
        let full = DiagnosticError([
            Diagnostic(at: SourceLocation(path: "out"), "no space left", nextStep: "")
        ])
        var count = 0
        let error = #expect(throws: DiagnosticError.self) {
            try set().render("list", Self.values(20_000)) {
                (_) throws(DiagnosticError) in
                count += 1
                throw full
            }
        }
        #expect(error?.diagnostics == full.diagnostics)
        #expect(count == 1)
    }
}
