package import PennyFiles
package import PennyText

/// The content of a build's manifest, read from its bytes.
package struct ManifestContents {
    /// The size limit in bytes. The manifest of a million pages takes half of it.
    package static let byteLimit = 1 << 30

    package let files: [String]
    /// The first path that no build writes. Other programs may have written the file, so paths are
    /// checked.
    package let foreignPath: String?
    /// The digest of each file.
    package let digests: [FileDigest]
    /// The program that wrote it: `Pennypress 0.2.0`.
    package let generator: String
    package let pages: Int
    let rows: Int
    /// The kinds of files made of each result, unless all are made.
    package let outputs: [String]?
    /// The digests of the pictures, by path.
    let pictures: [String: PictureStore.Entry]

    package static func read(_ bytes: [UInt8]) throws(JSONProblem) -> ManifestContents {
        var files: [String]?
        var digests: [FileDigest] = []
        var generator: String?
        var numbers: [String: Int] = [:]
        var pictures: [String: PictureStore.Entry] = [:]
        var outputs: [String]?
        var reader = JSONReader(bytes)
        try reader.object { (name, reader) throws(JSONProblem) in
            switch name {
            case "files":
                var paths: [String] = []
                try reader.list { (reader) throws(JSONProblem) in
                    let (path, digest) = try file(&reader, bytes)
                    paths.append(path)
                    digests.append(digest)
                }
                files = paths
            case "generator": generator = try reader.text()
            case "outputs":
                var words: [String] = []
                try reader.list { (reader) throws(JSONProblem) in words.append(try reader.text()) }
                outputs = words
            case "pages", "rows": numbers[name] = try reader.number()
            case "pictures":
                try reader.object { (path, reader) throws(JSONProblem) in
                    pictures[path] = try picture(&reader, bytes)
                }
            default: try reader.skip()
            }
        }
        try reader.end()
        let foreignPath =
            (files ?? []).first { !PublishedPath.isPath($0) }
            ?? pictures.keys.filter { !PublishedPath.isPath($0) }.min()
        return ManifestContents(
            files: try required(files, "files", bytes), foreignPath: foreignPath,
            digests: digests, generator: try required(generator, "generator", bytes),
            pages: try required(numbers["pages"], "pages", bytes),
            rows: try required(numbers["rows"], "rows", bytes), outputs: outputs,
            pictures: pictures)
    }

    /// Reads a file's entry. In manifests of earlier versions it is the path alone.
    private static func file(
        _ reader: inout JSONReader, _ bytes: [UInt8]
    ) throws(JSONProblem) -> (path: String, digest: FileDigest) {
        if reader.isTextNext() { return (try reader.text(), .unknown) }
        var (path, size, digest): (String?, Int?, String?)
        try reader.object { (name, reader) throws(JSONProblem) in
            switch name {
            case "path": path = try reader.text()
            case "size": size = try reader.number()
            case "digest": digest = try reader.text()
            default: try reader.skip()
            }
        }
        let known = Digest(hex: try required(digest, "digest", bytes))
        return (
            try required(path, "path", bytes),
            FileDigest(
                size: try required(size, "size", bytes),
                digest: try required(known, "digest", bytes))
        )
    }

    private static func picture(
        _ reader: inout JSONReader, _ bytes: [UInt8]
    ) throws(JSONProblem) -> PictureStore.Entry {
        var digests: [String: String] = [:]
        try reader.object { (name, reader) throws(JSONProblem) in
            digests[name] = try reader.text()
        }
        return PictureStore.Entry(
            drawing: try required(digests["drawing"], "drawing", bytes),
            picture: try required(digests["picture"], "picture", bytes))
    }

    private static func required<Value>(
        _ value: Value?, _ name: String, _ bytes: [UInt8]
    ) throws(JSONProblem) -> Value {
        guard let value else { throw JSONProblem(.missing(name), at: 0, of: bytes) }
        return value
    }

    /// Whether a generator's name is that of this program.
    package static func isOurs(_ generator: String) -> Bool {
        generator.hasPrefix(Pennypress.name + " ")
    }
}
