import PennyDiagnostics
import PennyFiles
import PennyTemplates

/// Files of the output rendered together from one value. An artifact can read what it holds and the
/// layout, and nothing else.
protocol Artifact: Sendable {
    /// A stable name across builds: `set:calculations/first-home`.
    var id: String { get }
    /// The source file, or the reason for the artifact, for messages.
    var origin: String { get }
    /// The location in the source for messages, as exact as known.
    var location: SourceLocation { get }
    /// The files it renders, known before rendering.
    var outputs: [ArtifactFile] { get }
    /// The template that renders it; nil without one.
    var template: String? { get }
    /// The head of its page; nil for an artifact without a page.
    var head: PageHead? { get }

    /// Renders its page alone.
    ///
    /// - Parameter standalone: the values of a standalone page, instead of the site's.
    func page(
        in layout: Layout, standalone: TemplateValues
    ) throws(DiagnosticError) -> [UInt8]

    /// Renders all its files.
    func rendered(in layout: Layout) throws(DiagnosticError) -> RenderedFiles

    /// An artifact that shows the same template's faults and renders quickly.
    var sample: any Artifact { get }
}

extension Artifact {
    var location: SourceLocation { SourceLocation(path: origin) }
    var template: String? { head?.template }
    var head: PageHead? { nil }
    var sample: any Artifact { self }
    /// The number of its outputs that are pages.
    var pages: Int { outputs.count(where: \.isPage) }

    func page(
        in layout: Layout, standalone: TemplateValues
    ) throws(DiagnosticError) -> [UInt8] { [] }
}

/// One file of the output, before it is rendered.
struct ArtifactFile: Sendable {
    let path: String
    /// Whether it is a page with content of the site.
    var isPage = false
}

/// The rendered files of an artifact.
struct RenderedFiles: Sendable {
    enum Content: Sendable {
        case bytes([UInt8])
        /// Bytes rendered on demand: a sink may have them already.
        case making(@Sendable () -> [UInt8])
        /// Bytes written piece by piece, and never all in memory.
        case pieces(Pieces)
        /// A copy of the file at a path below a folder.
        case file(FileTree, String)
        /// A picture to be made of an SVG drawing.
        case picture([UInt8])

        /// Makes the bytes of a file that is in memory as a whole; nil for any other.
        func makeBytes() -> [UInt8]? {
            switch self {
            case .bytes(let bytes): bytes
            case .making(let make): make()
            case .pieces, .file, .picture: nil
            }
        }
    }

    typealias Pieces =
        @Sendable (_ write: @escaping ([UInt8]) throws(DiagnosticError) -> Void)
        throws(DiagnosticError) -> Void

    var files: [(path: String, content: Content)]
    /// The number of schedule rows in the files.
    var rows = 0

    init(_ bytes: [UInt8], at path: String) { files = [(path, .bytes(bytes))] }
    init(_ files: [(path: String, content: Content)], rows: Int = 0) {
        self.files = files
        self.rows = rows
    }

    /// Renders streamed content and discards it, to find its faults.
    func check() throws(DiagnosticError) {
        for case (_, .pieces(let make)) in files { try make { _ in } }
    }
}
