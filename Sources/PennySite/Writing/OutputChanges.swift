import PennyFiles

/// How an output becomes the next one: files that go, and staged ones that take their places.
/// Written down and on the disk before the first is made, the changes are made to the end by
/// the next build if something stops this one.
struct OutputChanges: Equatable {
    /// The staging folder, beside the output.
    let staging: String
    /// In any order.
    let removed: [String]
    /// In the order in which they come; those that tell of the others last.
    let staged: [String]

    private static let first = "pennypress changes 1"
    private static let last = "end"

    // MARK: - Writing down

    /// No path holds the byte that ends each part.
    var bytes: [UInt8] {
        let parts =
            [Self.first, staging, "\(removed.count)", "\(staged.count)"] + removed + staged
            + [Self.last]
        return parts.flatMap { Array($0.utf8) + [0] }
    }

    /// Nil for bytes that are no changes, or not all of them.
    init?(_ bytes: [UInt8]) {
        let parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard parts.count >= 6, parts[0] == Self.first, let gone = Int(parts[2]),
            let new = Int(parts[3]), gone >= 0, new >= 0, gone < parts.count, new < parts.count,
            parts.count == 6 + gone + new, parts[4 + gone + new] == Self.last, parts.last == ""
        else { return nil }
        staging = parts[1]
        removed = Array(parts[4..<4 + gone])
        staged = Array(parts[4 + gone..<4 + gone + new])
    }

    init(staging: String, removed: [String], staged: [String]) {
        self.staging = staging
        self.removed = removed
        self.staged = staged
    }

    // MARK: - Making

    /// Makes the changes, or what is left of them.
    ///
    /// - Parameters:
    ///   - output: the name of the output in the folder above it.
    func make(in output: String, above: FileTree) throws(FileError) {
        for path in removed {
            let path = output + "/" + path
            guard let kind = try above.standing(at: path), kind != .folder else { continue }
            try above.remove(path)
        }
        for folder in OutputPaths(removed).folders.reversed() where !folder.isEmpty {
            try above.removeEmptyFolder(output + "/" + folder)
        }
        for folder in OutputPaths(staged).folders where !folder.isEmpty {
            try above.makeFolders(output + "/" + folder)
        }
        try move(staged.indices.dropLast(), to: output, above)
        try move(staged.indices.suffix(1), to: output, above)
    }

    private func move(
        _ places: Range<Int>, to output: String, _ above: FileTree
    ) throws(FileError) {
        let runs = Array(stride(from: places.lowerBound, to: places.upperBound, by: Self.run))
        let faults = Workers(Self.threads).map(runs.count) { number -> FileError? in
            var moves = FileMoves(from: staging, to: output, in: above)
            do throws(FileError) {
                for path in staged[runs[number]..<min(runs[number] + Self.run, places.upperBound)] {
                    try moves.move(path)
                }
                return nil
            } catch {
                return error
            }
        }
        if let fault = faults.lazy.compactMap(\.self).first { throw fault }
    }

    /// More than there are processors: a move takes as long as the disk needs to give back the
    /// blocks of the file that had the name before.
    private static let threads = 8
    /// How many files a thread moves at a time.
    private static let run = 100
}
