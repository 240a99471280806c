import FoundationEssentials
import PennyDiagnostics

/// What a build has made, written beside the pages. Its presence is how a
/// later build knows that it may replace the folder.
struct Manifest {
    let pages: Int
    let rows: Int
    let files: [String]
    var pictures: [String: PictureStore.Entry] = [:]

    /// That of a million pages is half of it.
    static let byteLimit = 1 << 28

    private struct Contents: Codable {
        let files: [String]
        let generator: String
        let pages: Int
        /// Left out where there are none.
        let pictures: [String: PictureStore.Entry]?
        let rows: Int
    }

    func bytes() throws(DiagnosticError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let contents = Contents(
            files: files, generator: Pennypress.generator, pages: pages,
            pictures: pictures.isEmpty ? nil : pictures, rows: rows)
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

    /// The files that the build of this manifest has made; nil for bytes that
    /// are no manifest.
    static func files(in bytes: [UInt8]) -> Set<String>? {
        contents(bytes).map { Set($0.files) }
    }

    /// The pictures that it has made.
    static func pictures(in bytes: [UInt8]) -> [String: PictureStore.Entry] {
        contents(bytes)?.pictures ?? [:]
    }

    private static func contents(_ bytes: [UInt8]) -> Contents? {
        guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)),
            contents.generator.hasPrefix(Pennypress.name + " ")
        else { return nil }
        return contents
    }
}
