import PennyEngine
import PennyFiles

/// The summary of a shard's output, beside its sets.
struct ShardSummary: Equatable, Sendable {
    /// The options of a build, which the merge takes from its shards.
    struct Options: Equatable, Sendable {
        var baseURL: String?
        var includesDrafts = false
        var isStrict = false
        var date: CivilDate?
        /// Whether there is a maker of pictures.
        var drawsPictures = false
    }

    let shard: Shard
    var options = Options()
    /// The digest of all source files that were read.
    let sources: Digest
    /// Whether a build of these files would end with errors.
    let hasErrors: Bool
    let pictures: [String: PictureStore.Entry]

    func append(to out: inout RecordWriter) {
        out.add(shard.number)
        out.add(shard.count)
        out.add(options.baseURL) { $0.add($1) }
        out.add(options.includesDrafts)
        out.add(options.isStrict)
        out.add(options.date) { $0.add($1) }
        out.add(options.drawsPictures)
        out.add(sources)
        out.add(hasErrors)
        out.add(count: pictures.count)
        for (path, entry) in pictures.sorted(by: { $0.key < $1.key }) {
            out.add([path, entry.drawing, entry.picture])
        }
    }

    /// Nil for bytes that are not a summary.
    init?(_ reader: inout RecordReader) {
        guard let shard = Shard(reader.int(), of: reader.int()) else { return nil }
        self.shard = shard
        options.baseURL = reader.optional { $0.text() }
        options.includesDrafts = reader.flag()
        options.isStrict = reader.flag()
        options.date = reader.optional { $0.date() } ?? nil
        options.drawsPictures = reader.flag()
        sources = reader.digest()
        hasErrors = reader.flag()
        let count = reader.count()
        var pictures: [String: PictureStore.Entry] = [:]
        while reader.isSound, pictures.count < count {
            let texts = reader.texts()
            guard texts.count == 3 else { return nil }
            pictures[texts[0]] = PictureStore.Entry(drawing: texts[1], picture: texts[2])
        }
        self.pictures = pictures
    }

    init(
        _ shard: Shard, _ options: Options, sources: Digest, hasErrors: Bool,
        _ pictures: [String: PictureStore.Entry]
    ) {
        self.shard = shard
        self.options = options
        self.sources = sources
        self.hasErrors = hasErrors
        self.pictures = pictures
    }
}
