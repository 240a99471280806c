public import PennyDiagnostics

/// Converts drawings into pictures. A build has no converter of its own: its caller passes one
/// where the machine has one.
public protocol PictureMaker: Sendable {
    /// Makes PNG pictures of SVG drawings, all of one size in pixels, and passes each to `receive`.
    func makePictures(
        of drawings: [[UInt8]], width: Int, height: Int,
        _ receive: (_ index: Int, _ png: [UInt8]) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError)
}
