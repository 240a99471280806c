import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles

/// Reads the files of saved sets for the first time: makes their heads and collects their faults.
struct SetHeadLoader {
    private let reader: SetReader
    private let workers: WorkerPool
    /// Whether the sets are computed later. If not, their unknown keys are reported here.
    private let canCompute: Bool
    private let includesDrafts: Bool
    private let previous: SourceStamps
    private let budget: RetentionBudget

    /// The heads in the order of their files.
    private(set) var heads = SetHeadList()
    private(set) var names = SetNameList()
    private var faults = FaultCollector<Diagnostic>()
    var diagnostics: [Diagnostic] { faults.faults }
    /// Files that cannot be read, or only in part.
    private(set) var faulty: Set<String> = []
    /// Files that make no set.
    private(set) var unread: [String] = []
    private(set) var unreadTables: Set<String> = []
    private(set) var drafts: Set<String> = []

    /// - Parameter budget: the sets and texts that may stay in memory.
    init(
        _ reader: SetReader, _ workers: WorkerPool, canCompute: Bool, includesDrafts: Bool,
        previous: SourceStamps, budget: RetentionBudget
    ) {
        self.reader = reader
        self.workers = workers
        self.canCompute = canCompute
        self.includesDrafts = includesDrafts
        self.previous = previous
        self.budget = budget
    }

    func location(of name: SetNameList.Name) -> SourceLocation {
        SourceLocation(
            path: reader.folder.path(name.path), line: name.line, column: name.column)
    }

    mutating func load() {
        for folder in SetFolder.allCases {
            let files = reader.folder.files(in: folder.name)
            let (start, one) = (heads.count, self)
            let read = workers.map(files.single.count) { index in
                one.file(files.single[index], near: start + index)
            }
            for (path, file) in zip(files.single, read) { add(file, of: path) }
            for path in files.tables { loadTable(path) }
        }
    }

    /// Loads the sets of another edition: those of the first one, replaced by their translations.
    mutating func load(translating first: SetIndex) {
        let folder = reader.folder
        let leavesOut = folder.language?.untranslated == .leaveOut
        let heads = first.heads
        let files = heads.indices.filter {
            !heads[$0].isRow && folder.translation(of: heads[$0].path) != nil
        }
        let one = self
        let read = workers.map(files.count) { one.file(heads[files[$0]].path, near: files[$0]) }
        var own: [Int: SetHead] = [:]
        var missing: Set<Int> = []
        for (index, file) in zip(files, read) {
            add(file, of: heads[index].path)
            own[index] = file.head
            if file.head == nil { missing.insert(index) }
        }
        let tables = Set(heads.filter(\.isRow).map(\.path)).sorted()
        self.heads = SetHeadList()
        for path in tables where folder.translation(of: path) != nil { loadTable(path) }
        for head in self.heads {
            guard let index = first.index(ofRow: head.id, in: head.path) else { continue }
            own[index] = head
        }
        names = SetNameList()
        self.heads = SetHeadList(
            heads.indices.lazy.map { index in
                own[index]
                    ?? heads[index].untranslated(isLeftOut: leavesOut || missing.contains(index))
            })
    }

    // MARK: - Files with a set each

    /// A file as read.
    private struct File: Sendable {
        var head: SetHead?
        /// The position of the set; nil for a file without one.
        var position: (line: Int, column: Int)?
        var isDraft = false
        var hasFaults = false
        var diagnostics: [Diagnostic] = []
    }

    /// - Parameter index: the index of the file among all.
    private func file(_ path: String, near index: Int) -> File {
        if let head = previous.unchanged(path, near: index, in: reader.folder) {
            return File(head: head, position: (1, 1))
        }
        var file = File()
        do throws(DiagnosticError) {
            let (reading, text, source) = try reader.read(path)
            file.diagnostics = reading.diagnostics
            file.hasFaults = !reading.diagnostics.isEmpty
            guard let set = reading.value else { return file }
            file.position = (set.location.line, set.location.column)
            file.isDraft = set.isDraft && !includesDrafts
            if file.isDraft || !canCompute { file.diagnostics += set.unknownKeys() }
            if file.isDraft { return file }
            file.head = SetHead(
                set, path: path, source.digest, previous.stamp(of: source),
                isSound: file.diagnostics.isEmpty,
                setSource(set, of: text, hasFaults: file.hasFaults))
        } catch {
            file.hasFaults = true
            file.diagnostics = error.diagnostics
        }
        return file
    }

