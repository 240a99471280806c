/// Finds the names of terms in a block's text: the leftmost, and of those
/// that start there the longest.
struct TermFinder {
    struct Match {
        /// The term; nil where several claim the name.
        var entry: Int?
        /// The bytes of the text.
        var range: Range<Int>
    }

    private static let plural: [Unicode.Scalar] = ["s"]
    private static let longPlural: [Unicode.Scalar] = ["e", "s"]
    private static let genitive: [Unicode.Scalar] = ["'", "s"]

    private let trie: NameTrie
    private let text: [FoldedText.Unit]

    static func matches(of names: TermNames, in text: FoldedText) -> [Match] {
        TermFinder(trie: names.trie, text: text.units).matches()
    }

    private func matches() -> [Match] {
        var matches: [Match] = []
        var index = 0
        while index < text.count {
            guard text[index].run >= 0, isBoundary(before: index), let found = word(at: index)
            else {
                index += 1
                continue
            }
            let bytes = Int(text[index].start)..<Int(text[found.end - 1].end)
            matches.append(Match(entry: found.entry, range: bytes))
            index = found.end
        }
        return matches
    }

    /// The longest name that starts at a unit, or in Arabic after a prefix there. The prefix
    /// belongs to the word, whose letters stay together.
    private func word(at start: Int) -> (entry: Int?, end: Int)? {
        var best = name(at: start, from: start, NameTrie.root)
        guard WordScript(text[start].scalar) == .arabic else { return best }
        for length in ArabicPrefix.lengths(in: text, at: start) {
            let first = start + length
            if let found = name(at: first, from: first, NameTrie.root),
                found.end >= first + ArabicPrefix.leastLetters, found.end > best?.end ?? 0
            {
                best = found
            }
        }
        return best
    }

    /// The longest name that starts at a unit, of which the letters before `position` lead to a
    /// node. A name precedes a plural of the same length.
    private func name(
        at start: Int, from position: Int, _ origin: Int32
    ) -> (entry: Int?, end: Int)? {
        var best: (entry: Int?, end: Int)?
        var node = origin
        var end = position
        while end < text.count, text[end].run == text[start].run,
            let next = trie.node(after: node, text[end].scalar)
        {
            node = next
            end += 1
            if trie.hasForms(at: node),
                let found = ending(of: trie.forms(at: node), at: start..<end),
                found.end >= best?.end ?? 0
            {
                best = found
            }
            // Words behind the first one of an Arabic name can have the article, too.
            if text[end - 1].scalar == " ", end < text.count, text[end].run == text[start].run,
                ArabicPrefix.matches(ArabicPrefix.article, in: text, at: end),
                let found = name(at: start, from: end + ArabicPrefix.article.count, node),
                found.end > best?.end ?? 0
            {
                best = found
            }
        }
        return best
    }

    /// The end of a name with its ending, and the one term it belongs to.
    private func ending(of forms: [NameForm], at name: Range<Int>) -> (entry: Int?, end: Int)? {
        for isPlural in [false, true] {
            var longest: Int?
            for form in forms where form.isPlural == isPlural && form.accepts(text, at: name) {
                if let end = end(of: form, at: name), end > longest ?? 0 { longest = end }
            }
            guard let longest else { continue }
            let claims = forms.lazy.filter { $0.isPlural == isPlural }.map(\.entry)
            let isClaimedOnce = claims.allSatisfy { $0 == claims.first }
            return (isClaimedOnce ? claims.first : nil, longest)
        }
        return nil
    }

    private func end(of form: NameForm, at name: Range<Int>) -> Int? {
        var longest: Int?
        func consider(_ end: Int?) {
            guard let end else { return }
            if isBoundary(after: end), end > longest ?? 0 { longest = end }
            if let end = pass(Self.genitive, after: end, form), isBoundary(after: end),
                end > longest ?? 0
            {
                longest = end
            }
        }
        consider(name.upperBound)
        if !form.isPlural {
            consider(pass(Self.plural, after: name.upperBound, form))
            if form.hasESPlural { consider(pass(Self.longPlural, after: name.upperBound, form)) }
        }
        return longest
    }

    /// Passes an ending in the same stretch of text, in small letters where
    /// the name's capitals matter.
    private func pass(_ ending: [Unicode.Scalar], after start: Int, _ form: NameForm) -> Int? {
        guard start + ending.count <= text.count else { return nil }
        for index in ending.indices {
            let unit = text[start + index]
            guard unit.scalar == ending[index], unit.run == text[start - 1].run,
                !(form.isGated && unit.isCapital)
            else { return nil }
        }
        return start + ending.count
    }

    // MARK: - Boundaries

    private func isBoundary(before index: Int) -> Bool {
        guard index > 0 else { return true }
        let last = text[index - 1]
        if last.scalar == "'", index > 1, text[index].isWord { return !text[index - 2].isWord }
        if last.isWord {
            return text[index].isWord && !WordScript.isOneWord(last.scalar, text[index].scalar)
        }
        return !last.isJoint
    }

    private func isBoundary(after index: Int) -> Bool {
        guard index < text.count else { return true }
        let next = text[index]
        if next.scalar == "'", index + 1 < text.count { return !text[index + 1].isWord }
        if next.isWord {
            let last = text[index - 1]
            return last.isWord && !WordScript.isOneWord(last.scalar, next.scalar)
        }
        return !next.isJoint
    }
}
