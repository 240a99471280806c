/// Vectors of a file that a suite of tests runs.
package struct Coverage: Sendable {
    package let file: String
    package let suite: String
    package let ids: [String]

    package init(_ file: String, by suite: String, _ ids: [String]) {
        self.file = file
        self.suite = suite
        self.ids = ids
    }
}

/// Vectors of a file that no test runs, and why.
package struct Omission: Sendable {
    package let file: String
    /// A clause for the table of conformance: `the argument is a matrix`.
    package let reason: String
    package let ids: [String]

    package init(_ file: String, because reason: String, _ ids: [String]) {
        self.file = file
        self.reason = reason
        self.ids = ids
    }
}

/// The part that every vector has, whatever else it says.
package struct VectorName: Decodable, Sendable {
    package let id: String
    package let kind: String
}
