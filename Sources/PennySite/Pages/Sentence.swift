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
        let text = numbers.text(message(Self.mark))
        let end = text.utf8.endIndex
        let place = text.utf8.firstIndex(of: Self.byte) ?? end
        before = String(text[..<place])
        after = place == end ? "" : String(text[text.utf8.index(after: place)...])
    }

    /// What stands for the element. No message has it.
    private static let mark = "\u{1}"
    private static let byte: UInt8 = 1

    /// The names `before` and `after` for a template.
    var values: TemplateValues { ["before": .text(before), "after": .text(after)] }
}
