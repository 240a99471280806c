import Testing

@Suite struct ValueRuleTests {
    static let path = "Sources/PennySite/Build/Page.swift"

    static let samples: [Sample] = [
        Sample(
            ValueRule.initializersStore, path,
            "struct A {\n    init(_ a: String) throws(FileError) {\n        try read()\n    }\n}",
            "an initializer can fail; make it a static function"),
        Sample(
            ValueRule.initializersStore, path,
            "init?(\n    of path: String\n) {\n    kind = tree.kind(of: path)\n}",
            "reads a file: tree.kind(; make it a static function"),
        Sample(
            ValueRule.initializersStore, path,
            "package init(_ name: String) { path = FileSystem.resolved(name) }",
            "reads a file: FileSystem.; make it a static function"),
        Sample(
            ValueRule.initializersStore, path,
            "init(_ path: String) { name = FileSystem.split(path).name }\n"
                + "static func read() throws -> A { A(try FileSystem.read(\"a\")) }"),
        Sample(ValueRule.initializersStore, path, "init(_ tree: FileTree) { self.tree = tree }"),
        Sample(
            ValueRule.initializersStore, "Sources/PennyFiles/Page.swift",
            "init(_ path: String) throws(FileError) { try read(path) }"),
        Sample(
            ValueRule.propertiesDerive, path,
            "var size: Int {\n    FileStates.state(of: path, in: tree)?.size ?? 0\n}",
            "reads a file: FileStates.; make it a function"),
        Sample(
            ValueRule.propertiesDerive, path, "private var scratch: File? { ScratchFile(in: a) }",
            "reads a file: ScratchFile(; make it a function"),
        Sample(
            ValueRule.propertiesDerive, path,
            "var text: Text {\n    get throws(DiagnosticError) { try make() }\n}",
            "a property renders: get throws; make it a function"),
        Sample(
            ValueRule.propertiesDerive, path, "var html: [UInt8]? { result.section() }",
            "a property renders: var html: [UInt8]; make it a function"),
        Sample(
            ValueRule.propertiesDerive, path,
            "var bytes: [UInt8] = []\nvar path: String { tree.path(name) } // tree.kind(of: name)"),
    ]

    @Test(arguments: samples) func `a value that reads, checks or renders is found`(
        _ sample: Sample
    ) {
        sample.check()
    }
}
