import PennyFiles

/// The changes that make an output the next one, on the disk before the first file is
/// changed: what a build that is broken off has done is undone by it.
struct OutputChanges: Equatable, Sendable {
    /// A file that the build has staged, by what it is known wherever it is.
    struct Staged: Equatable, Sendable {
        let path: String
        let mark: FileMark
    }

    /// Of the staging folder and the output.
    let seal: FolderSeal
    /// The files that go, in any order.
    var removed: [String] = []
    /// New files where there were none.
    var added: [Staged] = []
    /// New files in the places of others; the manifest is always one of them.
    var replaced: [Staged] = []
    /// The folders that are made for them, each before those in it.
    var folders: [String] = []
    /// The folders whose names become those of files, each before those in it.
    var cleared: [String] = []

    private static let first = "pennypress changes 2"
    private static let endingSize = 33

    // MARK: - Bytes

    /// No path holds the byte that ends each part.
    var bytes: [UInt8] {
        let lists = [removed, added.map(\.path), replaced.map(\.path), folders, cleared]
        var parts: [String] = []
        for list in lists { parts.append("\(list.count)") }
        for list in lists { parts += list }
        for file in added + replaced { parts.append("\(file.mark.number)") }
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
        var maker = FingerprintMaker()
        maker.add(bytes)
        return Array(maker.fingerprint.hex.utf8) + [0]
    }

    /// - Parameter seal: that of the folders as they are.
    /// - Returns: nil for bytes that are damaged, of other folders, or name what no build writes.
    init?(_ bytes: [UInt8], sealedBy seal: FolderSeal) {
        // Bytes that are not this program's own are not split: there may be a great many.
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
        let marks = texts.compactMap { UInt64($0) }.map(FileMark.init(number:))
        guard marks.count == texts.count, marks.count == lists[1].count + lists[2].count,
            lists.allSatisfy({ $0.allSatisfy(PublishedPath.isPath) })
        else { return nil }
        removed = lists[0]
        added = zip(lists[1], marks).map { Staged(path: $0, mark: $1) }
        replaced = zip(lists[2], marks.dropFirst(added.count)).map { Staged(path: $0, mark: $1) }
        folders = lists[3]
        cleared = lists[4]
    }

    init(_ seal: FolderSeal) { self.seal = seal }

    var isEmpty: Bool { removed.isEmpty && added.isEmpty && replaced.isEmpty }

    /// The mark of a file wherever it is: a move and a second name do not change it.
    static func mark(of state: FileState) -> FileMark {
        StandingOutput.mark(of: state, KeyRule())
    }
}

// MARK: - Finding

extension OutputChanges {
    /// Finds the changes that make the output equal to what was staged.
    ///
    /// - Parameters:
    ///   - old: the files that a build has made there.
    ///   - new: those that the output will have, the manifest apart.
    init(
        from old: OutputPaths, to new: OutputPaths, staging: StagingFolder, output: String,
        above: FileTree
    ) throws(FileError) {
        guard let seal = try Self.seal(staging, output, above) else {
            throw FileError(above.path(staging.name), FileError.notAFile)
        }
        self.init(seal)
        let files = try above.filesWithStates(below: staging.new)
        let paths = OutputPaths(files.map(\.path))
        let names = Set(paths.without(old)).subtracting([Address.manifest])
        for file in files {
            let staged = Staged(path: file.path, mark: Self.mark(of: file.state))
            if names.contains(file.path) { added.append(staged) } else { replaced.append(staged) }
        }
        let hasManifest = replaced.contains { $0.path == Address.manifest }
        removed = old.without(new).filter {
            PublishedPath.isPath($0) && !(hasManifest && $0 == Address.nextManifest)
        }
        for folder in paths.folders where !folder.isEmpty {
            let isThere = try above.standing(at: output + "/" + folder) == .folder
            if !isThere { folders.append(folder) }
        }
        cleared = Self.cleared(of: removed, for: names)
    }

    /// The folders of files that go whose names, or those of folders above them, files get.
    private static func cleared(of removed: [String], for files: Set<String>) -> [String] {
        var cleared: Set<String> = []
        return OutputPaths(removed).folders.filter { folder in
            let isCleared =
                files.contains(folder) || cleared.contains(FileSystem.split(folder).folder)
            if isCleared { cleared.insert(folder) }
            return isCleared
        }
    }

    /// The changes that a build was making in this staging folder, on this machine, to this output;
    /// nil for none, and for what another program or another machine has left there.
    static func unfinished(
        in staging: StagingFolder, output: String, above: FileTree
    ) throws(FileError) -> OutputChanges? {
        guard try above.standing(at: staging.plan) == .file,
            try above.isTrusted(staging.plan),
            let seal = try seal(staging, output, above)
        else { return nil }
        // What came with the folder may be of any size.
        let head = head(sealedBy: seal)
        guard try above.read(staging.plan, from: 0, count: head.count) == head else { return nil }
        return OutputChanges(try above.read(staging.plan, limit: byteLimit), sealedBy: seal)
    }

    private static let byteLimit = 1 << 30

    private static func seal(
        _ staging: StagingFolder, _ output: String, _ above: FileTree
    ) throws(FileError) -> FolderSeal? {
        try FolderSeal(of: [staging.name, output], in: above)
    }
}
