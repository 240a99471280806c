import PennyContent
import PennyDiagnostics
import PennyDiagnostics
import PennyFiles

/// What a source file that was read is known by.
struct ReadSource: Sendable {
    /// Of all its bytes.
    let digest: Fingerprint
    /// As it was when it was opened, and of a translation its original before it.
    let states: [FileState]

    /// The same with what translates it.
    func beside(_ translation: ReadSource) -> ReadSource {
        var maker = FingerprintMaker()
        maker.add(digest)
        maker.add(translation.digest)
        return ReadSource(digest: maker.fingerprint, states: states + translation.states)
    }
}

/// The lines of a table of sets: a row is known by those it stands in, and those above the rows.
struct TableLines {
    private let bytes: [UInt8]
    /// Where each line begins, and where the last one ends.
    private let starts: [Int]
    /// The digest of a translated table and its translation, of which every row has a part.
    private let whole: Fingerprint?

    init(_ file: ContentText) {
        let text = file.text
        whole = file.original.map { original in
            var maker = FingerprintMaker()
            maker.add(original.text)
            maker.add(text)
            return maker.fingerprint
        }
        let bytes = Array(text.utf8)
        self.bytes = bytes
        let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
        starts = [0] + ends.map { $0 + 1 } + [bytes.count]
    }

    /// The digests of the rows, in their order.
    func digests(of sets: [SavedSet]) -> [Fingerprint] {
        if let whole {
            return sets.map { set in
                var maker = FingerprintMaker()
                maker.add(set.id)
                maker.add(whole)
                return maker.fingerprint
            }
        }
        let first = sets.first?.location.line ?? 1
        return sets.indices.map { index in
            let line = sets[index].location.line
            let next = index + 1 < sets.count ? sets[index + 1].location.line : starts.count
            var maker = FingerprintMaker()
            // A row without a name is called by its number.
            maker.add(sets[index].id)
            maker.add(lines(1, before: first))
            maker.add(lines(line, before: next))
            return maker.fingerprint
        }
    }

    private func lines(_ line: Int, before end: Int) -> [UInt8] {
        let last = starts.count - 1
        return Array(bytes[starts[min(line - 1, last)]..<starts[min(max(end, line) - 1, last)]])
    }
}
