/// The order and form of the list of pages on the page of a section.
public enum SectionList: String, CaseIterable, Sendable {
    /// Titles below each other, each with its description.
    case list
    case cards
    /// The newest first, as in a journal.
    case byDate = "by-date"
    case none

    /// The layouts of a list embedded in a text.
    package static let embeddable = [SectionList.list, .cards].map(\.rawValue)
}
