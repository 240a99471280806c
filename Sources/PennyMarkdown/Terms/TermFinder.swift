/// Finds the names of terms in a block's text: the leftmost, and of those
/// that start there the longest.
struct TermFinder {
    struct Match {
        /// The term; nil where several claim the name.
        var entry: Int?
        /// The scalars of the text.
        var range: Range<Int>
    }

    private let trie: NameTrie
    private let text: [FoldedText.Unit]

    static func matches(of names: TermNames, in text: FoldedText) -> [Match] {
        TermFinder(trie: names.trie, text: text.units).matches()
    }

    private func matches() -> [Match] {
        var matches: [Match] = []
        var index = 0
        while index < text.count {
            guard text[index].run >= 0, isBoundary(before: index), let found = name(at: index)
            else {
                index += 1
                continue
            }
            let scalars =
                text[index].range.lowerBound..<text[found.end - 1].range.upperBound
            matches.append(Match(entry: found.entry, range: scalars))
            index = found.end
        }
        return matches
    }

    /// The longest name that starts at a unit. Of a name and a plural that
    /// are equally long the name counts.
    private func name(at start: Int) -> (entry: Int?, end: Int)? {
        var best: (entry: Int?, end: Int)?
        var node = NameTrie.root
        var end = start
        while end < text.count, text[end].run == text[start].run,
            let next = trie.node(after: node, text[end].scalar)
        {
            node = next
            end += 1
            let forms = trie.forms(at: node)
            if !forms.isEmpty, let found = ending(of: forms, at: start..<end),
                found.end >= best?.end ?? 0
            {
                best = found
            }
        }
        return best
    }

    /// Where a name with its ending ends, and the one term it belongs to.
    private func ending(of forms: [NameForm], at name: Range<Int>) -> (entry: Int?, end: Int)? {
        let ends = forms.map { $0.accepts(text, at: name) ? end(of: $0, at: name) : nil }
        for isPlural in [false, true] {
            let found = zip(forms, ends).filter { $0.0.isPlural == isPlural && $0.1 != nil }
            guard let end = found.compactMap(\.1).max() else { continue }
            let claims = Set(forms.filter { $0.isPlural == isPlural }.map(\.entry))
            return (claims.count == 1 ? claims.first : nil, end)
        }
        return nil
    }

    private func end(of form: NameForm, at name: Range<Int>) -> Int? {
        var ends = [name.upperBound]
        if !form.isPlural {
            if let end = pass("s", after: name.upperBound, form) { ends.append(end) }
            if form.takesES, let end = pass("es", after: name.upperBound, form) { ends.append(end) }
        }
        ends += ends.compactMap { pass("'s", after: $0, form) }
        return ends.filter(isBoundary(after:)).max()
    }

    /// Passes an ending in the same stretch of text, in small letters where
    /// the name's capitals matter.
    private func pass(_ ending: String, after start: Int, _ form: NameForm) -> Int? {
        var end = start
        for scalar in ending.unicodeScalars {
            guard end < text.count, text[end].scalar == scalar,
                text[end].run == text[start - 1].run, !(form.isGated && text[end].isCapital)
            else { return nil }
            end += 1
        }
        return end
    }

    // MARK: - Boundaries

    private func isBoundary(before index: Int) -> Bool {
        guard index > 0 else { return true }
        let last = text[index - 1]
        if last.scalar == "'", index > 1, text[index].isWord { return !text[index - 2].isWord }
        return !last.isWord && !last.isJoint
    }

    private func isBoundary(after index: Int) -> Bool {
        guard index < text.count else { return true }
        let next = text[index]
        if next.scalar == "'", index + 1 < text.count { return !text[index + 1].isWord }
        return !next.isWord && !next.isJoint
    }
}
