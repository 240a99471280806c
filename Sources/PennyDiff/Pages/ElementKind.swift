/// The role of an element for reading a page.
enum ElementKind {
    case main, body, script, style, svg, template, nav, noscript, form, div, section
    case heading, paragraph, link, list, label, value
    /// An element within a word: a link or emphasis in the middle of a word does not end it.
    case inline
    /// An element without content.
    case empty
    case other

    /// The first letters of a name, as many as fit in a machine word.
    typealias Code = UInt64

    static func code(of name: some Sequence<UInt8>) -> Code {
        name.prefix(8).reduce(0) { $0 << 8 | Code($1 | 0x20) }
    }

    static func named(_ code: Code) -> ElementKind {
        for (known, element) in table where known == code { return element }
        return .other
    }

    private static let table: [(Code, ElementKind)] =
        known + coded(inlineNames, .inline) + coded(emptyNames, .empty)

    /// The known elements, the most frequent ones first.
    private static let known: [(Code, ElementKind)] =
        coded("td tr th li", .other) + coded("p", .paragraph) + coded("a", .link)
        + coded("div", .div) + coded("dt", .label) + coded("dd", .value) + coded("dl", .list)
        + coded("h1", .heading) + coded("main", .main) + coded("body", .body)
        + coded("script", .script) + coded("style", .style) + coded("svg", .svg)
        + coded("template", .template) + coded("nav", .nav) + coded("noscript", .noscript)
        + coded("form", .form) + coded("section", .section)

    private static let inlineNames = """
        span strong em code time abbr b bdi bdo cite data del dfn i ins kbd mark q s samp small \
        sub sup u var
        """
    private static let emptyNames =
        "input br img meta hr area base col embed source track wbr link"

    private static func coded(_ names: String, _ element: ElementKind) -> [(Code, ElementKind)] {
        names.split(separator: " ").map { (code(of: $0.utf8), element) }
    }

    var isInline: Bool { self == .inline || self == .link }
}
