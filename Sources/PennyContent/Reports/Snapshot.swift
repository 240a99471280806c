public import PennyDiagnostics
public import PennyEngine

/// What the sources of the report had to say on one day.
public struct Snapshot: Equatable, Sendable {
    /// A value with its day.
    public struct Observation: Equatable, Sendable {
        public let value: ExactDecimal
        public let day: CivilDate

        public init(value: ExactDecimal, day: CivilDate) {
            self.value = value
            self.day = day
        }
    }

    /// What a source of values said.
    public struct Quote: Equatable, Sendable {
        public let source: LocatedWord
        /// With `missing`, the last good one.
        public let latest: Observation?
        /// The one before it, where the source gave both.
        public let previous: Observation?
        /// The change as the source says it.
        public let published: PublishedChange?
        /// Why there is no new value.
        public let missing: MissingReason?
    }

    public struct Headline: Equatable, Sendable {
        public let source: LocatedWord
        public let title: String
        public let url: String
        public let time: Moment?
    }

    /// A source of headlines that gave none.
    public struct MissingHeadlines: Equatable, Sendable {
        public let source: LocatedWord
        public let reason: MissingReason
    }

    public let day: CivilDate
    public let location: SourceLocation
    public let quotes: [Quote]
    public let headlines: [Headline]
    public let missingHeadlines: [MissingHeadlines]
    /// Words by hand; empty where there are none.
    public let note: String
}
