import PennyContent
import PennyEngine
import PennyFiles

/// The heads of saved sets. A site may have a great many, so each is some dozens of bytes, of which
/// it is made when somebody asks for it.
struct SetHeads: RandomAccessCollection, Sendable {
    private var list = PackedList()
    /// The tables whose rows they are.
    private var tables: [SetTable] = []
    private var tablePaths: [String] = []
    /// Sets that stay in memory as they were read, and texts of files, by the places of the heads.
    private var kept: [Int: SetHead.Source] = [:]
    /// Heads of faulty tables, of which there is something to tell.
    private var doubts: [Range<Int>] = []
    /// What the heads have together.
    private(set) var facts = Facts()

    struct Facts: Sendable {
        /// The lists of values that some set is in.
        var groups: Set<String> = []
        var saysMonth = false
    }

    init() {}

    init(_ heads: some Sequence<SetHead>) {
        for head in heads { append(head) }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { list.count }

    subscript(index: Int) -> SetHead {
        var reader = list.reader(at: index)
        return head(&reader, index)
    }

    /// The name alone.
    func id(_ index: Int) -> String {
        var reader = list.reader(at: index)
        _ = reader.count()
        _ = reader.count()
        return reader.text()
    }

    /// The kind alone.
    func calculator(_ index: Int) -> Calculator {
        var reader = list.reader(at: index)
        return Self.calculators[reader.count()]
    }

    /// Whether this edition leaves it out.
    func isLeftOut(_ index: Int) -> Bool {
        var reader = list.reader(at: index)
        _ = reader.count()
        return Flags(rawValue: reader.count()).contains(.isLeftOut)
    }

    // MARK: - Changes

    mutating func append(_ head: SetHead) {
        let index = list.count
        let table = row(of: head.source).map { number(of: $0.table, head.path) }
        switch head.source {
        case .kept, .text: kept[index] = head.source
        case .file, .remembered, .row: break
        }
        if !head.isLeftOut { facts.groups.formUnion(head.groups) }
        facts.saysMonth = facts.saysMonth || head.saysMonth && !head.isLeftOut
        list.append { Self.append(head, table, to: &$0) }
    }

    /// Says of the last heads that there is something to tell of their table.
    mutating func doubt(from start: Int) {
        if start < list.count { doubts.append(start..<list.count) }
    }

    /// Forgets the last heads.
    mutating func removeLast(from start: Int) {
        for index in start..<Swift.max(start, list.count) { kept[index] = nil }
        list.removeLast(from: start)
    }

    private func row(of source: SetHead.Source) -> TableRow? {
        if case .row(let row) = source { row } else { nil }
    }

    private mutating func number(of table: SetTable, _ path: String) -> Int {
        if let last = tables.lastIndex(where: { $0 === table }) { return last }
        tables.append(table)
        tablePaths.append(path)
        return tables.count - 1
    }

    // MARK: - As bytes

    private static let calculators = Calculator.allCases
    private static let ranks = Dictionary(
        uniqueKeysWithValues: Calculator.allCases.enumerated().map { ($1, $0) })

    private struct Flags: OptionSet {
        let rawValue: Int
        static let saysMonth = Flags(rawValue: 1)
        static let isSound = Flags(rawValue: 4)
        static let isForeign = Flags(rawValue: 8)
        static let isLeftOut = Flags(rawValue: 16)
        static let isRemembered = Flags(rawValue: 32)
        static let isRow = Flags(rawValue: 64)
        static let hasMark = Flags(rawValue: 128)

        init(rawValue: Int) { self.rawValue = rawValue }

        init(_ head: SetHead, isRow: Bool) {
            var flags: Flags = []
            if head.saysMonth { flags.insert(.saysMonth) }
            if head.isSound { flags.insert(.isSound) }
            if head.isForeign { flags.insert(.isForeign) }
            if head.isLeftOut { flags.insert(.isLeftOut) }
            if head.isRemembered { flags.insert(.isRemembered) }
            if isRow { flags.insert(.isRow) }
            if head.mark != .unknown { flags.insert(.hasMark) }
            self = flags
        }
    }

    private static func append(_ head: SetHead, _ table: Int?, to out: inout MemoryWriter) {
        out.add(count: ranks[head.calculator] ?? 0)
        out.add(count: Flags(head, isRow: table != nil).rawValue)
        out.add(head.id)
        if let table, case .row(let row) = head.source {
            out.add(count: table)
            out.add(count: row.start)
            out.add(count: row.size)
            out.add(count: row.line)
        } else {
            out.add(head.path)
        }
        out.add(head.title)
        out.add(head.order) { $0.add($1) }
        out.add(head.members)
        out.add(head.groups)
        out.add(head.digest)
        if head.mark != .unknown { out.add(head.mark) }
        out.add(count: Int(head.weight))
    }

    private func head(_ reader: inout MemoryReader, _ index: Int) -> SetHead {
        let calculator = Self.calculators[reader.count()]
        let flags = Flags(rawValue: reader.count())
        let id = reader.text()
        let path: String
        var source = SetHead.Source.file
        if flags.contains(.isRow) {
            let table = reader.count()
            path = tablePaths[table]
            source = .row(
                TableRow(
                    table: tables[table], start: reader.count(), size: reader.count(),
                    line: reader.count()))
        } else {
            path = reader.text()
            if flags.contains(.isRemembered) { source = .remembered }
            if !kept.isEmpty, let kept = kept[index] { source = kept }
        }
        let isSound = flags.contains(.isSound) && !doubts.contains { $0.contains(index) }
        return SetHead(
            id: id, calculator: calculator, path: path, title: reader.text(),
            order: reader.optional { $0.int() }, members: reader.texts(),
            saysMonth: flags.contains(.saysMonth), groups: reader.texts(),
            digest: reader.fingerprint(),
            mark: flags.contains(.hasMark) ? reader.mark() : .unknown, isSound: isSound,
            source: source, weight: Int32(clamping: reader.count()),
            isForeign: flags.contains(.isForeign), isLeftOut: flags.contains(.isLeftOut))
    }
}
