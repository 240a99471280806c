import PennyDiagnostics
import PennyTemplates

/// The files of a result: its page, table, data and picture, all from one calculation.
protocol ResultArtifact: Artifact {
    var result: ResultContent { get }
    var pageHead: PageHead { get }
    var hasPicture: Bool { get }

    func content(in layout: Layout) throws(DiagnosticError) -> PageContent
}

extension ResultArtifact {
    var head: PageHead? { pageHead }
    var outputs: [ArtifactFile] { result.outputs(pageHead, hasPicture: hasPicture) }

    func page(
        in layout: Layout, standalone: TemplateValues
    ) throws(DiagnosticError) -> [UInt8] {
        try layout.page(pageHead, try content(in: layout), standalone: standalone)
    }

    func rendered(in layout: Layout) throws(DiagnosticError) -> RenderedFiles {
        result.rendered(try layout.page(pageHead, try content(in: layout)), in: layout)
    }
}
