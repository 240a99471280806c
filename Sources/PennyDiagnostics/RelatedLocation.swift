/// Another location that a diagnostic is about, such as that of the first of two entries.
public struct RelatedLocation: Equatable, Hashable, Sendable {
    /// The words before “at”.
    public let label: String
    public let location: SourceLocation

    public init(_ label: String, at location: SourceLocation) {
        self.label = label
        self.location = location
    }

    /// The first of two that are alike.
    public static func first(at location: SourceLocation) -> RelatedLocation {
        RelatedLocation("first", at: location)
    }
}

extension RelatedLocation: Comparable {
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.location == rhs.location ? lhs.label < rhs.label : lhs.location < rhs.location
    }
}

extension RelatedLocation: CustomStringConvertible {
    /// `first at calculations/a.md:4:3`
    public var description: String { "\(label) at \(location)" }
}
