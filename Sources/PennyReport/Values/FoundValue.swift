package import PennyContent
package import PennyEngine

/// What a source gave: a value, with what was published beside it.
package struct FoundValue: Equatable, Sendable {
    package var value: ExactDecimal
    /// The day of the value; nil where the source does not say it.
    package var asOf: CivilDate?
    package var previous: ExactDecimal?
    package var previousAsOf: CivilDate?
    /// The change as the source says it, such as `-0.08%`.
    package var published: String?
    package var note: Note?

    /// What is missing beside the value, and why.
    package enum Note: Equatable, Sendable {
        /// The published change that was asked for.
        case change(ReportFault)
        /// The value before.
        case previous(ReportFault)
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

/// A title that leads somewhere.
package struct FoundHeadline: Equatable, Sendable {
    package var title: String
    /// Over http or https; nil where the source names none.
    package var url: String?
    package var time: Moment?

    package init(title: String, url: String? = nil, time: Moment? = nil) {
        self.title = title
        self.url = url
        self.time = time
    }
}
