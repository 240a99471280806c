import PennyEngine
import PennyMarkup
import PennyTemplates

/// A sentence of the site's language around an element of a page, such as a link or a time: what
/// it says before the element and behind it.
struct Sentence: Sendable {
    let before: String
    let after: String

    /// - Parameter message: the sentence with a text in the element's place.
    init(_ numbers: NumberWriter, _ message: (String) -> Message) {
        let text = numbers.text(message(String(Self.mark)))
        let parts = text.split(
            separator: Self.mark, maxSplits: 1, omittingEmptySubsequences: false)
        before = String(parts[0])
        after = parts.count > 1 ? String(parts[1]) : ""
    }

    /// What stands for the element. No message has it.
    private static let mark: Character = "\u{1}"

    /// The names `before` and `after` for a template.
    var values: TemplateValues { ["before": .text(before), "after": .text(after)] }
}
