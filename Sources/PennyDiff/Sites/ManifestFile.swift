import PennyDiagnostics
import PennyFiles
import PennySite
import PennyText

/// The parts of a build's manifest that the comparison needs.
struct ManifestFile: Sendable {
    static let name = "pennypress.json"
    /// The size limit of a build.
    private static let byteLimit = ManifestContents.byteLimit

    /// The program that made it: `Pennypress 0.2.0`.
    let generator: String
    let pages: Int
    /// The output formats of each result, if they are limited: `page`, `csv`.
    let outputs: [String]?
    /// The paths of all files except the manifest, ordered by their bytes.
    let files: [String]
    /// The digest of each file; unknown if an earlier version has not recorded it.
    let contents: [FileDigest]
    /// The digest of the manifest.
    let own: FileDigest

    /// Reads the manifest in a folder.
    ///
    /// - Parameter name: the name, for a copy with another one.
    init(_ name: String = ManifestFile.name, in tree: FileTree) throws(DiagnosticError) {
        let shown = tree.path(name)
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try tree.read(name, limit: Self.byteLimit)
        } catch {
            throw Self.error(.diff.cannotRead(shown, error.reason), shown)
        }
        if bytes.count > Self.byteLimit {
            throw Self.error(.diff.tooLarge(Self.byteLimit), shown)
        }
        own = FileDigest(of: bytes)
        let contents: ManifestContents
        do throws(JSONProblem) {
            contents = try ManifestContents.read(bytes)
        } catch {
            let fault = Self.fault(error, in: bytes)
            throw Self.error(fault, shown, line: error.line, column: error.column)
        }
        guard ManifestContents.isOurs(contents.generator) else {
            throw Self.error(.diff.notOurs, shown)
        }
        if let path = contents.foreignPath {
            throw Self.error(.diff.notAPath(path), shown)
        }
        generator = contents.generator
        pages = contents.pages
        outputs = contents.outputs
        let entries = Self.inOrder(Array(zip(contents.files, contents.digests)))
        files = entries.map(\.path)
        self.contents = entries.map(\.content)
    }

    /// Whether the site has the data of its results.
    var hasData: Bool { outputs?.contains("json") ?? true }

    /// Whether a file is among those that the build made.
    func has(_ path: String) -> Bool {
        var (low, high) = (0, files.count)
        while low < high {
            let middle = (low + high) / 2
            if files[middle] == path { return true }
            if files[middle].utf8.lexicographicallyPrecedes(path.utf8) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return false
    }

    private typealias Entry = (path: String, content: FileDigest)

    /// Sorts the entries and removes duplicates. A build writes them in order, each once.
    private static func inOrder(_ entries: [Entry]) -> [Entry] {
        func precedes(_ one: Entry, _ other: Entry) -> Bool {
            one.path.utf8.lexicographicallyPrecedes(other.path.utf8)
        }
        if zip(entries, entries.dropFirst()).allSatisfy(precedes) { return entries }
        return Dictionary(entries) { first, _ in first }
            .map { (path: $0.key, content: $0.value) }.sorted(by: precedes)
    }

    // MARK: - Reading

    /// The fault of an invalid manifest. Another version may write it differently, and another
    /// program anything.
    private static func fault(_ problem: JSONProblem, in bytes: [UInt8]) -> Fault {
        var generator: String?
        do throws(JSONProblem) {
            var reader = JSONReader(bytes)
            try reader.object { (name, reader) throws(JSONProblem) in
                if name == "generator", reader.isTextNext() {
                    generator = try reader.text()
                } else {
                    try reader.skip()
                }
            }
        } catch {
            return .diff.notJSON(problem.reason)
        }
        guard let generator, ManifestContents.isOurs(generator) else { return .diff.notOurs }
        return generator == Pennypress.generator
            ? .diff.notJSON(problem.reason) : .diff.otherVersion(generator, problem.reason)
    }

    private static func error(
        _ fault: Fault, _ shown: String, line: Int = 1, column: Int = 1
    ) -> DiagnosticError {
        DiffError.single(fault, SourceLocation(path: shown, line: line, column: column))
    }
}
