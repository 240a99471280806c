import PennyFiles

/// The file in which a build keeps what the next one may use. It is never needed: one that is
/// missing, damaged or of another version is as good as none.
struct MemoryFile {
    let tree: FileTree
    /// Where it is alone; nil for one that stands beside other files.
    private let folder: String?
    private let path: String

    private static let name = "builds"
    private static let start: UInt64 = 0x3620_796e_6e65_7000
    private static let headSize = 24
    private static let pieceSize = 1 << 16

    /// - Parameter folder: in the tree.
    init(_ folder: String, in tree: FileTree) {
        self.folder = folder
        self.tree = tree
        path = folder + "/" + Self.name
    }

    /// A file of its own name, which is read elsewhere.
    init(named name: String, in tree: FileTree) {
        folder = nil
        self.tree = tree
        path = name
    }

    /// That of an output folder; nil where it cannot be told where it lies.
    init?(of output: String) {
        do throws(FileError) {
            let place = try OutputPlace(output)
            self.init(place.memory, in: FileTree(place.parent))
        } catch {
            return nil
        }
    }

    // MARK: - Reading

    /// Nil where there is nothing that can be used.
    ///
    /// - Parameter held: a larger file stays where it is, and is read in parts.
    func read(held: Int = 16 << 20) -> BuildMemory? {
        do throws(FileError) {
            return try read(try OpenFile(path, in: tree), held)
        } catch {
            return nil
        }
    }

    private func read(_ file: OpenFile, _ held: Int) throws(FileError) -> BuildMemory? {
        let size = file.size
        guard size >= Self.headSize + 16 else { return nil }
        var head = MemoryReader(try file.read(from: 0, count: Self.headSize))
        guard head.number() == Self.start else { return nil }
        let turn = head.int()
        var checksum = Checksum()
        for start in stride(from: Self.headSize, to: size, by: Self.pieceSize) {
            let piece = try file.read(from: start, count: min(Self.pieceSize, size - start))
            checksum.add(piece[...])
        }
        guard head.number() == checksum.number else { return nil }
        var tail = MemoryReader(try file.read(from: size - 16, count: 16))
        let (end, count) = (tail.int(), tail.int())
        guard end >= Self.headSize, count >= 0, end + 8 * count == size - 16 else { return nil }
        var index = MemoryReader(try file.read(from: end, count: 8 * count))
        let places = (0..<count).map { _ in index.int() }
        let first = places.first ?? end
        var reader = MemoryReader(
            try file.read(from: Self.headSize, count: max(0, first - Self.headSize)))
        let facts = BuildMemory.Facts(&reader)
        guard reader.isSound, index.isSound else { return nil }
        let source =
            size <= held
            ? MemorySource.bytes(try file.read(from: 0, count: size)) : .file(file)
        return BuildMemory(facts, turn: turn, source, places + [end])
    }

    // MARK: - Writing

    /// Puts a new file in the place of the old one, in one step.
    ///
    /// - Parameters:
    ///   - count: how many sets there are.
    ///   - append: writes the set that is so far in the order of names.
    ///   - check: says in the end whether all could be read that was to be written.
    func write(
        _ facts: BuildMemory.Facts, turn: Int, count: Int,
        _ append: (Int, inout MemoryWriter) -> Void,
        check: () throws(FileError) -> Void = {}
    ) throws(FileError) {
        if let folder {
            try tree.makeFolders(folder)
            try write(Self.ignored, to: folder + "/.gitignore")
        }
        let staged = path + ".new"
        let file = try tree.begin(staged)
        try file.append(Self.head(turn, 0)[...])
        var out = MemoryWriter()
        facts.append(to: &out)
        var written = Self.headSize
        var checksum = Checksum()
        let first = written + out.bytes.count
        var sizes: [UInt32] = []
        sizes.reserveCapacity(count)
        for index in 0..<count {
            let start = out.bytes.count
            append(index, &out)
            sizes.append(UInt32(truncatingIfNeeded: out.bytes.count - start))
            try Self.flush(&out, &written, &checksum, to: file)
        }
        let end = written + out.bytes.count
        var place = first
        for size in sizes {
            out.add(place)
            place += Int(size)
            try Self.flush(&out, &written, &checksum, to: file)
        }
        out.add(end)
        out.add(count)
        try Self.flush(&out, &written, &checksum, to: file, all: true)
        try file.finish()
        try check()
        try tree.overwrite(staged, at: 0, with: Self.head(turn, checksum.number))
        try tree.rename(staged, to: path)
    }

    /// Counts a build that changed nothing else.
    func write(turn: Int) throws(FileError) {
        var out = MemoryWriter()
        out.add(turn)
        try tree.overwrite(path, at: 8, with: out.bytes)
    }

    private func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        if try tree.standing(at: path) != nil { return }
        let file = try tree.begin(path)
        try file.append(bytes[...])
        try file.finish()
    }

    /// Whoever keeps the site in git keeps nothing of this.
    private static let ignored = Array("*\n".utf8)

    private static func head(_ turn: Int, _ checksum: UInt64) -> [UInt8] {
        var out = MemoryWriter()
        out.add(start)
        out.add(turn)
        out.add(checksum)
        return out.bytes
    }

    private static func flush(
        _ out: inout MemoryWriter, _ written: inout Int, _ checksum: inout Checksum,
        to file: NewFile, all: Bool = false
    ) throws(FileError) {
        while out.bytes.count >= pieceSize || (all && !out.bytes.isEmpty) {
            let piece = out.bytes.prefix(pieceSize)
            checksum.add(piece)
            try file.append(piece)
            written += piece.count
            out.drop(piece.count)
        }
    }

    /// Of pieces of one size, but for the last.
    private struct Checksum {
        private var maker = FingerprintMaker()

        mutating func add(_ piece: ArraySlice<UInt8>) { maker.add(piece) }
        var number: UInt64 { maker.fingerprint.low }
    }
}

extension BuildMemory.Facts {
    fileprivate func append(to out: inout MemoryWriter) {
        out.add(program.path)
        out.add(program.mark)
        out.add(programPrint)
        out.add(reading)
        out.add(printing)
        out.add(pages)
        out.add(rows)
        out.add(files)
        out.add(setFiles)
        out.add(hasWarnings)
        out.add(asksPictures)
        for files in [sources, others, folders] {
            out.add(count: files.count)
            for file in files {
                out.add(file.path)
                out.add(file.mark)
            }
        }
        out.add(part) { out, part in part.append(to: &out) }
    }

    fileprivate init(_ reader: inout MemoryReader) {
        program = BuildMemory.File(path: reader.text(), mark: reader.mark())
        programPrint = reader.fingerprint()
        reading = reader.fingerprint()
        printing = reader.fingerprint()
        (pages, rows) = (reader.int(), reader.int())
        (files, setFiles) = (reader.int(), reader.int())
        (hasWarnings, asksPictures) = (reader.flag(), reader.flag())
        sources = reader.files()
        others = reader.files()
        folders = reader.files()
        part = reader.optional { PartFacts(&$0) } ?? nil
    }
}

extension MemoryReader {
    fileprivate mutating func files() -> [BuildMemory.File] {
        let count = count()
        var files: [BuildMemory.File] = []
        while isSound, files.count < count {
            files.append(BuildMemory.File(path: text(), mark: mark()))
        }
        return files
    }
}
