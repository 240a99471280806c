/// One step of a walk through a body: into or out of a container, or past a
/// leaf. A body is a flat list of them, so no depth of nesting can overflow
/// a stack.
struct Event: Equatable {
    enum Kind: Equatable {
        case enter(Container)
        case exit(Container)
        case text(String)
        case figure(name: String)
        case code(String)
        case softBreak
        case lineBreak
        case rawInline(String)
        case codeBlock(info: String, text: String)
        case rawBlock(String)
        case thematicBreak
        /// `[^label]` in a text.
        case noteReference(label: String)
        /// The reference to a note as it is shown; `use` counts those to the same note.
        case noteMark(number: Int, use: Int)
        /// The ways back from a note to its references.
        case backLinks(number: Int, count: Int)
        /// A line of an example block, which is told with its place before the block.
        case exampleLine(name: String)
        case example(names: [String], text: String)
        case fault(MarkdownFault)
    }

    var kind: Kind
    /// The bytes of the body: all of a block's, in whole lines but for its
    /// first; an inline element's start alone.
    var range: Range<Int>

    init(_ kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }

    init(_ kind: Kind, at offset: Int) {
        self.init(kind, range: offset..<offset)
    }
}

enum Container: Equatable {
    case document
    case quote
    /// An ordered list has the number of its first item.
    case list(start: Int?)
    case item
    case paragraph(tight: Bool)
    case heading(level: Int, anchor: String)
    case emphasis
    case strong
    case link(destination: String, title: String)
    case image(destination: String, title: String)
    case table
    case tableHead
    case tableBody
    case tableRow
    case tableCell(ColumnAlignment, isHeading: Bool)
    case term(id: String)
    case quiz(anchor: String)
    case answers
    case answer(isRight: Bool)
    case answerText
    case reason(isRight: Bool)
    /// A footnote as the body defines it.
    case note(label: String)
    /// The footnotes as they are shown.
    case notes
    case noteItem(number: Int)

    var isInline: Bool {
        switch self {
        case .emphasis, .strong, .link, .image, .term: true
        default: false
        }
    }
}

enum ColumnAlignment: Equatable {
    case start, center, right
}
