import CCMark
import Glibc

/// A parsed text as libcmark's tree, freed with its owner. No other file imports libcmark, and none
/// of its types leave this file.
struct SyntaxTree: ~Copyable {
    private let root: OpaquePointer?

    init(parsing bytes: [UInt8]) {
        root = bytes.withUnsafeBytes { buffer in
            cmark_parse_document(
                buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count,
                CMARK_OPT_SMART | CMARK_OPT_VALIDATE_UTF8)
        }
    }

    deinit {
        cmark_node_free(root)
    }

    /// The tree as a flat list of events, whose text is appended to `text`. Blocks have their range
    /// in `source`; inline elements have none.
    func events(in source: SourceText, _ text: inout EventText) -> [Event] {
        var events: [Event] = []
        let iterator = cmark_iter_new(root)
        defer { cmark_iter_free(iterator) }
        while true {
            let step = cmark_iter_next(iterator)
            guard step != CMARK_EVENT_DONE else { return events }
            let node = Node(cmark_iter_get_node(iterator))
            let kind =
                step == CMARK_EVENT_ENTER
                ? node.leaf(&text) ?? node.container(&text).map { .enter($0) }
                : node.containerWithoutText.map { .exit($0) }
            if let kind { events.append(Event(kind, range: node.range(in: source))) }
        }
    }
}

/// A node of a tree that is still owned.
private struct Node {
    private let pointer: OpaquePointer?
    private let type: cmark_node_type

    init(_ pointer: OpaquePointer?) {
        self.pointer = pointer
        type = cmark_node_get_type(pointer)
    }

    func leaf(_ text: inout EventText) -> Event.Kind? {
        switch type {
        case CMARK_NODE_TEXT: .text(text.add(cmark_node_get_literal(pointer)))
        case CMARK_NODE_CODE: .code(text.add(cmark_node_get_literal(pointer)))
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_HTML_INLINE: .rawInline(text.add(cmark_node_get_literal(pointer)))
        case CMARK_NODE_HTML_BLOCK: .rawBlock(text.add(cmark_node_get_literal(pointer)))
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        case CMARK_NODE_CODE_BLOCK:
            .codeBlock(
                info: text.add(cmark_node_get_fence_info(pointer)),
                text: text.add(cmark_node_get_literal(pointer)))
        default: nil
        }
    }

    func container(_ text: inout EventText) -> Container? {
        switch type {
        case CMARK_NODE_LINK:
            .link(
                destination: text.add(cmark_node_get_url(pointer)),
                title: text.add(cmark_node_get_title(pointer)))
        case CMARK_NODE_IMAGE:
            .image(
                destination: text.add(cmark_node_get_url(pointer)),
                title: text.add(cmark_node_get_title(pointer)))
        default: containerWithoutText
        }
    }

    var containerWithoutText: Container? {
        switch type {
        case CMARK_NODE_DOCUMENT: .document
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_LIST: .list(start: listStart)
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_PARAGRAPH: .paragraph(tight: isInTightList)
        case CMARK_NODE_HEADING:
            .heading(level: cmark_node_get_heading_level(pointer), anchor: .empty)
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link(destination: .empty, title: .empty)
        case CMARK_NODE_IMAGE: .image(destination: .empty, title: .empty)
        default: nil
        }
    }

    func range(in source: SourceText) -> Range<Int> {
        guard type.rawValue <= CMARK_NODE_LAST_BLOCK.rawValue else { return 0..<0 }
        return source.range(
            fromLine: Int(cmark_node_get_start_line(pointer)),
            column: Int(cmark_node_get_start_column(pointer)),
            throughLine: Int(cmark_node_get_end_line(pointer)))
    }

    private var listStart: Int32? {
        cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
            ? cmark_node_get_list_start(pointer) : nil
    }

    private var isInTightList: Bool {
        cmark_node_get_list_tight(cmark_node_parent(cmark_node_parent(pointer))) != 0
    }
}

extension EventText {
    /// Appends a string of libcmark, which ends with a zero.
    fileprivate mutating func add(_ string: UnsafePointer<CChar>?) -> TextRange {
        guard let string else { return .empty }
        return add(UnsafeRawBufferPointer(start: string, count: strlen(string)))
    }
}
