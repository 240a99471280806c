/// Where in a page the reading is: in its content, in a part of it that is passed over, in its
/// heading or its summary, or among the figures of a result.
struct PageState {
    private(set) var heading = PageText()
    private(set) var summary = PageText()
    private(set) var figures = PageEntries()
    private(set) var inputs = PageEntries()
    /// The locale in whose number style the page's form writes.
    private(set) var locale: String?

    /// An element that is passed over or has a list of values, with as many open ones of its name
    /// as must be closed before it ends.
    private struct Part {
        enum Role { case ignored, beside, result, inputs }
        let role: Role
        let code: PageElement.Code
        var depth = 1
    }

    /// What a text is kept for.
    private enum Target { case none, heading, summary }

    private let content: PageElement?
    private let scope: PageReader.Scope
    private var isInside: Bool
    private var isOver = false
    private var parts: [Part] = []
    /// The last of the parts.
    private var role: Part.Role?
    private var target = Target.none

    init(contentIn content: PageElement?, _ scope: PageReader.Scope) {
        self.content = content
        self.scope = scope
        isInside = content == nil
    }

    /// The element that holds a page's content; nil where all of the page is content. The first
    /// bytes of a page tell: its own template may do without `main`.
    static func content(of beginning: ArraySlice<UInt8>) -> PageElement? {
        var found: PageElement?
        for place in beginning.indices where beginning[place] == UInt8(ascii: "<") {
            let tag = beginning[(place + 1)...].prefix(5)
            if tag.starts(with: "main".utf8) { return .main }
            if tag.starts(with: "body".utf8) { found = .body }
        }
        return found
    }

    // MARK: - Words

    /// Whether words of this place are handed on or kept.
    var wantsWords: Bool {
        if !isInside || isOver || role == .ignored { return false }
        if handsOn || target != .none { return true }
        return role == .result ? figures.wantsWords : role == .inputs && inputs.wantsWords
    }

    /// Whether words of this place are handed on.
    var handsOn: Bool {
        isInside && !isOver && role != .ignored && (scope == .all || role == nil)
    }

    /// Whether a word is handed on; one that is kept apart is not.
    mutating func isHandedOn(_ word: [UInt8]) -> Bool {
        switch target {
        case .heading: heading.add(word)
        case .summary: summary.add(word)
        case .none:
            if role == .result { figures.add(word) }
            if role == .inputs { inputs.add(word) }
            return handsOn
        }
        return false
    }

    // MARK: - Tags

    /// Takes note of a tag.
    ///
    /// - Parameter block: the bytes that it was read from.
    /// - Returns: the element whose content is no markup, if one begins.
    mutating func take(_ tag: PageTag, _ block: [UInt8]) -> PageElement? {
        if !isInside || isOver {
            if tag.element == content {
                if tag.isEnd { isOver = isInside } else { isInside = true }
            }
            return Self.raw(tag)
        }
        if let last = parts.indices.last, parts[last].code == tag.code {
            if !tag.isEmpty { parts[last].depth += tag.isEnd ? -1 : 1 }
            if parts[last].depth == 0 { parts.removeLast() }
            role = parts.last?.role
        } else if !tag.isEnd, !tag.isEmpty, role != .ignored, let role = Self.role(of: tag, block) {
            // A script's end is passed over with it.
            if let raw = Self.raw(tag) { return raw }
            parts.append(Part(role: role, code: tag.code))
            self.role = role
        }
        if tag.isEnd, tag.element == content { isOver = true }
        if role == .ignored { return nil }
        takeText(tag, block)
        if role == .result { figures.take(tag, isList: { tag.hasClass("figures", block) }) }
        if role == .inputs { inputs.take(tag, isList: { true }) }
        if tag.element == .form, locale == nil, !tag.isEnd {
            locale = tag.attribute("data-locale", block)
        }
        return nil
    }

    private static func raw(_ tag: PageTag) -> PageElement? {
        !tag.isEnd && (tag.element == .script || tag.element == .style) ? tag.element : nil
    }

    private static func role(of tag: PageTag, _ block: [UInt8]) -> Part.Role? {
        switch tag.element {
        case .script, .style, .svg, .template, .nav, .noscript: return .ignored
        default: if tag.isHidden(block) { return .ignored }
        }
        switch tag.element {
        case .form: return .beside
        case .div:
            if tag.attribute("id", block) == "result" { return .result }
            return tag.hasClass("share", block) ? .ignored : nil
        case .section:
            if tag.attribute("id", block) == "understood" { return .inputs }
            return tag.hasClass("downloads", block) ? .beside : nil
        default: return nil
        }
    }

    private mutating func takeText(_ tag: PageTag, _ block: [UInt8]) {
        switch (tag.element, tag.isEnd) {
        case (.heading, true) where target == .heading: target = .none
        case (.paragraph, true) where target == .summary: target = .none
        case (.heading, false) where target == .none && heading.isEmpty: target = .heading
        case (.paragraph, false)
        where target == .none && summary.isEmpty && tag.hasClass("lead", block):
            target = .summary
        default: break
        }
    }
}
