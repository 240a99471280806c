import Testing

@Suite struct DocumentationRuleTests {
    static let engine = Sample.path(in: "PennyEngine")

    static let samples = [
        ("public struct Money {", ["public struct Money has no doc comment"]),
        ("/// Cents.\npublic struct Money {", []),
        ("/// Cents.\n@frozen\npublic struct Money {", []),
        ("@frozen public struct Money {", ["public struct Money has no doc comment"]),
        ("/// Cents.\n\npublic enum Money {", ["public enum Money has no doc comment"]),
        ("    public static func zero() -> Self {", ["public func zero has no doc comment"]),
        ("public indirect enum Tree {", ["public enum Tree has no doc comment"]),
        ("public private(set) var cents: Int64", ["public var cents has no doc comment"]),
        ("public mutating func `repeat`()", ["public func `repeat` has no doc comment"]),
        ("public subscript(index: Int) -> Int {", ["public subscript has no doc comment"]),
        ("// Cents.\npublic let cents: Int64", ["public let cents has no doc comment"]),
        ("/// A.\npublic let a = 1\npublic let b = 1", ["public let b has no doc comment"]),
        ("public static func < (lhs: Self, rhs: Self) -> Bool {", []),
        ("public var description: String {", []),
        ("public init(_ cents: Int64) {", []),
        ("let publicName = 1\nfunc inner() {", []),
    ]

    @Test(arguments: samples)
    func `a public declaration without a doc comment is found`(text: String, messages: [String]) {
        var sample = Sample(DocumentationRule.publicIsDocumented, Self.engine, text)
        sample.messages = messages
        sample.check()
    }

    @Test func `other modules may leave it out`() {
        Sample(
            DocumentationRule.publicIsDocumented, Sample.path(in: "PennySite"), "public let a = 1"
        ).check()
    }
}
