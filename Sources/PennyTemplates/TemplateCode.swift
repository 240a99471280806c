/// One thing that rendering does. What belongs to a section, a block or a partial are the steps
/// that follow it, up to its `end`.
enum TemplateStep: Sendable {
    /// Bytes of the texts.
    case text(Range<Int>)
    /// Names of the paths; none for `.`, which is the value at hand.
    case show(Range<Int>, isEscaped: Bool)
    case section(Range<Int>, end: Int)
    case inverted(Range<Int>, end: Int)
    /// A partial or a parent, behind which only `fill` steps belong to it.
    case include(template: Int, end: Int, indentation: Range<Int>)
    /// What a child puts into a block of its parent.
    case fill(block: Int, end: Int)
    /// A place that a child may fill; what belongs to it is shown otherwise.
    case block(Int, end: Int)
}

/// All templates of a set, ready to be rendered: flat lists of plain numbers, in which nothing
/// has to be looked for by its name.
struct TemplateCode: Sendable {
    var steps: [TemplateStep] = []
    /// The tag of each step, for messages; none for a text.
    var tags: [Tag?] = []
    /// The steps of each template.
    var templates: [Range<Int>] = []
    /// What the templates say themselves, and the blanks that partials stand behind.
    var texts: [UInt8] = []
    /// The numbers of the names that tags look up, one path after the other.
    var paths: [Int] = []
    var names = TemplateNames([])
    var blockCount = 0
}
