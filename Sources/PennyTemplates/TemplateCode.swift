/// A step of rendering. The content of a section, a block or a partial is the steps after it, up to
/// its `end`.
enum TemplateStep: Sendable {
    /// A range of bytes of the texts.
    case text(Range<Int>)
    /// A range of names of the paths; empty for `.`, the current value.
    case show(Range<Int>, isEscaped: Bool)
    case section(Range<Int>, end: Int)
    case inverted(Range<Int>, end: Int)
    /// A partial or a parent, followed only by its `fill` steps.
    case include(template: Int, end: Int, indentation: Range<Int>)
    /// The content that a child gives to a block of its parent.
    case fill(block: Int, end: Int)
    /// A block that a child may fill; otherwise its own content is rendered.
    case block(Int, end: Int)
}

/// All templates of a set, compiled to flat lists of numbers, so that rendering looks up nothing by
/// its name.
struct TemplateCode: Sendable {
    var steps: [TemplateStep] = []
    /// The tag of each step, for messages; nil for a text.
    var tags: [Tag?] = []
    /// The steps of each template.
    var templates: [Range<Int>] = []
    /// The literal texts of the templates, and the indentations of partials.
    var texts: [UInt8] = []
    /// The numbers of the names in tags, one path after the other.
    var paths: [Int] = []
    var names = TemplateNames([])
    var blockCount = 0
    /// The former names of variables, for messages.
    var formerNames = FormerNames.none
}
