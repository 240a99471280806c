import PennyDiagnostics
import PennyTemplates

/// An artifact of an edition, in the layout of its language and at addresses of the whole site.
struct EditionArtifact: Artifact {
    let artifact: any Artifact
    let edition: Edition
    let layout: Layout

    var id: String { edition.prefix + artifact.id }
    var origin: String { artifact.origin }
    var location: SourceLocation { artifact.location }
    var template: String? { artifact.template }
    var outputs: [ArtifactFile] {
        artifact.outputs.map { ArtifactFile(path: edition.prefix + $0.path, isPage: $0.isPage) }
    }
    var head: PageHead? {
        artifact.head.map { head in
            var head = head
            head.path = edition.prefix + head.path
            return head
        }
    }

    func page(
        in layout: Layout, standalone: TemplateValues
    ) throws(DiagnosticError) -> [UInt8] {
        try artifact.page(in: self.layout, standalone: standalone)
    }

    func rendered(in layout: Layout) throws(DiagnosticError) -> RenderedFiles {
        var rendered = try artifact.rendered(in: self.layout)
        rendered.files = rendered.files.map { (edition.prefix + $0.path, $0.content) }
        return rendered
    }

    var sample: any Artifact {
        EditionArtifact(artifact: artifact.sample, edition: edition, layout: layout)
    }
}
