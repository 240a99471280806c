/// How the page of a section shows the pages that are in it.
public enum SectionList: String, CaseIterable, Sendable {
    /// Titles below each other, each with its description.
    case list
    case cards
    /// The newest first, as a journal has them.
    case byDate = "by-date"
    case none

    static let key = "list"
    /// Those that a list in a text can have.
    package static let looks = [SectionList.list, .cards].map(\.rawValue)
}
