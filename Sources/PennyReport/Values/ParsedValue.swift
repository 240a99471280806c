package import PennyContent
package import PennyDiagnostics
package import PennyEngine

/// A value that was read from a source, with what was published beside it.
package struct ParsedValue: Equatable, Sendable {
    package var value: ExactDecimal
    /// The day of the value; nil if the source does not specify it.
    package var asOf: CivilDate?
    package var previous: ExactDecimal?
    package var previousAsOf: CivilDate?
    /// The value from before the time of the change that the source shows.
    package var earlier: ExactDecimal?
    package var earlierAsOf: CivilDate?
    /// The change as the source publishes it, such as `-0.08%`.
    package var published: String?
    package var note: Note?

    /// A missing part, with the reason.
    package enum Note: Equatable, Sendable {
        /// The published change.
        case change(Fault)
        /// The previous value.
        case previous(Fault)
        /// The value from before the time of the change that the source shows.
        case earlier(Fault)
    }

    package init(
        value: ExactDecimal, asOf: CivilDate? = nil, previous: ExactDecimal? = nil,
        previousAsOf: CivilDate? = nil, published: String? = nil, note: Note? = nil
    ) {
        self.value = value
        self.asOf = asOf
        self.previous = previous
        self.previousAsOf = previousAsOf
        self.published = published
        self.note = note
    }
}

/// A headline that was read from a source.
package struct ParsedHeadline: Equatable, Sendable {
    package var title: String
    /// An http or https address; nil if the source has none.
    package var url: String?
    package var time: Moment?

    package init(title: String, url: String? = nil, time: Moment? = nil) {
        self.title = title
        self.url = url
        self.time = time
    }
}
