import PennyDiagnostics
import PennyFiles

@testable import PennySite

/// Makes pictures without a browser: of each drawing its digest.
struct FakePictures: PictureMaker {
    func makePictures(
        of drawings: [[UInt8]], width: Int, height: Int,
        _ take: (_ place: Int, _ png: [UInt8]) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        for (place, drawing) in drawings.enumerated() {
            try take(place, Array(SHA256.hexDigest(of: drawing).utf8))
        }
    }
}
