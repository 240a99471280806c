import PennyTemplates

/// A headline of a day as the report shows it.
struct ShownHeadline: Sendable {
    let title: String
    let href: String
    let source: String
    /// The words before the time and behind it.
    let around: SplitSentence
    let time: String?
    let timeISO: String

    static let values: [PageValue<ShownHeadline>] = [
        .text("title", "The headline.") { headline, _ in headline.title },
        .text("href", "Where it leads.") { headline, _ in headline.href },
        .text("before", "Who has written it, and what stands before the time.") { headline, _ in
            headline.around.before
        },
        .text("after", "What stands behind the time.") { headline, _ in headline.around.after },
        .text("source", "Who has written it.") { headline, _ in headline.source },
        .optional("time", "When, in words.") { headline, _ in headline.time },
        .text("timeISO", "When, for programs.") { headline, _ in headline.timeISO },
    ]
}
