import PennyContent
public import PennyDiagnostics
public import PennyEngine
import PennyFiles
public import PennyMarkup

/// Computes the sets of one file, without building a site.
public struct SingleFile {
    /// A set of the file with its result.
    public struct Computed {
        public let id: String
        /// The title with this set's own figures filled in.
        public let title: String
        public let result: Calculation
        public let readers: Readers
    }

    private let path: String
    private let bytes: [UInt8]
    private let context: SiteContext

    /// Reads the file at `path`, in the context of the site around it.
    public static func read(_ path: String) throws(DiagnosticError) -> SingleFile {
        let bytes = try SourceFile.bytes(path, limit: ContentText.byteLimit)
        return SingleFile(path, bytes, try SiteContext.read(around: path))
    }

    /// Takes bytes from elsewhere, such as standard input, outside any site.
    public init(bytes: [UInt8], named path: String) {
        self.init(path, bytes, .standard)
    }

    private init(_ path: String, _ bytes: [UInt8], _ context: SiteContext) {
        self.path = path
        self.bytes = bytes
        self.context = context
    }

    /// Computes the file's sets, with some inputs replaced.
    ///
    /// - Throws: every fault of the file and of the replacements.
    public func compute(
        replacing replacements: [(name: String, value: String)] = []
    ) throws(DiagnosticError) -> [Computed] {
        var computed: [Computed] = []
        let reading = try sets()
        var diagnostics = reading.diagnostics
        for set in reading.value ?? [] {
            do throws(DiagnosticError) {
                computed.append(try compute(Self.replace(replacements, in: set)))
            } catch {
                diagnostics += error.diagnostics
            }
        }
        // Otherwise a faulty replacement would be reported once a row.
        if !diagnostics.isEmpty { throw DiagnosticError(Array(Set(diagnostics))) }
        return computed
    }

    private func compute(_ set: SavedSet) throws(DiagnosticError) -> Computed {
        let set = try context.resolved(set)
        let result = try set.calculation(context.inputs)
        return Computed(
            id: set.id, title: context.title(of: set, result), result: result,
            readers: context.readers)
    }

    // MARK: - Reading

    private func sets() throws(DiagnosticError) -> Reading<[SavedSet]> {
        let text = try withOriginal(try ContentText(path: path, bytes: bytes))
        let reader = context.reader
        let stem = SourceFolder.id(text.original?.path ?? path)
        let id = Slug.isValid(stem) ? stem : Slug.suggestion(for: stem)
        switch format(of: text.text) {
        case .table: return reader.read(csv: text, id: id)
        case .markdown: return reader.read(markdown: text, id: id).map { [$0] }
        case .data: return reader.read(yaml: text, id: id).map { [$0] }
        }
    }

    /// Combines a translation with its original, if the site has the language.
    private func withOriginal(_ text: ContentText) throws(DiagnosticError) -> ContentText {
        let outer = SourceFolder.stem(path)
        let inner = SourceFolder.stem(outer)
        let code = outer.dropFirst(inner.count + 1).lowercased()
        let languages = context.configuration?.languages ?? []
        guard inner.count < outer.count, languages.contains(where: { $0.code == code }) else {
            return text
        }
        for ending in ContentKinds.folders.flatMap(\.allEndings) {
            let kind = try SourceFile.attempt(inner + ending) { () throws(FileError) in
                try FileSystem.entryKind(of: inner + ending)
            }
            guard kind == .file else { continue }
            let bytes = try SourceFile.bytes(inner + ending, limit: ContentText.byteLimit)
            return text.translating(try ContentText(path: inner + ending, bytes: bytes))
        }
        return text
    }

    /// The format of a file, by its ending or else by its first line.
    private func format(of text: String) -> ContentFormat {
        if let format = ContentFormat(of: path) { return format }
        let line = text.prefix { !$0.isNewline }
        let isHeader = line.contains(",") && !line.contains(where: { ":{[".contains($0) })
        return line.hasPrefix("---") ? .markdown : isHeader ? .table : .data
    }

    private static func replace(
        _ replacements: [(name: String, value: String)], in set: SavedSet
    ) -> SavedSet {
        var inputs = set.inputs
        var locations = set.inputLocations
        for (name, value) in replacements {
            let input = RawInput(name, value)
            if let index = inputs.firstIndex(where: { $0.name == name }) {
                inputs[index] = input
            } else {
                inputs.append(input)
            }
            locations.setLocation(of: name, to: SourceLocation.option("--set \(name)=\(value)"))
        }
        return set.replacing(inputs, locations: locations)
    }
}
