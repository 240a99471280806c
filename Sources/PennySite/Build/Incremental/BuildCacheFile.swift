import PennyEngine
import PennyFiles

/// The file of the build cache. It is never needed: one that is missing, damaged, of another
/// version, of another folder or of another user is ignored.
struct BuildCacheFile {
    let tree: FileTree
    /// The folder that holds the file alone; nil for a file beside others.
    private let folder: String?
    private let path: String
    /// The output that the file is about; nil for a file that is read elsewhere.
    private let output: String?

    private static let name = "builds"
    private static let start: UInt64 = 0x3720_796e_6e65_7000
    /// The size of the header: magic number, count of builds, checksum and seal.
    private static let headSize = 40
    /// The size of the trailer: the offset of the index and the number of sets.
    private static let tailSize = 16
    private static let pieceSize = 1 << 16

    // More than a million saved sets and as many files need, and no more than fits into memory.
    private static let mostSets = 1 << 24
    private static let mostFacts = 1 << 28
    private static let mostBytesOfSet = 1 << 26

    /// A file of any name, which may be read elsewhere.
    init(named name: String, in tree: FileTree) {
        self.init(tree: tree, folder: nil, path: name, output: nil)
    }

    private init(tree: FileTree, folder: String?, path: String, output: String?) {
        self.tree = tree
        self.folder = folder
        self.path = path
        self.output = output
    }

    /// Finds the cache of an output folder; nil if the location of the folder cannot be resolved.
    static func find(for output: String) -> BuildCacheFile? {
        do throws(FileError) {
            let location = try OutputLocation.resolve(output)
            return BuildCacheFile(
                tree: location.above, folder: location.cache, path: location.cache + "/" + name,
                output: location.name)
        } catch {
            return nil
        }
    }

    /// Identifies the output folder and the folder of the file, so that copies of them do not
    /// count.
    private func seal() throws(FileError) -> Digest {
        guard let output, let folder else { return Digest(high: 0, low: 0) }
        guard let seal = try FolderSeal(of: [output, folder], in: tree) else {
            throw FileError(tree.path(output), FileError.notAFile)
        }
        return seal.digest
    }

    // MARK: - Reading

    /// Reads the cache; nil if there is none that can be used.
    ///
    /// - Parameters:
    ///   - calculators: those of the sets in it.
    ///   - held: the size in bytes up to which the file is read into memory. A larger file
    ///   stays on the disk, and sets are read one by one.
    func read(
        _ calculators: CalculatorCatalog, held: Int = 16 << 20
    ) -> BuildCache? {
        do throws(FileError) {
            if output != nil, try !tree.isTrusted(path) { return nil }
            return try read(try OpenFile(path, in: tree), calculators, held)
        } catch {
            return nil
        }
    }

    private func read(
        _ file: OpenFile, _ calculators: CalculatorCatalog, _ held: Int
    ) throws(FileError) -> BuildCache? {
        let size = file.size
        guard size >= Self.headSize + Self.tailSize else { return nil }
        var head = RecordReader(try file.read(from: 0, count: Self.headSize))
        guard head.number() == Self.start else { return nil }
        let round = head.int(in: 0...RecordReader.mostCount)
        let checksum = head.number()
        guard head.isSound, try head.digest() == seal(),
            let offsets = try offsets(of: file),
            try checksum == Self.checksum(of: file)
        else { return nil }
        let facts = try file.read(from: Self.headSize, count: offsets[0] - Self.headSize)
        var reader = RecordReader(facts)
        let known = BuildCache.Facts(&reader)
        guard reader.isSound else { return nil }
        let source =
            size <= held
            ? CacheBytes.bytes(try file.read(from: 0, count: size)) : .file(file)
        return BuildCache(known, round: round, source, offsets, calculators)
    }

    /// The offsets of the sets and the end of the last one; nil if they cannot be right.
    private func offsets(of file: OpenFile) throws(FileError) -> [Int]? {
        let last = file.size - Self.tailSize
        var tail = RecordReader(try file.read(from: last, count: Self.tailSize))
        let end = tail.int(in: Self.headSize...last)
        let count = tail.int(in: 0...Self.mostSets)
        guard tail.isSound, (last - end) / 8 == count, (last - end) % 8 == 0 else { return nil }
        var index = RecordReader(try file.read(from: end, count: last - end))
        var offsets: [Int] = []
        offsets.reserveCapacity(count + 1)
        for _ in 0..<count { offsets.append(index.int(in: Self.headSize...end)) }
        offsets.append(end)
        let areInOrder = zip(offsets, offsets.dropFirst()).allSatisfy { offset, next in
            offset <= next && next - offset <= Self.mostBytesOfSet
        }
        guard index.isSound, areInOrder, offsets[0] - Self.headSize <= Self.mostFacts else {
            return nil
        }
        return offsets
    }

    private static func checksum(of file: OpenFile) throws(FileError) -> UInt64 {
        var checksum = Checksum()
        for start in stride(from: headSize, to: file.size, by: pieceSize) {
            let count = min(pieceSize, file.size - start)
            checksum.add(try file.read(from: start, count: count)[...])
        }
        return checksum.number
    }

    // MARK: - Writing

    /// Replaces the file in one step.
    ///
    /// - Parameters:
    ///   - count: the number of sets.
    ///   - append: writes the set at an index in the order of names.
    ///   - check: runs at the end; throws if something that was to be written could not be read.
    func write(
        _ facts: BuildCache.Facts, round: Int, count: Int,
        _ append: (Int, inout RecordWriter) -> Void,
        check: () throws(FileError) -> Void = {}
    ) throws(FileError) {
        if let folder {
            try tree.makeFolders(folder)
            try write(Self.ignored, to: folder + "/.gitignore")
        }
        let staged = path + ".new"
        let seal = try seal()
        let file = try tree.begin(staged)
        try file.append(Self.head(round, 0, seal)[...])
        var out = RecordWriter()
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
        var offset = first
        for size in sizes {
            out.add(offset)
            offset += Int(size)
            try Self.flush(&out, &written, &checksum, to: file)
        }
        out.add(end)
        out.add(count)
        try Self.flush(&out, &written, &checksum, to: file, all: true)
        try file.finish()
        try check()
        try tree.overwrite(staged, at: 0, with: Self.head(round, checksum.number, seal))
        try tree.rename(staged, to: path)
    }

    /// Counts a build that changed nothing else.
    func write(round: Int) throws(FileError) {
        var out = RecordWriter()
        out.add(round)
        try tree.overwrite(path, at: 8, with: out.bytes)
    }

    private func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        if try tree.existingKind(at: path) != nil { return }
        let file = try tree.begin(path)
        try file.append(bytes[...])
        try file.finish()
    }

    /// Keeps the folder out of git.
    private static let ignored = Array("*\n".utf8)

    private static func head(
        _ round: Int, _ checksum: UInt64, _ seal: Digest
    ) -> [UInt8] {
        var out = RecordWriter()
        out.add(start)
        out.add(round)
        out.add(checksum)
        out.add(seal)
        return out.bytes
    }

    private static func flush(
        _ out: inout RecordWriter, _ written: inout Int, _ checksum: inout Checksum,
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

    /// A checksum of pieces that all have one size, except the last.
    private struct Checksum {
        private var maker = DigestMaker()

        mutating func add(_ piece: ArraySlice<UInt8>) { maker.add(piece) }
        var number: UInt64 { maker.digest.low }
    }
}
