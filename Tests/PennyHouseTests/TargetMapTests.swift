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

    @Test func `the manifest's map is read`() throws {
        let text = """
            products: [.library(name: "Low", targets: ["Low"])],
            targets: [
                .executableTarget(
                    name: "press",
                    dependencies: [
                        "High", .product(name: "Yams", package: "Yams"),
                        .product(name: "ArgumentParser", package: "swift-argument-parser"),
                    ],
                    swiftSettings: strict),
                .target(name: "High", dependencies: ["Low", "CLow"], swiftSettings: [.a("x")]),
                .target(name: "Low", resources: [.copy("Files")]),
                .systemLibrary(name: "CLow", providers: [.apt(["libcmark-dev"])]),
                .target(name: "CMatch", linkerSettings: [archive("re2")]),
                .testTarget(name: "LowTests", dependencies: ["Low"]),
                .target(name: "Support", path: "Tests/Support"),
            ]
            targets: [.target(name: "Low", swiftSettings: strict)]
            """
        #expect(
            try targetMap(ofManifest: text).dependencies == [
                "press": ["High", "«Yams»", "«ArgumentParser»"], "High": ["Low", "CLow"],
                "Low": [], "CLow": ["«libcmark-dev»"], "CMatch": ["«libre2-dev»"],
            ])
    }

    @Test func `a target declared differently in two packages is a fault`() {
        let text = #".target(name: "A", dependencies: ["B"]), .target(name: "A")"#
        #expect(throws: TargetMapFault.twice("A")) { try targetMap(ofManifest: text) }
    }

    @Test func `the script's map is read`() throws {
        let script = "library Low\nlibrary_path=x\nprogram High Low CLow\n  program Other Low"
        #expect(
            targetMap(ofScript: script).dependencies == [
                "Low": [], "High": ["Low", "CLow"], "CLow": [],
            ])
        let manifest = #".target(name: "Low"), .target(name: "Native")"#
        let both = try targetMap(ofManifest: manifest, andScript: script)
        #expect(both.dependencies.keys.sorted() == ["CLow", "High", "Low", "Native"])
        #expect(throws: TargetMapFault.twice("Low")) {
            try targetMap(
                ofManifest: #".target(name: "Low", dependencies: ["X"])"#, andScript: script)
        }
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
