import PennyFiles

/// The plan of a change as it is stored in a library: its steps, after the seal of the folders that
/// it was written for. A plan that came with a folder, or that was copied with it, has another
/// seal.
struct SealedPlan {
    let change: PendingChange
    /// Whether this program has written it here.
    let isOwn: Bool

    private static let word = "seal"
    /// The lines before the steps: the first identifies the format, the second has the seal.
    static let linesBeforeSteps = 2

    /// - Parameter seal: the seal of the folders in their current state.
    /// - Returns: nil for bytes that are no plan, or an incomplete one.
    init?(_ bytes: [UInt8], sealedBy seal: FolderSeal?) {
        guard var records = Records(bytes) else { return nil }
        let hasSeal = records.lines.first?.first == Self.word
        isOwn = hasSeal && seal != nil && records.lines[0] == [Self.word, seal?.digest.hex ?? ""]
        if hasSeal { records.lines.removeFirst() }
        guard let change = PendingChange(records) else { return nil }
        self.change = change
    }

    static func bytes(of change: PendingChange, sealedBy seal: FolderSeal) -> [UInt8] {
        var records = change.records
        records.lines.insert([word, seal.digest.hex], at: 0)
        return records.bytes
    }

    static func seal(in tree: FileTree) throws(FileError) -> FolderSeal? {
        try FolderSeal(of: ["", LibraryPaths.pending], in: tree)
    }
}
