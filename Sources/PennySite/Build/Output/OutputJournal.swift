import PennyFiles

/// The list of changes that turn the existing output into the new one. It is written to the disk
/// before the first file is changed, and undoes an interrupted build.
struct OutputJournal: Equatable, Sendable {
    /// A staged file with its stamp, which a move does not change.
    struct Staged: Equatable, Sendable {
        let path: String
        let stamp: FileStamp
    }

    /// Identifies the staging folder and the output.
    let seal: FolderSeal
    /// The files that are removed, in any order.
    var removed: [String] = []
    /// New files at paths that had none.
    var added: [Staged] = []
    /// New files that replace others; the manifest is always one of them.
    var replaced: [Staged] = []
    /// The folders that are made for new files, each before its subfolders.
    var folders: [String] = []
    /// The folders whose names become those of files, each before its subfolders.
    var cleared: [String] = []

    private static let first = "pennypress changes 2"
    private static let endingSize = 33

    // MARK: - Bytes

    /// Writes the list as bytes. No path contains the zero byte that ends each item.
    func makeBytes() -> [UInt8] {
        let lists = [removed, added.map(\.path), replaced.map(\.path), folders, cleared]
        var parts: [String] = []
        for list in lists { parts.append("\(list.count)") }
        for list in lists { parts += list }
        for file in added + replaced { parts.append("\(file.stamp.number)") }
        var bytes = Self.head(sealedBy: seal)
        for part in parts { bytes += Array(part.utf8) + [0] }
        return bytes + Self.ending(bytes[...])
    }

    /// The first bytes of the list.
    static func head(sealedBy seal: FolderSeal) -> [UInt8] {
        Array(Self.first.utf8) + [0] + Array(seal.digest.hex.utf8) + [0]
    }

    /// The last bytes of the list: a digest of those before.
    private static func ending(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var maker = DigestMaker()
        maker.add(bytes)
        return Array(maker.digest.hex.utf8) + [0]
    }

    /// - Parameter seal: the seal of the folders as they are.
    /// - Returns: nil for bytes that are damaged, belong to other folders, or name a path that no
    ///   build writes.
    init?(_ bytes: [UInt8], sealedBy seal: FolderSeal) {
        // Bytes of another program are not split, as there may be many of them.
        let head = Self.head(sealedBy: seal)
        let content = bytes.dropLast(Self.endingSize)
        guard bytes.starts(with: head), content.count > head.count, content.last == 0,
            bytes.dropFirst(content.count).elementsEqual(Self.ending(content))
        else { return nil }
        var texts = content.dropFirst(head.count).dropLast()
            .split(separator: 0, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }[...]
        self.seal = seal
        let counts = texts.prefix(5).compactMap { Int($0) }
        texts = texts.dropFirst(5)
        guard counts.count == 5 else { return nil }
        var lists: [[String]] = []
        for count in counts {
            guard count >= 0, count <= texts.count else { return nil }
            lists.append(Array(texts.prefix(count)))
            texts = texts.dropFirst(count)
        }
        let stamps = texts.compactMap { UInt64($0) }.map(FileStamp.init(number:))
        guard stamps.count == texts.count, stamps.count == lists[1].count + lists[2].count,
            lists.allSatisfy({ $0.allSatisfy(PublishedPath.isPath) })
        else { return nil }
        removed = lists[0]
        added = zip(lists[1], stamps).map { Staged(path: $0, stamp: $1) }
        replaced = zip(lists[2], stamps.dropFirst(added.count)).map { Staged(path: $0, stamp: $1) }
        folders = lists[3]
        cleared = lists[4]
    }

    init(_ seal: FolderSeal) { self.seal = seal }

    var isEmpty: Bool { removed.isEmpty && added.isEmpty && replaced.isEmpty }

    /// The stamp of a file wherever it is: a move or a second name does not change it.
    static func stamp(of state: FileState) -> FileStamp {
        ExistingOutput.stamp(of: state, CacheRule())
    }
}

// MARK: - Computing the changes

extension OutputJournal {
    /// Computes the changes that make the output equal to what was staged.
    ///
    /// - Parameters:
    ///   - old: the files of the existing output.
    ///   - new: the files of the new output, without the manifest.
    static func changes(
        from old: OutputPaths, to new: OutputPaths, staging: StagingFolder, output: String,
        above: FileTree
    ) throws(FileError) -> OutputJournal {
        guard let seal = try seal(staging, output, above) else {
            throw FileError(above.path(staging.name), FileError.notAFile)
        }
        var changes = OutputJournal(seal)
        let files = try above.filesWithStates(below: staging.new)
        let paths = OutputPaths(files.map(\.path))
        let names = Set(paths.without(old)).subtracting([Address.manifest])
        for file in files {
            let staged = Staged(path: file.path, stamp: stamp(of: file.state))
            if names.contains(file.path) {
                changes.added.append(staged)
            } else {
                changes.replaced.append(staged)
            }
        }
        let hasManifest = changes.replaced.contains { $0.path == Address.manifest }
        changes.removed = old.without(new).filter {
            PublishedPath.isPath($0) && !(hasManifest && $0 == Address.nextManifest)
        }
        for folder in paths.folders where !folder.isEmpty {
            let isThere = try above.existingKind(at: output + "/" + folder) == .folder
            if !isThere { changes.folders.append(folder) }
        }
        changes.cleared = cleared(of: changes.removed, for: names)
        return changes
    }

    /// The folders of removed files that new files, by their own names or those of folders above,
    /// replace.
    private static func cleared(of removed: [String], for files: Set<String>) -> [String] {
        var cleared: Set<String> = []
        return OutputPaths(removed).folders.filter { folder in
            let isCleared =
                files.contains(folder) || cleared.contains(FileSystem.split(folder).folder)
            if isCleared { cleared.insert(folder) }
            return isCleared
        }
    }

    /// The changes of an interrupted build in this staging folder, on this machine, to this output;
    /// nil if there are none, or if another program or machine has left them.
    static func unfinished(
        in staging: StagingFolder, output: String, above: FileTree
    ) throws(FileError) -> OutputJournal? {
        guard try above.existingKind(at: staging.plan) == .file,
            try above.isTrusted(staging.plan),
            let seal = try seal(staging, output, above)
        else { return nil }
        // A file that came with the folder may have any size.
        let head = head(sealedBy: seal)
        guard try above.read(staging.plan, from: 0, count: head.count) == head else { return nil }
        return OutputJournal(try above.read(staging.plan, limit: byteLimit), sealedBy: seal)
    }

    private static let byteLimit = 1 << 30

    private static func seal(
        _ staging: StagingFolder, _ output: String, _ above: FileTree
    ) throws(FileError) -> FolderSeal? {
        try FolderSeal(of: [staging.name, output], in: above)
    }
}
