public import PennyDiagnostics

/// What turns drawings into pictures. A build has none of its own: it is handed one, where
/// the machine has one.
public protocol PictureMaker: Sendable {
    /// Makes pictures of drawings in SVG, all of one size, and hands on each.
    func makePictures(
        of drawings: [[UInt8]], width: Int, height: Int,
        _ take: (_ place: Int, _ png: [UInt8]) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError)
}
