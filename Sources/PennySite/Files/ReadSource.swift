import PennyContent
import PennyDiagnostics
import PennyDiagnostics
import PennyFiles

/// What a source file that was read is known by.
struct ReadSource: Sendable {
    /// Of all its bytes.
    let digest: Fingerprint
    /// As it was when it was opened.
    let state: FileState
}

/// The lines of a table of sets: a row is known by those it stands in, and those above the rows.
struct TableLines {
    private let bytes: [UInt8]
    /// Where each line begins, and where the last one ends.
    private let starts: [Int]

    init(_ text: String) {
        let bytes = Array(text.utf8)
        self.bytes = bytes
        let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
        starts = [0] + ends.map { $0 + 1 } + [bytes.count]
    }

    /// The digests of the rows, in their order.
    func digests(of sets: [SavedSet]) -> [Fingerprint] {
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
