import PennyText
import Testing

@testable import PennySite

/// The index that the search looks through.
@Suite struct SearchIndexTests {
    private func index(_ files: [String: String]) throws -> ReadIndex {
        let sandbox = try Sandbox(files)
        try sandbox.build()
        return try ReadIndex(sandbox)
    }

    @Test func `each page is there with its kind, its address and its figures`() throws {
        let pages = try index(LearningSite.files).pages.values
        let bike = try #require(pages.first { $0.parts[0] == "The bike at $100.00" })
        #expect(
            bike
                == ReadIndex.Page(
                    kind: "Loans",
                    parts: [
                        "The bike at $100.00", "calculations/bike.html",
                        "It costs $1,200.00 in all.", "Monthly payment", "$100.00",
                        "You pay $100.00 a month for 1 year (March 2027). "
                            + "The loan costs no interest and no fees.",
                    ]))
        let apr = try #require(pages.first { $0.parts[1] == "glossary/apr.html" })
        #expect(apr.kind == "Dictionary")
        #expect(
            apr.parts == ["APR (Annual Percentage Rate)", "glossary/apr.html", "A rate with fees."])
        #expect(pages.contains { $0.parts[1] == "about.html" && $0.kind == "Pages" })
        #expect(
            pages.contains { $0.parts[1] == "calculators/loan.html" && $0.kind == "Calculators" })
        #expect(pages.contains { $0.parts[1] == "loans.html" && $0.kind == "Lists" })
        #expect(pages.contains { $0.parts[1].hasPrefix("lessons/") && $0.kind == "Chapters" })
    }

    @Test func `a word knows where a page has it: titles, headings and labels, text`() throws {
        let index = try index([
            "site.yaml": "title: T\n",
            "pages/debt.md": "---\ntitle: Debt\n---\nWhat you owe.\n",
            "pages/old.md": "---\ntitle: Old debts\n---\n## How debt grows\n\nIt does.\n",
            "pages/three.md": "---\ntitle: All about debt\ndescription: Debt.\n---\nOwe.\n",
            "pages/text.md": "---\ntitle: Text\n---\nMuch *débt*.\n",
        ])
        #expect(
            index.titles(with: "debt") == ["A Debt", "C All about debt", "D Old debts", "E Text"])
        #expect(index.titles(with: "debts") == ["B Old debts"])
        #expect(index.titles(with: "owe") == ["E Debt", "E All about debt"])
    }

    @Test func `another name counts as a title, whatever the title says of it`() throws {
        let index = try index([
            "site.yaml": "title: T\n",
            "glossary/a.csv": "name,term,aliases,short\n"
                + "rate,Annual Percentage Rate,APR,A rate.\nfee,Fee,,Part of the APR.\n",
        ])
        #expect(index.titles(with: "apr") == ["A Annual Percentage Rate", "D Fee"])
    }

    @Test func `text, tags and labels of a set can be found`() throws {
        let index = try index(SmallSite.files)
        #expect(index.titles(with: "short") == ["D The bike at $100.00"])
        #expect(index.titles(with: "save").contains("E The bike at $100.00"))
        #expect(index.titles(with: "payment").contains("D Phone A"))
    }

    @Test func `drafts are not there`() throws {
        let files = SmallSite.files.merging([
            "pages/secret.md": "---\ntitle: Secret\ndraft: yes\n---\nUnseen.\n"
        ]) { $1 }
        let index = try index(files)
        #expect(index.postings["secret"] == nil)
        #expect(index.postings["unseen"] == nil)
    }

    @Test func `a site without anything has an index all the same`() throws {
        let index = try index(["site.yaml": "title: T\n"])
        #expect(index.pages.isEmpty)
    }

    // MARK: - Parts

    /// The number of loans whose words are in several parts.
    private static let many = 800

    /// Words of which each loan has its own.
    private static func title(of number: Int) -> String {
        let codes = [7919, 104_729].map { String(number * $0, radix: 36) }.joined(separator: " ")
        return "Loan \(number) of branch \(number * 7919 % 997) at \(codes)"
    }

    private static func loans(_ count: Int, _ change: (Int) -> String? = { _ in nil }) -> String {
        let rows = (0..<count).map { number in
            let title = change(number) ?? title(of: number)
            return "loan-\(number),loan,\(title),1000,0%,6 months\n"
        }
        return "name,kind,title,principal,rate,term\n" + rows.joined()
    }

    private func built(_ table: String) throws -> Sandbox {
        let sandbox = try Sandbox([
            "site.yaml": "title: T\n", "calculations/loans.csv": table,
        ])
        try sandbox.build()
        return sandbox
    }

    private func contents(_ sandbox: Sandbox) throws -> [String: [UInt8]] {
        Dictionary(
            uniqueKeysWithValues: try sandbox.tree("out/search").map {
                ($0.path, $0.bytes ?? [])
            })
    }

    @Test func `parts are small, and a part of words begins where it says`() throws {
        let index = try ReadIndex(built(Self.loans(Self.many)))
        #expect(index.bounds.count > 2)
        #expect(index.bounds.first == "")
        let names = index.sizes.keys.filter { $0 != "index" }
        #expect(names.allSatisfy { index.sizes[$0, default: 0] < SearchPartitioner.most * 5 / 4 })
        #expect(index.pages.values.count { $0.kind == "Loans" } == Self.many)
        #expect(index.postings["loan"]?.count == Self.many + 1)
        #expect(
            index.postings["\(Self.many - 1)"] == [
                "C\(try #require(index.number(of: Self.title(of: Self.many - 1))))"
            ])
    }

    @Test func `one changed set changes its part, the parts of its words, and the first file`()
        throws
    {
        let table = try built(Self.loans(Self.many))
        let before = try contents(table)
        try table.write(
            Self.loans(Self.many) { $0 == 300 ? "Quite another 3 zebra" : nil },
            to: "site/calculations/loans.csv")
        try table.build()
        let after = try contents(table)
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        #expect(changed.contains("index.js"))
        #expect(changed.count <= 9, "\(changed.sorted())")
        let clean = try built(Self.loans(Self.many) { $0 == 300 ? "Quite another 3 zebra" : nil })
        #expect(try contents(clean) == after)
    }

    @Test func `a set that is not computed again is still found by its text`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        try sandbox.write("---\ntitle: New\n---\nOther words.\n", to: "site/pages/new.md")
        try sandbox.build()
        let index = try ReadIndex(sandbox)
        #expect(index.titles(with: "save").contains("E The bike at $100.00"))
        #expect(index.titles(with: "other").contains("E New"))
    }

    @Test func `a cut depends on the words around it alone`() {
        func parts(_ words: [String]) -> [String] {
            var indexer = SearchIndexer()
            for (page, word) in words.enumerated() {
                indexer.add(SearchEntry(title: word, address: ""), SearchText(), as: page)
            }
            let (words, firsts, runs) = indexer.finish()
            return SearchPartitioner(words, words.sorted, firsts, runs).parts().map(\.bound)
        }
        let words = (0..<20_000).map { "word\($0 * 7919 % 1_000_003)" }
        let before = parts(words)
        #expect(before.count > 10)
        for added in ["aaa", "word5", "zzz"] {
            let after = parts(words + [added])
            #expect(Set(before).symmetricDifference(after).count <= 4, "\(added)")
        }
    }

    @Test func `words are in the order of their bytes, each with its own pages`() {
        let texts = ["ba", "aa", "abc", "ab", "été", "long-word-1", "long-word-10", "long-word-2"]
        var indexer = SearchIndexer()
        for (page, text) in (texts + ["aa", "ba"]).enumerated() {
            indexer.add(SearchEntry(title: "", address: ""), SearchText(words: text), as: 2 * page)
        }
        let (words, firsts, runs) = indexer.finish()
        let order = words.sorted.map(Int.init)
        #expect(
            order.map(words.text)
                == order.map(words.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        #expect(Set(order).count == words.count)
        let pages = { (text: String) -> [Int] in
            let word = order.first { words.text($0) == text } ?? 0
            return runs[Int(firsts[word])..<Int(firsts[word + 1])].map {
                SearchIndexer.page(of: $0.start)
            }
        }
        #expect(pages("aa") == [2, 16])
        #expect(pages("ba") == [0, 18])
        #expect(pages("abc") == [4])
        #expect(pages("ab") == [6])
    }

    @Test func `pages of a word are written by their distance, those that follow as a run`() {
        func written(_ postings: [(SearchField, Int)]) -> String {
            var indexer = SearchIndexer()
            for (field, page) in postings {
                let text = field == .text ? SearchText(words: "w") : SearchText(headings: "w")
                let isTitle = field == .name
                indexer.add(
                    SearchEntry(title: isTitle ? "w2" : "", address: ""),
                    isTitle
                        ? SearchText()
                        : SearchText(
                            headings: text.headings.isEmpty ? "" : "w2",
                            words: text.words.isEmpty ? "" : "w2"), as: page)
            }
            var writer = PostingsWriter()
            writer.add(pages: indexer.finish().runs[...])
            return String(decoding: writer.bytes, as: UTF8.self)
        }
        #expect(written([(.name, 3), (.name, 4), (.name, 5), (.name, 10)]) == "A3*2,4")
        #expect(written([(.text, 0), (.name, 35), (.text, 36), (.name, 100)]) == "Az,1sE0,z")
        #expect(written([(.heading, 1)]) == "D1")
    }
}

extension ReadIndex {
    fileprivate func number(of title: String) -> Int? {
        pages.first { $0.value.parts[0] == title }?.key
    }
}
