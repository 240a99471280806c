/// One step of a walk through a body: into or out of a container, or past a leaf. A body is a flat
/// list of steps, so no depth of nesting can overflow a stack. The text is in an `EventText`.
struct Event: Equatable {
    enum Kind: Equatable {
        case enter(Container)
        /// An exit repeats its container without text: only the enter event has that.
        case exit(Container)
        case text(TextRange)
        case figure(name: TextRange)
        case code(TextRange)
        case softBreak
        case lineBreak
        case rawInline(TextRange)
        case codeBlock(info: TextRange, text: TextRange)
        case rawBlock(TextRange)
        case thematicBreak
        /// Two tildes, until they are known to strike out text.
        case tildes(opens: Bool, closes: Bool)
        /// The box of a task.
        case checkbox(isDone: Bool)
        /// `[^label]` in a text.
        case noteReference(label: TextRange)
        /// The visible mark of a note; `use` counts the references to the same note.
        case noteMark(number: Int32, use: Int32)
        /// The links from a note back to its references.
        case backLinks(number: Int32, count: Int32)
        /// A line of an example block. It precedes the block and has its own source range.
        case exampleLine(name: TextRange)
        /// An example block, after its lines that have names.
        case example(text: TextRange)
        /// A fault, by its index in the text.
        case fault(Int32)
    }

    var kind: Kind
    private var start: UInt32
    private var end: UInt32

    /// The bytes of the body: for a block all of them, in whole lines except for its first; for an
    /// inline element only the start.
    var range: Range<Int> {
        get { Int(start)..<Int(end) }
        set {
            start = UInt32(newValue.lowerBound)
            end = UInt32(newValue.upperBound)
        }
    }

    init(_ kind: Kind, range: Range<Int>) {
        self.kind = kind
        start = UInt32(range.lowerBound)
        end = UInt32(range.upperBound)
    }

    init(_ kind: Kind, at offset: Int) {
        self.init(kind, range: offset..<offset)
    }
}

enum Container: Equatable {
    case document
    case quote
    /// A list; an ordered one has the number of its first item.
    case list(start: Int32?)
    case item
    /// An item of a list that begins with a box.
    case task
    case paragraph(tight: Bool)
    case heading(level: Int32, anchor: TextRange)
    case emphasis
    case strong
    case deletion
    case link(destination: TextRange, title: TextRange)
    case image(destination: TextRange, title: TextRange)
    case callout(Callout)
    case calloutTitle(Callout, hasWords: Bool)
    case definitions
    /// A defined word.
    case defined
    case definition
    case table
    case caption
    /// A figure with its caption, and that caption.
    case picture
    case pictureCaption
    case tableHead
    case tableBody
    case tableRow
    case tableCell(ColumnAlignment, isHeading: Bool)
    case term(id: TextRange)
    case quiz(anchor: TextRange)
    case answers
    case answer(isRight: Bool)
    case answerText
    case reason(isRight: Bool)
    /// A footnote as the body defines it.
    case note(label: TextRange)
    /// The list of footnotes.
    case notes
    case noteItem(number: Int32)

    /// Whether the source has a quote mark before each of its lines.
    var isQuote: Bool {
        switch self {
        case .quote: true
        case .callout(let callout): callout.isQuote
        default: false
        }
    }

    var isInline: Bool {
        switch self {
        case .emphasis, .strong, .deletion, .link, .image, .term: true
        default: false
        }
    }
}

enum ColumnAlignment: Equatable {
    case start, center, right
}
