import PennyDiagnostics
import PennyFiles
import PennyTemplates

/// Files of the output that are made together. What a group can read is what it holds and the
/// frame that all pages share; nothing else is reachable from it.
protocol OutputGroup: Sendable {
    /// A name that stays the same from build to build: `set:calculations/first-home`.
    var id: String { get }
    /// The source file, or what else asks for it, for messages.
    var origin: String { get }
    /// Where that asks for it, as exactly as is known.
    var place: SourceLocation { get }
    /// What it makes, known before any of it is made.
    var outputs: [Output] { get }
    /// The template it is made with; nil without one.
    var template: String? { get }
    /// What the frame is told of its page; nil for a group without one.
    var head: PageHead? { get }

    /// The bytes of its page alone.
    ///
    /// - Parameter standalone: what a page that stands alone has in place of the site's values.
    func page(
        in frame: Frame, standalone: TemplateValues
    ) throws(DiagnosticError) -> [UInt8]

    /// Makes all its files.
    func printed(in frame: Frame) throws(DiagnosticError) -> Printed

    /// A group that shows the faults of the same template, and is made quickly.
    var sample: any OutputGroup { get }
}

extension OutputGroup {
    var place: SourceLocation { SourceLocation(path: origin) }
    var template: String? { head?.template }
    var head: PageHead? { nil }
    var sample: any OutputGroup { self }
    /// How many of its outputs are pages.
    var pages: Int { outputs.count(where: \.isPage) }

    func page(
        in frame: Frame, standalone: TemplateValues
    ) throws(DiagnosticError) -> [UInt8] { [] }
}

/// One file of the output, before it is made.
struct Output: Sendable {
    let path: String
    /// Whether it is a page with content of the site.
    var isPage = false
}

/// The files of a group.
struct Printed: Sendable {
    enum Content: Sendable {
        case bytes([UInt8])
        /// Bytes that are made when somebody asks for them: they may be there already.
        case making(@Sendable () -> [UInt8])
        /// Bytes that are never in memory together: what makes them hands on piece by piece.
        case pieces(Pieces)
        /// A copy of the file at a path below a folder.
        case file(FileTree, String)
        /// The picture of a drawing in SVG.
        case picture([UInt8])

        /// Those of a file that is made whole; nil for any other.
        var bytes: [UInt8]? {
            switch self {
            case .bytes(let bytes): bytes
            case .making(let make): make()
            case .pieces, .file, .picture: nil
            }
        }
    }

    typealias Pieces =
        @Sendable (_ take: ([UInt8]) throws(DiagnosticError) -> Void) throws(DiagnosticError) ->
        Void

    var files: [(path: String, content: Content)]
    /// The rows of the schedules in them.
    var rows = 0

    init(_ bytes: [UInt8], at path: String) { files = [(path, .bytes(bytes))] }
    init(_ files: [(path: String, content: Content)], rows: Int = 0) {
        self.files = files
        self.rows = rows
    }

    /// Makes what is made piece by piece, and lets go of it, to see whether it can be made.
    func check() throws(DiagnosticError) {
        for case (_, .pieces(let make)) in files { try make { _ in } }
    }
}
