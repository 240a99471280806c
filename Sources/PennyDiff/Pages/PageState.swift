/// The state of reading a page: in its content, in a skipped part, in its heading or summary, or
/// among the figures of a result.
struct PageState {
    private(set) var heading = PageText()
    private(set) var summary = PageText()
    private(set) var figures = PageEntries()
    private(set) var inputs = PageEntries()
    /// The locale whose number style the page's form uses.
    private(set) var locale: String?

    /// An element that is skipped or has a list of values, with the number of open elements of its
    /// name that must be closed before it ends.
    private struct Part {
        enum Role { case ignored, beside, result, inputs }
        let role: Role
        let code: ElementKind.Code
        var depth = 1
    }

    /// The destination of a collected text.
    private enum Target { case none, heading, summary }

    private let content: ElementKind?
    private let scope: PageTextReader.Scope
    private var isInside: Bool
    private var isOver = false
    private var parts: [Part] = []
    /// The role of the innermost part.
    private var role: Part.Role?
    private var target = Target.none

    init(contentIn content: ElementKind?, _ scope: PageTextReader.Scope) {
        self.content = content
        self.scope = scope
        isInside = content == nil
    }

    /// The element with a page's content; nil if all of the page is content. It is determined from
    /// the first bytes, since a template of the site may do without `main`.
    static func content(of beginning: ArraySlice<UInt8>) -> ElementKind? {
        var found: ElementKind?
        for index in beginning.indices where beginning[index] == UInt8(ascii: "<") {
            let tag = beginning[(index + 1)...].prefix(5)
            if tag.starts(with: "main".utf8) { return .main }
            if tag.starts(with: "body".utf8) { found = .body }
        }
        return found
    }

    // MARK: - Words

    /// Whether the current words are returned or collected.
    var wantsWords: Bool {
        if !isInside || isOver || role == .ignored { return false }
        if returnsWords || target != .none { return true }
        return role == .result ? figures.wantsWords : role == .inputs && inputs.wantsWords
    }

    /// Whether the current words are returned.
    var returnsWords: Bool {
        isInside && !isOver && role != .ignored && (scope == .all || role == nil)
    }

    /// Whether a word is returned; a collected one is not.
    mutating func isReturned(_ word: [UInt8]) -> Bool {
        switch target {
        case .heading: heading.add(word)
        case .summary: summary.add(word)
        case .none:
            if role == .result { figures.add(word) }
            if role == .inputs { inputs.add(word) }
            return returnsWords
        }
        return false
    }

    // MARK: - Tags

    /// Updates the state for a tag.
    ///
    /// - Parameter block: the bytes that it was read from.
    /// - Returns: the element whose content is no markup, if one begins.
    mutating func read(_ tag: PageTag, _ block: [UInt8]) -> ElementKind? {
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
            // The end of a script is passed with it.
            if let raw = Self.raw(tag) { return raw }
            parts.append(Part(role: role, code: tag.code))
            self.role = role
        }
        if tag.isEnd, tag.element == content { isOver = true }
        if role == .ignored { return nil }
        readText(tag, block)
        if role == .result { figures.read(tag, isList: { tag.hasClass("figures", block) }) }
        if role == .inputs { inputs.read(tag, isList: { true }) }
        if tag.element == .form, locale == nil, !tag.isEnd {
            locale = tag.attribute("data-locale", block)
        }
        return nil
    }

    private static func raw(_ tag: PageTag) -> ElementKind? {
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

    private mutating func readText(_ tag: PageTag, _ block: [UInt8]) {
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
