import PennyDiagnostics
import PennyTemplates

/// A group of an edition, in the frame of its language and at addresses of the whole site.
struct EditionGroup: OutputGroup {
    let group: any OutputGroup
    let edition: Edition
    let frame: Frame

    var id: String { edition.prefix + group.id }
    var origin: String { group.origin }
    var place: SourceLocation { group.place }
    var template: String? { group.template }
    var outputs: [Output] {
        group.outputs.map { Output(path: edition.prefix + $0.path, isPage: $0.isPage) }
    }
    var head: PageHead? {
        group.head.map { head in
            var head = head
            head.path = edition.prefix + head.path
            return head
        }
    }

    func page(
        in frame: Frame, standalone: TemplateValues
    ) throws(DiagnosticError) -> [UInt8] {
        try group.page(in: self.frame, standalone: standalone)
    }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        var printed = try group.printed(in: self.frame)
        printed.files = printed.files.map { (edition.prefix + $0.path, $0.content) }
        return printed
    }

    var sample: any OutputGroup {
        EditionGroup(group: group.sample, edition: edition, frame: frame)
    }
}
