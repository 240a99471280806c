import PennyDiagnostics
import Foundation

/// What a build has made, written beside the pages. Its presence is how a
/// later build knows that it may replace the folder.
struct Manifest {
    let pages: Int
    let rows: Int
    let files: [String]

    private struct Contents: Encodable {
        let files: [String]
        let generator: String
        let pages: Int
        let rows: Int
    }

    func bytes() throws(DiagnosticError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let contents = Contents(
            files: files, generator: Pennypress.generator, pages: pages, rows: rows)
        do {
            return Array(try encoder.encode(contents)) + [UInt8(ascii: "\n")]
        } catch {
            throw DiagnosticError([
                Diagnostic(
                    .error, SiteFault.cannotWrite(Address.manifest, reason: "\(error)"),
                    at: SourceLocation(path: Address.manifest))
            ])
        }
    }
}
