import PennyDiagnostics
import PennyTemplates

/// What is made of a result: its page, its table, its data and its picture, all from one
/// calculation.
protocol ResultGroup: OutputGroup {
    var result: ResultPage { get }
    var pageHead: PageHead { get }
    var hasPicture: Bool { get }

    func content(in frame: Frame) throws(DiagnosticError) -> PageContent
}

extension ResultGroup {
    var head: PageHead? { pageHead }
    var outputs: [Output] { result.outputs(pageHead, hasPicture: hasPicture) }

    func page(
        in frame: Frame, standalone: TemplateValues
    ) throws(DiagnosticError) -> [UInt8] {
        try frame.page(pageHead, try content(in: frame), standalone: standalone)
    }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        result.printed(try frame.page(pageHead, try content(in: frame)), in: frame)
    }
}
