import PennyDiagnostics
import Testing

@testable import PennyLibrary

@Suite("The names of sets")
struct SetNameTests {
    @Test(
        arguments: [
            ("first-home", nil), ("index-2", nil), ("indexes", nil), ("index", .list),
            ("con", .device), ("Con", .device), ("", .characters), ("a--b", .characters),
            (String(repeating: "a", count: 80), nil),
            (String(repeating: "a", count: 81), .tooLong(limit: 80)),
        ] as [(String, SetName.Refusal?)])
    func `a name is refused for its reason`(_ name: String, _ refusal: SetName.Refusal?) {
        #expect(SetName.refusal(of: name) == refusal)
    }

    @Test(
        arguments: [
            (
                .library.badName("a b", .characters, "a-b"),
                "“a b” cannot be the name of a set",
                "Use small letters, digits and hyphens, such as “a-b”."
            ),
            (
                .library.badName("aaa", .tooLong(limit: 2), "aa"), "the name has 3 characters",
                "Write at most 2."
            ),
            (
                .library.badName("con", .device, "con-2"),
                "“con” is a name that some systems keep",
                "Choose another name, such as “con-2”."
            ),
            (
                .library.badName("index", .list, "index-2"),
                "“index” is the name of the list of sets", "Choose another name, such as “index-2”."
            ),
        ] as [(Fault, String, String)])
    func `the reason is said`(_ fault: Fault, _ summary: String, _ nextStep: String) {
        #expect(fault.summary == summary)
        #expect(fault.nextStep == nextStep)
    }

    @Test func `a set that comes under the name of the list gets a number`() throws {
        let folder = try LibraryFolder()
        let library = try folder.library(capacity: 3)
        _ = try library.add([try Sets.savings(1, named: "index")])
        #expect(try library.contents().sets.map(\.id) == ["index-2"])
    }

    @Test(arguments: [
        (["s10", "s2", "s1"], ["s1", "s2", "s10"]),
        (["a-2-10", "a-2-9", "a-10-1", "a"], ["a", "a-2-9", "a-2-10", "a-10-1"]),
        (["x1", "x01", "x001"], ["x001", "x01", "x1"]),
        (["x01-b", "x1-a"], ["x1-a", "x01-b"]),
        (
            ["9", "10", "a", "99999999999999999999", "3b"],
            ["3b", "9", "10", "99999999999999999999", "a"]
        ),
    ])
    func `names are in the order of their numbers`(_ names: [String], _ wanted: [String]) {
        #expect(names.sorted(by: NameOrder.precedes) == wanted)
        #expect(names.reversed().sorted(by: NameOrder.precedes) == wanted)
    }
}
