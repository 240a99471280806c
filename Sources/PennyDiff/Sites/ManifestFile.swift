import PennyDiagnostics
import PennyFiles
import PennySite
import PennyText

/// What the manifest of a build says that comparing needs.
struct ManifestFile: Sendable {
    static let name = "pennypress.json"
    /// As large as a build reads it.
    private static let byteLimit = 1 << 28

    /// The program that made it: `Pennypress 0.1.0`.
    let generator: String
    let pages: Int
    /// The paths of all files but itself, in the order of their bytes.
    let files: [String]

    /// Reads the manifest in a folder.
    init(in tree: FileTree) throws(DiagnosticError) {
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try tree.read(Self.name, limit: Self.byteLimit)
        } catch {
            throw Self.error(.cannotRead(tree.path(Self.name), reason: error.reason), tree)
        }
        if bytes.count > Self.byteLimit {
            throw Self.error(.tooLarge(limit: Self.byteLimit), tree)
        }
        let contents: ManifestContents
        do throws(JSONProblem) {
            contents = try ManifestContents(bytes)
        } catch {
            let fault = Self.fault(error, in: bytes)
            throw Self.error(fault, tree, line: error.line, column: error.column)
        }
        guard ManifestContents.isOurs(contents.generator) else { throw Self.error(.notOurs, tree) }
        if let path = contents.files.first(where: { !Self.isPath($0) }) {
            throw Self.error(.notAPath(path), tree)
        }
        generator = contents.generator
        pages = contents.pages
        files = Self.inOrder(contents.files)
    }

    /// Whether a file is among those that were made.
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

    /// A build writes them in order, each once.
    private static func inOrder(_ files: [String]) -> [String] {
        func precedes(_ one: String, _ other: String) -> Bool {
            one.utf8.lexicographicallyPrecedes(other.utf8)
        }
        if zip(files, files.dropFirst()).allSatisfy(precedes) { return files }
        return Set(files).sorted(by: precedes)
    }

    // MARK: - Reading

    /// Another version may write its manifest in another way, and another program anything.
    private static func fault(_ problem: JSONProblem, in bytes: [UInt8]) -> DiffFault {
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
            return .notJSON(problem.reason)
        }
        guard let generator, ManifestContents.isOurs(generator) else { return .notOurs }
        return generator == Pennypress.generator
            ? .notJSON(problem.reason) : .otherVersion(generator, problem.reason)
    }

    /// A manifest is a file that anybody may have written: no path in it leads elsewhere.
    private static func isPath(_ path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false)
            .allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    }

    private static func error(
        _ fault: DiffFault, _ tree: FileTree, line: Int = 1, column: Int = 1
    ) -> DiagnosticError {
        DiffError.single(
            fault, SourceLocation(path: tree.path(name), line: line, column: column))
    }
}
