import PennyContent
import PennyDiagnostics
import PennyFiles

/// Reads the files of saved sets for the first time: what there is, and what is wrong with it.
struct SetLoader {
    private let reader: SetReader
    private let workers: Workers
    /// Whether the sets are computed later. The unknown keys of those that are not are told here.
    private let canCompute: Bool
    private let includesDrafts: Bool
    private let past: PastSources
    private let room: KeptRoom

    /// In the order of their files.
    private(set) var heads = SetHeads()
    private(set) var names = SetNames()
    private var faults = FaultCollector<Diagnostic>()
    var diagnostics: [Diagnostic] { faults.faults }
    /// Files that cannot be read, or only in part.
    private(set) var faulty: Set<String> = []
    /// Files that make no set.
    private(set) var unread: [String] = []
    private(set) var unreadTables: Set<String> = []
    private(set) var drafts: Set<String> = []

    /// - Parameter room: what may stay in memory of sets.
    init(
        _ reader: SetReader, _ workers: Workers, canCompute: Bool, includesDrafts: Bool,
        past: PastSources, room: KeptRoom
    ) {
        self.reader = reader
        self.workers = workers
        self.canCompute = canCompute
        self.includesDrafts = includesDrafts
        self.past = past
        self.room = room
    }

    func location(of name: SetNames.Name) -> SourceLocation {
        SourceLocation(
            path: reader.folder.path(name.path), line: name.line, column: name.column)
    }

    mutating func load() {
        for folder in SetFolder.allCases {
            let files = reader.folder.files(in: folder.name)
            let (start, one) = (heads.count, self)
            let read = workers.map(files.single.count) { place in
                one.file(files.single[place], near: start + place)
            }
            for (path, file) in zip(files.single, read) { take(file, of: path) }
            for path in files.tables { loadTable(path) }
        }
    }

    /// The sets of another edition: those of the first one, and in their place what is translated.
    mutating func load(translating first: SetCatalog) {
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
        for (place, file) in zip(files, read) {
            take(file, of: heads[place].path)
            own[place] = file.head
            if file.head == nil { missing.insert(place) }
        }
        let tables = Set(heads.filter(\.isRow).map(\.path)).sorted()
        self.heads = SetHeads()
        for path in tables where folder.translation(of: path) != nil { loadTable(path) }
        for head in self.heads {
            guard let place = first.place(ofRow: head.id, in: head.path) else { continue }
            own[place] = head
        }
        names = SetNames()
        self.heads = SetHeads(
            heads.indices.lazy.map { place in
                own[place]
                    ?? heads[place].untranslated(isLeftOut: leavesOut || missing.contains(place))
            })
    }

    // MARK: - Files with a set each

    /// What was read of a file.
    private struct File: Sendable {
        var head: SetHead?
        /// Nil for a file that makes no set.
        var place: (line: Int, column: Int)?
        var isDraft = false
        var hasFaults = false
        var diagnostics: [Diagnostic] = []
    }

    /// - Parameter place: where the file is among all.
    private func file(_ path: String, near place: Int) -> File {
        if let head = past.unchanged(path, near: place, in: reader.folder) {
            return File(head: head, place: (1, 1))
        }
        var file = File()
        do throws(DiagnosticError) {
            let (reading, text, source) = try reader.read(path)
            file.diagnostics = reading.diagnostics
            file.hasFaults = !reading.diagnostics.isEmpty
            guard let set = reading.value else { return file }
            file.place = (set.location.line, set.location.column)
            file.isDraft = set.isDraft && !includesDrafts
            if file.isDraft || !canCompute { file.diagnostics += set.unknownKeys() }
            if file.isDraft { return file }
            file.head = SetHead(
                set, path: path, source.digest, past.mark(of: source),
                isSound: file.diagnostics.isEmpty,
                next(set, of: text, hasFaults: file.hasFaults))
        } catch {
            file.hasFaults = true
            file.diagnostics = error.diagnostics
        }
        return file
    }

    /// Where a set comes from when its turn comes.
    private func next(_ set: SavedSet, of text: String?, hasFaults: Bool) -> SetHead.Source {
        // What is sound of a file with faults is not what reading it again gives, and what a
        // preview shows of a set is what was read of it, whatever its file says by then.
        guard let text, !hasFaults, !room.takesSet() else { return .kept(KeptSet(set)) }
        return room.takes(text) ? .text(text) : .file
    }

    private mutating func take(_ file: File, of path: String) {
        faults.add(file.diagnostics)
        if file.hasFaults { faulty.insert(path) }
        if let place = file.place {
            names.append(SiteFolder.id(path), path, at: place)
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
                    .kept(KeptSet(set))
                }
            }
        } catch {
            takeUnread(path, error)
        }
    }

    private mutating func streamTable(_ path: String) {
        let (heads, names, told) = (heads.count, names.count, faults)
        do throws(DiagnosticError) {
            let loader = TableLoader(reader: reader, workers: workers, path: path)
            var faultyRows = 0
            let faults = try loader.load { rows in
                for row in rows {
                    if !row.diagnostics.isEmpty { faultyRows += 1 }
                    add(row, of: path, isKept: faultyRows <= DiagnosticPrinter.limit)
                }
                return faultyRows < TableLoader.faultLimit
            }
            self.faults.add(faults)
            if faultyRows == 0, faults.isEmpty { return }
            if faultyRows > DiagnosticPrinter.limit { unreadTables.insert(path) }
            faulty.insert(path)
            self.heads.doubt(from: heads)
        } catch {
            self.heads.removeLast(from: heads)
            self.names.removeLast(from: names)
            faults = told
            takeUnread(path, error)
        }
    }

    private mutating func takeUnread(_ path: String, _ error: DiagnosticError) {
        faults.add(error.diagnostics)
        faulty.insert(path)
        unreadTables.insert(path)
    }

    /// - Parameter isKept: whether a row with faults stays, to be computed as far as it goes.
    private mutating func add(_ row: TableLoader.Row, of table: String, isKept: Bool) {
        faults.add(row.diagnostics)
        guard let set = row.set, isKept || row.diagnostics.isEmpty else { return }
        add(set, row.digest, of: table, isSound: true) { [room, reader] in
            // What a preview shows of a set is what was read of it.
            if !row.isSound || reader.memory != nil || room.takesSet() {
                return .kept(KeptSet(set))
            }
            return .row(row.row)
        }
    }

    private mutating func add(
        _ set: SavedSet, _ digest: Fingerprint, of table: String, isSound: Bool,
        _ source: () -> SetHead.Source
    ) {
        names.append(set.id, table, at: (set.location.line, set.location.column))
        let isDraft = set.isDraft && !includesDrafts
        if isDraft || !canCompute { faults.add(set.unknownKeys()) }
        // A row that the translation does not have is that of the first language.
        if isDraft || !reader.folder.isInOwnLanguage(set.location.path) { return }
        heads.append(SetHead(set, path: table, digest, .unknown, isSound: isSound, source()))
    }
}
