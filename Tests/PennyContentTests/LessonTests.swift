import PennyDiagnostics
import Testing

@testable import PennyContent

@Suite("Reading a lesson")
struct LessonTests {
    private func read(_ front: String, named name: String = "05-credit") -> Reading<Lesson> {
        Lesson.read(file("---\n\(front)\n---\nText.\n"), fileName: name)
    }

    @Test("takes the keys of a page, the words and the standards")
    func keys() throws {
        let lesson = try read(
            """
            title: Credit
            description: Trust.
            date: 2026-11-21
            keyTerms: [apr, credit-score]
            standards: [managing credit, Managing-Risk, managing credit]
            autolink: no
            """
        ).sound()
        #expect(lesson.number == 5 && lesson.page.id == "credit")
        #expect(lesson.page.title == "Credit" && lesson.page.description == "Trust.")
        #expect(lesson.terms.map(\.text) == ["apr", "credit-score"])
        #expect(lesson.standards == [.managingCredit, .managingRisk])
        #expect(!lesson.page.linksTerms)
    }

    @Test("a page's terms are linked unless it says otherwise")
    func linking() throws {
        #expect(try read("title: A").sound().page.linksTerms)
    }

    @Test(
        "the file's name begins with the position in the course",
        arguments: [
            ("05-credit", 5, "credit"), ("0100-a-b", 100, "a-b"), ("1-401-k", 1, "401-k"),
        ])
    func number(name: String, number: Int, id: String) {
        let parts = Lesson.parts(of: name)
        #expect(parts?.number == number && parts?.id == id)
    }

    @Test(
        "a name without a number is refused",
        arguments: ["credit", "-credit", "05", "05-", "05credit", "10000-a"])
    func withoutNumber(name: String) throws {
        let fault = try #require(read("title: A", named: name).diagnostics.first)
        #expect(line(fault) == "1:1 the lesson “\(name)” has no number")
    }

    @Test(
        "says what is wrong with a lesson",
        arguments: [
            ("title: A\norder: 2", ["3:1 unknown key “order”"]),
            ("title: A\nstandards: [saveing]", ["3:13 standards “saveing” is not known"]),
            ("title: A\nkeyTerms: {a: b}", ["3:11 keyTerms is a list"]),
            ("title: A\nterms: [a]", ["3:1 unknown key “terms”"]),
        ])
    func wrong(front: String, faults: [String]) {
        #expect(read(front).diagnostics.map(line) == faults)
    }

    @Test("the topics are those of the national standards, in their order")
    func topics() {
        // The names are in people's files.
        #expect(
            StandardTopic.allCases.map(\.rawValue) == [
                "earning income", "spending", "saving", "investing", "managing credit",
                "managing risk",
            ])
    }
}
