import CCMark

/// A parsed text as libcmark's tree, freed with its owner. No other file
/// imports the library, and nothing of it leaves this one.
struct SyntaxTree: ~Copyable {
    private let root: OpaquePointer?

    init(parsing bytes: [UInt8]) {
        root = bytes.withUnsafeBytes { buffer in
            cmark_parse_document(
                buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count,
                CMARK_OPT_SMART | CMARK_OPT_VALIDATE_UTF8)
        }
        cmark_consolidate_text_nodes(root)
    }

    deinit {
        cmark_node_free(root)
    }

    /// The tree as a flat list; blocks have their range of `source`, inline
    /// elements none.
    func events(in source: SourceText) -> [Event] {
        var events: [Event] = []
        let iterator = cmark_iter_new(root)
        defer { cmark_iter_free(iterator) }
        while true {
            let step = cmark_iter_next(iterator)
            guard step != CMARK_EVENT_DONE else { return events }
            let node = Node(pointer: cmark_iter_get_node(iterator))
            let kind =
                node.leaf
                ?? node.container.map {
                    step == CMARK_EVENT_ENTER ? .enter($0) : .exit($0)
                }
            if let kind { events.append(Event(kind, range: node.range(in: source))) }
        }
    }
}

/// A node of a tree that is still owned.
private struct Node {
    let pointer: OpaquePointer?

    var leaf: Event.Kind? {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_TEXT: .text(literal)
        case CMARK_NODE_CODE: .code(literal)
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_HTML_INLINE: .rawInline(literal)
        case CMARK_NODE_HTML_BLOCK: .rawBlock(literal)
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        case CMARK_NODE_CODE_BLOCK:
            .codeBlock(info: copied(cmark_node_get_fence_info(pointer)), text: literal)
        default: nil
        }
    }

    var container: Container? {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_DOCUMENT: .document
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_LIST: .list(start: listStart)
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_PARAGRAPH: .paragraph(tight: isInTightList)
        case CMARK_NODE_HEADING:
            .heading(level: Int(cmark_node_get_heading_level(pointer)), anchor: "")
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link(destination: destination, title: title)
        case CMARK_NODE_IMAGE: .image(destination: destination, title: title)
        default: nil
        }
    }

    func range(in source: SourceText) -> Range<Int> {
        let type = cmark_node_get_type(pointer)
        guard type.rawValue <= CMARK_NODE_LAST_BLOCK.rawValue else { return 0..<0 }
        return source.range(
            fromLine: Int(cmark_node_get_start_line(pointer)),
            column: Int(cmark_node_get_start_column(pointer)),
            throughLine: Int(cmark_node_get_end_line(pointer)))
    }

    private var literal: String { copied(cmark_node_get_literal(pointer)) }
    private var destination: String { copied(cmark_node_get_url(pointer)) }
    private var title: String { copied(cmark_node_get_title(pointer)) }

    private var listStart: Int? {
        cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
            ? Int(cmark_node_get_list_start(pointer)) : nil
    }

    private var isInTightList: Bool {
        cmark_node_get_list_tight(cmark_node_parent(cmark_node_parent(pointer))) != 0
    }

    private func copied(_ string: UnsafePointer<CChar>?) -> String {
        string.map { String(cString: $0) } ?? ""
    }
}
