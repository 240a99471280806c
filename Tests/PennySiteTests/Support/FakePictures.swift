import PennyDiagnostics
import PennyFiles

@testable import PennySite

/// Makes pictures without a browser: of each drawing its digest.
struct FakePictures: PictureMaker {
    func makePictures(
        of drawings: [[UInt8]], width: Int, height: Int,
        _ receive: (_ index: Int, _ png: [UInt8]) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        for (index, drawing) in drawings.enumerated() {
            try receive(index, Array(SHA256.hexDigest(of: drawing).utf8))
        }
    }
}
