import PennyContent
import PennyEngine
import PennyFiles

/// A saved set in the build cache.
struct CachedSet: Sendable {
    let head: SetHead
    let record: SetRecord
    /// The key of its files; nil for a set that must not be reused.
    let key: SetCacheKey?

    /// Writes a set: its name first, by which it is found, then the stamp of its source file.
    ///
    /// - Parameter prefix: the prefix of its edition, with which its name begins.
    static func append(
        _ prefix: String, _ head: SetHead, _ record: SetRecord, _ key: SetCacheKey?,
        to out: inout RecordWriter
    ) {
        out.add(prefix + head.id)
        out.add(head.stamp)
        out.add(head.calculator.name)
        out.add(String(Address.folder(of: head.path)))
        record.files.append(to: &out)
        out.add(head.path)
        out.add(head.title)
        out.add(head.order) { $0.add($1) }
        out.add(head.members)
        out.add(head.saysMonth)
        out.add(head.groups)
        out.add(head.digest)
        out.add(key) { out, key in
            out.add(key.data)
            out.add(key.page)
        }
        record.append(to: &out)
    }

    /// Nil for bytes that are not a set.
    init?(_ bytes: RecordReader, _ calculators: CalculatorCatalog) {
        var reader = bytes
        guard let head = CachedHead(&reader, calculators) else { return nil }
        self.head = head.head
        key = head.key
        record = SetRecord(&reader, head.stamps)
        if !reader.isSound { return nil }
    }
}

/// The files of a cached set, with their stamps.
struct CachedFiles: Sendable {
    /// The name with the prefix of the edition.
    let name: String
    let stamp: FileStamp
    let calculator: Calculator
    /// The folder of the site that they are in, up to the slash.
    private let folder: String
    let stamps: SetFiles

    /// The name without the prefix. Names have no slash.
    var id: String { name.split(separator: "/").last.map(String.init) ?? name }

    /// The path of its files without an ending.
    var stem: String { name.dropLast(id.utf8.count) + Address.set(id, of: folder, "") }

    init?(_ reader: inout RecordReader, _ calculators: CalculatorCatalog) {
        (name, stamp) = (reader.text(), reader.stamp())
        let kind = reader.text()
        folder = reader.text()
        stamps = SetFiles(&reader)
        guard reader.isSound, let calculator = calculators[name: kind] else { return nil }
        self.calculator = calculator
    }

    /// The files with their paths in the output.
    var files: [BuildCache.File] {
        stamps.endings.map { ending, record in
            BuildCache.File(path: stem + ending, stamp: record.stamp)
        }
    }
}

/// The part of a cached set that is needed before rendering.
struct CachedHead: Sendable {
    let head: SetHead
    let key: SetCacheKey?
    let stamps: SetFiles

    init?(_ reader: inout RecordReader, _ calculators: CalculatorCatalog) {
        guard let files = CachedFiles(&reader, calculators) else { return nil }
        stamps = files.stamps
        let (path, title) = (reader.text(), reader.text())
        let order = reader.optional { $0.int() }
        let (members, saysMonth, groups) = (reader.texts(), reader.flag(), reader.texts())
        let digest = reader.digest()
        key = reader.optional { SetCacheKey(data: $0.digest(), page: $0.digest()) }
        if !reader.isSound { return nil }
        head = SetHead(
            id: files.id, calculator: files.calculator, path: path, title: title, order: order,
            members: members, saysMonth: saysMonth, groups: groups, digest: digest,
            stamp: files.stamp)
    }
}

extension SetFiles {
    func append(to out: inout RecordWriter) {
        out.add(csv)
        out.add(html)
        out.add(json)
        out.add(png)
    }

    init(_ reader: inout RecordReader) {
        self.init(
            csv: reader.record(), html: reader.record(), json: reader.record(), png: reader.record()
        )
    }
}

extension SetRecord {
    func append(to out: inout RecordWriter) {
        out.add(title)
        out.add(summary)
        out.add(highlights.label)
        out.add(highlights.figure)
        out.add(highlights.isWords)
        out.add(highlights.isNegative)
        out.add(highlights.answer)
        out.add(comparison.currency)
        out.add(comparison.inputs)
        out.add(hasTable)
        out.add(date) { $0.add($1) }
        out.add(tags)
        out.add(groups.keys.sorted())
        for name in groups.keys.sorted() { out.add(groups[name] ?? []) }
        out.add(search.headings)
        out.add(search.words)
        out.add(terms)
        out.add(count: rows)
        out.add(dependencies) { out, dependencies in
            out.add(dependencies.figures)
            out.add(dependencies.targets)
            out.add(dependencies.origin) { $0.add($1) }
            out.add(dependencies.words)
            out.add(dependencies.looksForTerms)
        }
    }

    init(_ reader: inout RecordReader, _ files: SetFiles) {
        self.files = files
        setIndex = 0
        title = reader.text()
        summary = reader.text()
        highlights = CardFigures(
            label: reader.text(), figure: reader.text(), isWords: reader.flag(),
            isNegative: reader.flag(), answer: reader.text())
        comparison = ComparisonInputs(currency: reader.text(), inputs: reader.text())
        hasTable = reader.flag()
        date = reader.optional { $0.date() } ?? nil
        tags = reader.texts()
        groups = Dictionary(
            reader.texts().map { ($0, reader.texts()) }, uniquingKeysWith: { first, _ in first })
        search = SearchText(headings: reader.text(), words: reader.text())
        terms = reader.texts()
        rows = reader.count()
        dependencies = reader.optional { reader in
            SetDependencies(
                figures: reader.texts(), targets: reader.texts(),
                origin: reader.optional { $0.text() }, words: reader.texts(),
                looksForTerms: reader.flag())
        }
    }
}
