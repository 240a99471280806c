/// What an element is to the reading of a page.
enum PageElement {
    case main, body, script, style, svg, template, nav, noscript, form, div, section
    case heading, paragraph, link, list, label, value
    /// Words go on through it: a link or a stress in the middle of a word ends none.
    case inline
    /// It has no content.
    case empty
    case other

    /// As many letters of a name as a word of the machine has room for.
    typealias Code = UInt64

    static func code(of name: some Sequence<UInt8>) -> Code {
        name.prefix(8).reduce(0) { $0 << 8 | Code($1 | 0x20) }
    }

    static func named(_ code: Code) -> PageElement {
        for (known, element) in table where known == code { return element }
        return .other
    }

    private static let table: [(Code, PageElement)] =
        known + coded(inlineNames, .inline) + coded(emptyNames, .empty)

    /// Those that a page has most of come first.
    private static let known: [(Code, PageElement)] =
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

    private static func coded(_ names: String, _ element: PageElement) -> [(Code, PageElement)] {
        names.split(separator: " ").map { (code(of: $0.utf8), element) }
    }

    var isInline: Bool { self == .inline || self == .link }
}
