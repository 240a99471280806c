public import PennyDiagnostics
public import PennyEngine

/// The values and headlines of the report's sources on one day.
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

    /// A source's values.
    public struct Quote: Equatable, Sendable {
        public let source: LocatedWord
        /// The newest value; the last good one if `missing` is set.
        public let latest: Observation?
        /// The value before it, if the source gave both.
        public let previous: Observation?
        /// The value from before the time that `show:` names, if the source gave it.
        public let earlier: Observation?
        /// The change as the source publishes it.
        public let published: PublishedChange?
        /// The reason why there is no new value.
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
    /// A note written by hand; empty if there is none.
    public let note: String
}
