/// One step of a walk through a body: into or out of a container, or past a
/// leaf. A body is a flat list of them, so no depth of nesting can overflow
/// a stack. Their words stand in an `EventText`.
struct Event: Equatable {
    enum Kind: Equatable {
        case enter(Container)
        /// What an exit says of its container has no words: those stand where it was entered.
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
        /// Two tildes, until they are known to strike words through.
        case tildes(opens: Bool, closes: Bool)
        /// The box of a task.
        case checkbox(isDone: Bool)
        /// `[^label]` in a text.
        case noteReference(label: TextRange)
        /// The reference to a note as it is shown; `use` counts those to the same note.
        case noteMark(number: Int32, use: Int32)
        /// The ways back from a note to its references.
        case backLinks(number: Int32, count: Int32)
        /// A line of an example block, which is told with its place before the block.
        case exampleLine(name: TextRange)
        /// An example block, after those of its lines that have names.
        case example(text: TextRange)
        /// One of the faults in the text.
        case fault(Int32)
    }

    var kind: Kind
    private var start: UInt32
    private var end: UInt32

    /// The bytes of the body: all of a block's, in whole lines but for its
    /// first; an inline element's start alone.
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
    /// An ordered list has the number of its first item.
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
    /// A word that is defined.
    case defined
    case definition
    case table
    case caption
    /// A picture with its caption, and what stands below it.
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
    /// The footnotes as they are shown.
    case notes
    case noteItem(number: Int32)

    /// Whether the source has a mark of quotes before each of its lines.
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
