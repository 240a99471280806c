import PennyContent
import PennyDiagnostics
import PennyFiles
import PennyMarkup
import PennyText

/// What a build has made, written beside the pages. Its presence is how a
/// later build knows that it may replace the folder.
struct Manifest: Sendable {
    let pages: Int
    let rows: Int
    let files: OutputPaths
    var pictures: [String: PictureStore.Entry] = [:]
    /// What was made of each result.
    var outputs = ResultOutputs.all
    /// What a file of an entry holds, by its ending.
    let content: @Sendable (_ entry: OutputPaths.Entry, _ ending: String) -> FileDigest

    /// How large a piece of it is when it is handed on.
    private static let pieceSize = 64 * 1024

    func bytes() -> [UInt8] {
        var bytes: [UInt8] = []
        write { bytes += $0 }
        return bytes
    }

    /// Writes it in pieces, so that one of many files is never in memory as a whole.
    func write<Failure>(_ take: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
        var out = Bytes()
        out.raw("{\n  \"files\" : [\n")
        var isFirst = true
        for entry in files.entries {
            for ending in entry.endings {
                out.raw(isFirst ? "    " : ",\n    ")
                isFirst = false
                Self.append(entry.stem + ending, content(entry, ending), to: &out)
            }
            try Self.handOn(&out, from: Self.pieceSize, take)
        }
        out.raw("\n  ],\n  \"generator\" : ")
        out.json(Pennypress.generator, .file)
        if outputs != .all {
            out.raw(",\n  \"outputs\" : [")
            for (place, word) in outputs.words.enumerated() {
                if place > 0 { out.raw(", ") }
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
                try Self.handOn(&out, from: Self.pieceSize, take)
            }
            out.raw("\n  }")
        }
        out.raw(",\n  \"rows\" : ")
        out.number(rows)
        out.raw("\n}\n")
        try Self.handOn(&out, from: 0, take)
    }

    /// A file is one line, for whoever compares two manifests.
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

    private static func handOn<Failure>(
        _ out: inout Bytes, from size: Int, _ take: ([UInt8]) throws(Failure) -> Void
    ) throws(Failure) {
        if out.bytes.count < size { return }
        try take(out.bytes)
        out.clear()
    }

    /// The pictures that it has made.
    static func pictures(in bytes: [UInt8]) -> [String: PictureStore.Entry] {
        contents(bytes)?.pictures ?? [:]
    }

    /// Reads a manifest; nil for bytes that are no manifest of ours.
    static func contents(_ bytes: [UInt8]) -> ManifestContents? {
        do throws(JSONProblem) {
            let contents = try ManifestContents(bytes)
            let isSound = contents.foreignPath == nil
            return isSound && ManifestContents.isOurs(contents.generator) ? contents : nil
        } catch {
            return nil
        }
    }
}
