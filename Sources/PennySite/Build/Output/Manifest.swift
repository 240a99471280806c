import PennyContent
import PennyDiagnostics
import PennyFiles
import PennyMarkup
import PennyText

/// The manifest of a build, written beside the pages. Its presence tells a later build that it may
/// replace the folder.
struct Manifest: Sendable {
    let pages: Int
    let rows: Int
    let files: OutputPaths
    var pictures: [String: PictureStore.Entry] = [:]
    /// The kinds of files made of each result.
    var outputs = ResultOutputs.all
    /// The digest of a file, by its entry and ending.
    let content: @Sendable (_ entry: OutputPaths.Entry, _ ending: String) -> FileDigest

    /// The size in bytes of the pieces that are written.
    private static let pieceSize = 64 * 1024

    func bytes() -> [UInt8] {
        var bytes: [UInt8] = []
        write { bytes += $0 }
        return bytes
    }

    /// Writes the manifest in pieces, so that a long one is never in memory as a whole.
    func write<Failure>(_ write: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
        var out = Bytes()
        out.raw("{\n  \"files\" : [\n")
        var isFirst = true
        for entry in files.entries {
            for ending in entry.endings {
                out.raw(isFirst ? "    " : ",\n    ")
                isFirst = false
                Self.append(entry.stem + ending, content(entry, ending), to: &out)
            }
            try Self.flush(&out, from: Self.pieceSize, write)
        }
        out.raw("\n  ],\n  \"generator\" : ")
        out.json(Pennypress.generator, .file)
        if outputs != .all {
            out.raw(",\n  \"outputs\" : [")
            for (index, word) in outputs.words.enumerated() {
                if index > 0 { out.raw(", ") }
                out.json(word, .file)
            }
            out.raw("]")
        }
        out.raw(",\n  \"pages\" : ")
        out.number(pages)
        if !pictures.isEmpty {
            out.raw(",\n  \"pictures\" : {\n")
            for (index, path) in pictures.keys.sorted().enumerated() {
                if index > 0 { out.raw(",\n") }
                Self.append(path, pictures[path], to: &out)
                try Self.flush(&out, from: Self.pieceSize, write)
            }
            out.raw("\n  }")
        }
        out.raw(",\n  \"rows\" : ")
        out.number(rows)
        out.raw("\n}\n")
        try Self.flush(&out, from: 0, write)
    }

    /// Writes a file on a line of its own, so that manifests can be compared line by line.
    private static func append(_ path: String, _ content: FileDigest, to out: inout Bytes) {
        out.raw("{\"path\": ")
        out.json(path, .file)
        out.raw(", \"size\": ")
        out.number(content.size)
        out.raw(", \"digest\": ")
        out.json(content.digest.hex, .file)
        out.raw("}")
    }

    private static func append(_ path: String, _ picture: PictureStore.Entry?, to out: inout Bytes)
    {
        out.raw("    ")
        out.json(path, .file)
        out.raw(" : {\n      \"drawing\" : ")
        out.json(picture?.drawing ?? "", .file)
        out.raw(",\n      \"picture\" : ")
        out.json(picture?.picture ?? "", .file)
        out.raw("\n    }")
    }

    private static func flush<Failure>(
        _ out: inout Bytes, from size: Int, _ write: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        if out.bytes.count < size { return }
        try write(out.bytes)
        out.clear()
    }

    /// The pictures listed in a manifest.
    static func pictures(in bytes: [UInt8]) -> [String: PictureStore.Entry] {
        contents(bytes)?.pictures ?? [:]
    }

    /// Reads a manifest; nil for bytes that are no manifest of this program.
    static func contents(_ bytes: [UInt8]) -> ManifestContents? {
        do throws(JSONProblem) {
            let contents = try ManifestContents.read(bytes)
            let isSound = contents.foreignPath == nil
            return isSound && ManifestContents.isOurs(contents.generator) ? contents : nil
        } catch {
            return nil
        }
    }
}
