import Foundation
import Testing

@Suite struct TargetMapTests {
    @Test func `the document's map is read`() throws {
        let text = """
            ```text
            Other -> Thing
            ```
            ```text targets
            PennySite -> PennyContent, PennyMarkdown, «Yams»

            PennyEngine ->
            ```
            After -> Block
            """
        #expect(
            try targetMap(ofDocument: text).dependencies == [
                "PennySite": ["PennyContent", "PennyMarkdown", "«Yams»"], "PennyEngine": [],
            ])
    }

    static let faults: [(String, TargetMapFault)] = [
        ("```text\nA -> B\n```", .noBlock),
        ("```text targets\nA -> B", .openBlock),
        ("# A\n```text targets\nA: B\n```", .notALine(number: 3, text: "A: B")),
        ("```text targets\nA -> B\nA -> C\n```", .twice("A")),
    ]

    @Test(arguments: faults)
    func `a map that cannot be read says why`(text: String, fault: TargetMapFault) {
        #expect(throws: fault) { try targetMap(ofDocument: text) }
    }

    @Test func `the package's map is read`() throws {
        let map = try targetMap(
            ofPackage: package(
                #"""
                {"name": "press", "type": "executable", "settings": [], "dependencies": [
                  {"byName": ["High", null]},
                  {"product": ["ArgumentParser", "swift-argument-parser", null, null]}]},
                {"name": "High", "type": "regular", "dependencies": [{"byName": ["CLow", null]}],
                  "settings": [{"tool": "linker", "kind": {"linkedLibrary": {"_0": ":libyaml.a"}}}]},
                {"name": "CLow", "type": "system", "dependencies": [], "settings": [],
                  "providers": [{"apt": [["libcmark-dev"]]}]},
                {"name": "CMatch", "type": "regular", "dependencies": [], "settings": [
                  {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-O"]}}},
                  {"tool": "linker", "kind": {"linkedLibrary": {"_0": ":libre2.a"}}}]},
                {"name": "CServe", "type": "regular", "dependencies": [], "settings": [
                  {"tool": "linker", "kind": {"linkedLibrary": {"_0": "event"}}}]},
                {"name": "LowTests", "type": "test", "dependencies": [], "settings": []},
                {"name": "Support", "type": "regular", "path": "Tests/Support", "dependencies": [],
                  "settings": []}
                """#))
        #expect(
            map.dependencies == [
                "press": ["High", "«ArgumentParser»"], "High": ["CLow"],
                "CLow": ["«libcmark-dev»"], "CMatch": ["«libre2-dev»"],
                "CServe": ["«libevent-dev»"],
            ])
    }

    private func package(_ targets: String) -> Data { Data("{\"targets\": [\(targets)]}".utf8) }

    private func target(_ name: String, _ dependencies: String = "") -> String {
        #"{"name": "\#(name)", "type": "regular", "dependencies": [\#(dependencies)], "settings": []}"#
    }

    @Test func `the script's map is read`() throws {
        let script = "library Low\nlibrary_path=x\nprogram High Low CLow\n  program Other Low"
        #expect(
            targetMap(ofScript: script).dependencies == [
                "Low": [], "High": ["Low", "CLow"], "CLow": [],
            ])
        let both = try targetMap(
            ofPackage: package(target("Low") + "," + target("Native")), andScript: script)
        #expect(both.dependencies.keys.sorted() == ["CLow", "High", "Low", "Native"])
        #expect(throws: TargetMapFault.twice("Low")) {
            try targetMap(
                ofPackage: package(target("Low", #"{"byName": ["X", null]}"#)), andScript: script)
        }
    }

    @Test func `a file of tests that no target has is found`() throws {
        let sources = try TestSources(
            ofPackage: Data(
                #"""
                {"targets": [
                  {"name": "LowTests", "type": "test", "exclude": ["Scenarios"]},
                  {"name": "Low", "type": "regular", "exclude": []},
                  {"name": "Support", "type": "regular", "path": "Tests/Help", "exclude": []}]}
                """#.utf8))
        let paths = [
            "Tests/LowTests/A.swift", "Tests/LowTests/Parts/A.swift", "Tests/Help/B.swift",
            "Tests/LowTests/Scenarios/C.swift", "Tests/Support/D.swift", "Tests/LowTests2/E.swift",
        ]
        #expect(paths.map(sources.has) == [true, true, true, false, false, false])
    }

    @Test func `each difference between map and manifest is named`() {
        let drawn = TargetMap(dependencies: ["A": ["B"], "B": [], "Old": []])
        let declared = TargetMap(dependencies: ["A": ["B", "«Yams»"], "B": [], "New": ["B", "A"]])
        #expect(
            drawn.differences(fromManifest: declared) == [
                "the map says “A -> B”, Package.swift “A -> B, «Yams»”",
                "the map lacks “New -> A, B”",
                "the map has Old, which Package.swift does not declare",
            ])
        #expect(declared.differences(fromManifest: declared).isEmpty)
    }
}
