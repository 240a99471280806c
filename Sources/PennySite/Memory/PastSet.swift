import PennyContent
import PennyEngine
import PennyFiles

/// What is kept of a saved set from one build to the next.
struct PastSet: Sendable {
    let head: SetHead
    let record: SetRecord
    /// What its files were made of; nil for a set that is not to be reused.
    let key: SetKey?

    /// How it is written: its name comes first, by which it is found, then by what its files are
    /// known.
    ///
    /// - Parameter prefix: that of its edition, in which its name begins.
    static func append(
        _ prefix: String, _ head: SetHead, _ record: SetRecord, _ key: SetKey?,
        to out: inout MemoryWriter
    ) {
        out.add(prefix + head.id)
        out.add(head.mark)
        out.add(head.calculator.name)
        out.add(String(Address.folder(of: head.path)))
        record.marks.append(to: &out)
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

    /// Nil for bytes that are none.
    init?(_ bytes: MemoryReader) {
        var reader = bytes
        guard let head = PastHead(&reader) else { return nil }
        self.head = head.head
        key = head.key
        record = SetRecord(&reader, head.marks)
        if !reader.isSound { return nil }
    }
}

/// The files of a saved set, and by what they were known.
struct PastFiles: Sendable {
    /// The name with the prefix of the edition.
    let name: String
    let mark: FileMark
    let calculator: Calculator
    /// The folder of the site that they are in, up to the slash.
    private let folder: String
    let marks: SetMarks

    /// The name alone. Names have no slash.
    var id: String { name.split(separator: "/").last.map(String.init) ?? name }

    /// The path of its files without an ending.
    var stem: String { name.dropLast(id.utf8.count) + Address.set(id, of: folder, "") }

    init?(_ reader: inout MemoryReader) {
        (name, mark) = (reader.text(), reader.mark())
        let kind = reader.text()
        folder = reader.text()
        marks = SetMarks(&reader)
        guard reader.isSound, let calculator = Calculator.named(kind) else { return nil }
        self.calculator = calculator
    }

    /// Each with its path in the output.
    var files: [BuildMemory.File] {
        marks.endings.map { ending, stamp in
            BuildMemory.File(path: stem + ending, mark: stamp.mark)
        }
    }
}

/// What is kept of a saved set to know it before its turn.
struct PastHead: Sendable {
    let head: SetHead
    let key: SetKey?
    let marks: SetMarks

    init?(_ reader: inout MemoryReader) {
        guard let files = PastFiles(&reader) else { return nil }
        marks = files.marks
        let (path, title) = (reader.text(), reader.text())
        let order = reader.optional { $0.int() }
        let (members, saysMonth, groups) = (reader.texts(), reader.flag(), reader.texts())
        let digest = reader.fingerprint()
        key = reader.optional { SetKey(data: $0.fingerprint(), page: $0.fingerprint()) }
        if !reader.isSound { return nil }
        head = SetHead(
            id: files.id, calculator: files.calculator, path: path, title: title, order: order,
            members: members, saysMonth: saysMonth, groups: groups, digest: digest,
            mark: files.mark)
    }
}

extension SetMarks {
    func append(to out: inout MemoryWriter) {
        out.add(csv)
        out.add(html)
        out.add(json)
        out.add(png)
    }

    init(_ reader: inout MemoryReader) {
        self.init(
            csv: reader.stamp(), html: reader.stamp(), json: reader.stamp(), png: reader.stamp())
    }
}

extension SetRecord {
    func append(to out: inout MemoryWriter) {
        out.add(title)
        out.add(summary)
        out.add(highlights.label)
        out.add(highlights.figure)
        out.add(highlights.isWords)
        out.add(highlights.isNegative)
        out.add(highlights.detail) { out, detail in
            out.add(detail.label)
            out.add(detail.value)
        }
        out.add(pick.currency)
        out.add(pick.inputs)
        out.add(hasTable)
        out.add(date) { $0.add($1) }
        out.add(tags)
        out.add(groups.keys.sorted())
        for name in groups.keys.sorted() { out.add(groups[name] ?? []) }
        out.add(search.headings)
        out.add(search.words)
        out.add(terms)
        out.add(count: rows)
        out.add(reads) { out, reads in
            out.add(reads.figures)
            out.add(reads.targets)
            out.add(reads.origin) { $0.add($1) }
            out.add(reads.words)
            out.add(reads.looksForTerms)
        }
    }

    init(_ reader: inout MemoryReader, _ marks: SetMarks) {
        self.marks = marks
        place = 0
        title = reader.text()
        summary = reader.text()
        highlights = Highlights(
            label: reader.text(), figure: reader.text(), isWords: reader.flag(),
            isNegative: reader.flag(), detail: reader.optional { ($0.text(), $0.text()) })
        pick = SetPick(currency: reader.text(), inputs: reader.text())
        hasTable = reader.flag()
        date = reader.optional { $0.date() } ?? nil
        tags = reader.texts()
        groups = Dictionary(
            reader.texts().map { ($0, reader.texts()) }, uniquingKeysWith: { first, _ in first })
        search = SearchText(headings: reader.text(), words: reader.text())
        terms = reader.texts()
        rows = reader.count()
        reads = reader.optional { reader in
            SetReads(
                figures: reader.texts(), targets: reader.texts(),
                origin: reader.optional { $0.text() }, words: reader.texts(),
                looksForTerms: reader.flag())
        }
    }
}