    /// Returns where the set is read from when its page is rendered.
    ///
    /// - Parameter text: nil in a preview.
    private func setSource(_ set: SavedSet, of text: String?, hasFaults: Bool) -> SetHead.Source {
        // Reading a faulty file again would not give its sound part. A preview shows the set as
        // read, whatever its file says by then.
        guard let text, !hasFaults, !budget.reserveSet() else { return .retained(RetainedSet(set)) }
        return budget.reserve(text) ? .text(text) : .file
    }

    private mutating func add(_ file: File, of path: String) {
        faults.add(file.diagnostics)
        if file.hasFaults { faulty.insert(path) }
        if let position = file.position {
            names.append(SourceFolder.id(path), path, at: position)
        } else {
            unread.append(path)
        }
        if file.isDraft { drafts.insert(path) }
        if let head = file.head { heads.append(head) }
    }

    // MARK: - Tables

    private mutating func loadTable(_ path: String) {
        if reader.folder.translation(of: path) == nil { return streamTable(path) }
        do throws(DiagnosticError) {
            let (reading, lines) = try reader.read(table: path)
            faults.add(reading.diagnostics)
            if !reading.diagnostics.isEmpty { faulty.insert(path) }
            if reading.value == nil { unreadTables.insert(path) }
            let sets = reading.value ?? []
            for (set, digest) in zip(sets, lines.digests(of: sets)) {
                add(set, digest, of: path, isSound: reading.diagnostics.isEmpty) {
                    .retained(RetainedSet(set))
                }
            }
        } catch {
            addUnread(path, error)
        }
    }

    private mutating func streamTable(_ path: String) {
        let (heads, names, known) = (heads.count, names.count, faults)
        do throws(DiagnosticError) {
            let loader = TableHeadLoader(reader: reader, workers: workers, path: path)
            var faultyRows = 0
            let faults = try loader.load { rows in
                for row in rows {
                    if !row.diagnostics.isEmpty { faultyRows += 1 }
                    add(row, of: path, isRetained: faultyRows <= DiagnosticPrinter.limit)
                }
                return faultyRows < TableHeadLoader.faultLimit
            }
            self.faults.add(faults)
            if faultyRows == 0, faults.isEmpty { return }
            if faultyRows > DiagnosticPrinter.limit { unreadTables.insert(path) }
            faulty.insert(path)
            self.heads.markUnsound(from: heads)
        } catch {
            self.heads.removeLast(from: heads)
            self.names.removeLast(from: names)
            faults = known
            addUnread(path, error)
        }
    }

    private mutating func addUnread(_ path: String, _ error: DiagnosticError) {
        faults.add(error.diagnostics)
        faulty.insert(path)
        unreadTables.insert(path)
    }

    /// - Parameter isRetained: whether a row with faults stays, to be computed as far as possible.
    private mutating func add(_ row: TableHeadLoader.Row, of table: String, isRetained: Bool) {
        faults.add(row.diagnostics)
        guard let set = row.set, isRetained || row.diagnostics.isEmpty else { return }
        add(set, row.digest, of: table, isSound: true) { [budget, reader] in
            // A preview shows the set as read.
            if !row.isSound || reader.cache != nil || budget.reserveSet() {
                return .retained(RetainedSet(set))
            }
            return .row(row.row)
        }
    }

    private mutating func add(
        _ set: SavedSet, _ digest: Digest, of table: String, isSound: Bool,
        _ source: () -> SetHead.Source
    ) {
        names.append(set.id, table, at: (set.location.line, set.location.column))
        let isDraft = set.isDraft && !includesDrafts
        if isDraft || !canCompute { faults.add(set.unknownKeys()) }
        // A row that the translation lacks is that of the first language.
        if isDraft || !reader.folder.isInOwnLanguage(set.location.path) { return }
        heads.append(SetHead(set, path: table, digest, .unknown, isSound: isSound, source()))
    }
}
