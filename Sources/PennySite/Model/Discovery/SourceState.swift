import PennyContent
import PennyDiagnostics
import PennyDiagnostics
import PennyFiles

/// The identity of a source file that was read.
struct SourceState: Sendable {
    /// The digest of all its bytes.
    let digest: Digest
    /// The file's state when it was opened; for a translation, after the state of its original.
    let states: [FileState]

    /// Returns the state of the file together with its translation.
    func beside(_ translation: SourceState) -> SourceState {
        var maker = DigestMaker()
        maker.add(digest)
        maker.add(translation.digest)
        return SourceState(digest: maker.digest, states: states + translation.states)
    }
}

/// The lines of a table of sets. A row is identified by its own lines and those above the rows.
struct TableLines {
    private let bytes: [UInt8]
    /// The offset of each line, and the end of the last one.
    private let starts: [Int]
    /// The digest of a translated table and its translation, which is part of every row's digest.
    private let whole: Digest?

    init(_ file: ContentText) {
        let text = file.text
        whole = file.original.map { original in
            var maker = DigestMaker()
            maker.add(original.text)
            maker.add(text)
            return maker.digest
        }
        let bytes = Array(text.utf8)
        self.bytes = bytes
        let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
        starts = [0] + ends.map { $0 + 1 } + [bytes.count]
    }

    /// Returns the digests of the rows, in their order.
    func digests(of sets: [SavedSet]) -> [Digest] {
        if let whole {
            return sets.map { set in
                var maker = DigestMaker()
                maker.add(set.id)
                maker.add(whole)
                return maker.digest
            }
        }
        let first = sets.first?.location.line ?? 1
        return sets.indices.map { index in
            let line = sets[index].location.line
            let next = index + 1 < sets.count ? sets[index + 1].location.line : starts.count
            var maker = DigestMaker()
            // A row without a name is named by its number.
            maker.add(sets[index].id)
            maker.add(lines(1, before: first))
            maker.add(lines(line, before: next))
            return maker.digest
        }
    }

    private func lines(_ line: Int, before end: Int) -> [UInt8] {
        let last = starts.count - 1
        return Array(bytes[starts[min(line - 1, last)]..<starts[min(max(end, line) - 1, last)]])
    }
}
