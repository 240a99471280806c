import PennyFiles

/// The file in which a build keeps what the next one may use. It is never needed: one that is
/// missing, damaged, of another version, or not from this place and this user is as good as none.
struct MemoryFile {
    let tree: FileTree
    /// Where it is alone; nil for one that stands beside other files.
    private let folder: String?
    private let path: String
    /// The output that it is about; nil for a file that is read elsewhere.
    private let output: String?

    private static let name = "builds"
    private static let start: UInt64 = 0x3720_796e_6e65_7000
    /// The size of the kind, the count of builds, the checksum and the seal.
    private static let headSize = 40
    /// The size of the offset of the sets and their number.
    private static let tailSize = 16
    private static let pieceSize = 1 << 16

    // More than a million saved sets and as many files need, and no more than fits into memory.
    private static let mostSets = 1 << 24
    private static let mostFacts = 1 << 28
    private static let mostBytesOfSet = 1 << 26

    /// A file of its own name, which is read elsewhere.
    init(named name: String, in tree: FileTree) {
        folder = nil
        output = nil
        self.tree = tree
        path = name
    }

    /// That of an output folder; nil where it cannot be told where it lies.
    init?(of output: String) {
        do throws(FileError) {
            let place = try OutputPlace(output)
            folder = place.memory
            self.output = place.name
            tree = place.above
            path = place.memory + "/" + Self.name
        } catch {
            return nil
        }
    }

    /// Of the output and the folder of the file: one that is copied along with them is none.
    private func seal() throws(FileError) -> Fingerprint {
        guard let output, let folder else { return Fingerprint(high: 0, low: 0) }
        guard let seal = try FolderSeal(of: [output, folder], in: tree) else {
            throw FileError(tree.path(output), FileError.notAFile)
        }
        return seal.digest
    }

    // MARK: - Reading

    /// Nil where there is nothing that can be used.
    ///
    /// - Parameter held: a larger file stays where it is, and is read in parts.
    func read(held: Int = 16 << 20) -> BuildMemory? {
        do throws(FileError) {
            if output != nil, try !tree.isTrusted(path) { return nil }
            return try read(try OpenFile(path, in: tree), held)
        } catch {
            return nil
        }
    }

    private func read(_ file: OpenFile, _ held: Int) throws(FileError) -> BuildMemory? {
        let size = file.size
        guard size >= Self.headSize + Self.tailSize else { return nil }
        var head = MemoryReader(try file.read(from: 0, count: Self.headSize))
        guard head.number() == Self.start else { return nil }
        let turn = head.int(in: 0...MemoryReader.mostCount)
        let checksum = head.number()
        guard head.isSound, try head.fingerprint() == seal(),
            let places = try places(of: file),
            try checksum == Self.checksum(of: file)
        else { return nil }
        let facts = try file.read(from: Self.headSize, count: places[0] - Self.headSize)
        var reader = MemoryReader(facts)
        let known = BuildMemory.Facts(&reader)
        guard reader.isSound else { return nil }
        let source =
            size <= held
            ? MemorySource.bytes(try file.read(from: 0, count: size)) : .file(file)
        return BuildMemory(known, turn: turn, source, places)
    }

    /// The offsets of the sets, and the end of the last one; nil if they cannot be right.
    private func places(of file: OpenFile) throws(FileError) -> [Int]? {
        let last = file.size - Self.tailSize
        var tail = MemoryReader(try file.read(from: last, count: Self.tailSize))
        let end = tail.int(in: Self.headSize...last)
        let count = tail.int(in: 0...Self.mostSets)
        guard tail.isSound, (last - end) / 8 == count, (last - end) % 8 == 0 else { return nil }
        var index = MemoryReader(try file.read(from: end, count: last - end))
        var places: [Int] = []
        places.reserveCapacity(count + 1)
        for _ in 0..<count { places.append(index.int(in: Self.headSize...end)) }
        places.append(end)
        let areInOrder = zip(places, places.dropFirst()).allSatisfy { place, next in
            place <= next && next - place <= Self.mostBytesOfSet
        }
        guard index.isSound, areInOrder, places[0] - Self.headSize <= Self.mostFacts else {
            return nil
        }
        return places
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
        let seal = try seal()
        let file = try tree.begin(staged)
        try file.append(Self.head(turn, 0, seal)[...])
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
        try tree.overwrite(staged, at: 0, with: Self.head(turn, checksum.number, seal))
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

    private static func head(
        _ turn: Int, _ checksum: UInt64, _ seal: Fingerprint
    ) -> [UInt8] {
        var out = MemoryWriter()
        out.add(start)
        out.add(turn)
        out.add(checksum)
        out.add(seal)
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
