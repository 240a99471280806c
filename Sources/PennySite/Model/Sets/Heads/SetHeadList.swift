import PennyContent
import PennyEngine
import PennyFiles

/// The heads of saved sets. A site may have a great many, so each is stored as a few dozen bytes
/// and decoded when it is asked for.
struct SetHeadList: RandomAccessCollection, Sendable {
    private var list = PackedList()
    /// The calculators of the heads.
    private var calculators: [Calculator] = []
    /// The tables whose rows they are.
    private var tables: [SetTableHeader] = []
    private var tablePaths: [String] = []
    /// Sets that stay in memory as read, and texts of files, by the indices of the heads.
    private var retained: [Int: SetHead.Source] = [:]
    /// The heads of faulty tables, which have diagnostics.
    private var unsoundRanges: [Range<Int>] = []
    /// Facts of all heads together.
    private(set) var facts = Facts()

    struct Facts: Sendable {
        /// The folders of the taxonomies that some set has values of.
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

    /// Decodes the name alone.
    func id(_ index: Int) -> String {
        var reader = list.reader(at: index)
        _ = reader.count()
        _ = reader.count()
        return reader.text()
    }

    /// Decodes the calculator alone.
    func calculator(_ index: Int) -> Calculator {
        var reader = list.reader(at: index)
        return calculators[reader.count()]
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
        case .retained, .text: retained[index] = head.source
        case .file, .remembered, .row: break
        }
        if !head.isLeftOut { facts.groups.formUnion(head.groups) }
        facts.saysMonth = facts.saysMonth || head.saysMonth && !head.isLeftOut
        let calculator = self.index(of: head.calculator)
        list.append { Self.append(head, calculator, table, to: &$0) }
    }

    /// Marks the heads from an index on as unsound, because their table has faults.
    mutating func markUnsound(from start: Int) {
        if start < list.count { unsoundRanges.append(start..<list.count) }
    }

    /// Removes the heads from an index on.
    mutating func removeLast(from start: Int) {
        for index in start..<Swift.max(start, list.count) { retained[index] = nil }
        list.removeLast(from: start)
    }

    private func row(of source: SetHead.Source) -> RowSpan? {
        if case .row(let row) = source { row } else { nil }
    }

    private mutating func number(of table: SetTableHeader, _ path: String) -> Int {
        if let last = tables.lastIndex(where: { $0 === table }) { return last }
        tables.append(table)
        tablePaths.append(path)
        return tables.count - 1
    }

    // MARK: - As bytes

    private struct Flags: OptionSet {
        let rawValue: Int
        static let saysMonth = Flags(rawValue: 1)
        static let isSound = Flags(rawValue: 4)
        static let isForeign = Flags(rawValue: 8)
        static let isLeftOut = Flags(rawValue: 16)
        static let isRemembered = Flags(rawValue: 32)
        static let isRow = Flags(rawValue: 64)
        static let hasStamp = Flags(rawValue: 128)

        init(rawValue: Int) { self.rawValue = rawValue }

        init(_ head: SetHead, isRow: Bool) {
            var flags: Flags = []
            if head.saysMonth { flags.insert(.saysMonth) }
            if head.isSound { flags.insert(.isSound) }
            if head.isForeign { flags.insert(.isForeign) }
            if head.isLeftOut { flags.insert(.isLeftOut) }
            if head.isRemembered { flags.insert(.isRemembered) }
            if isRow { flags.insert(.isRow) }
            if head.stamp != .unknown { flags.insert(.hasStamp) }
            self = flags
        }
    }

    private static func append(
        _ head: SetHead, _ calculator: Int, _ table: Int?, to out: inout RecordWriter
    ) {
        out.add(count: calculator)
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
        if head.stamp != .unknown { out.add(head.stamp) }
        out.add(count: Int(head.cost))
    }

    /// The index of a calculator among those of the list.
    private mutating func index(of calculator: Calculator) -> Int {
        if let known = calculators.firstIndex(of: calculator) { return known }
        calculators.append(calculator)
        return calculators.count - 1
    }

    private func head(_ reader: inout RecordReader, _ index: Int) -> SetHead {
        let calculator = calculators[reader.count()]
        let flags = Flags(rawValue: reader.count())
        let id = reader.text()
        let path: String
        var source = SetHead.Source.file
        if flags.contains(.isRow) {
            let table = reader.count()
            path = tablePaths[table]
            source = .row(
                RowSpan(
                    table: tables[table], start: reader.count(), size: reader.count(),
                    line: reader.count()))
        } else {
            path = reader.text()
            if flags.contains(.isRemembered) { source = .remembered }
            if !retained.isEmpty, let retained = retained[index] { source = retained }
        }
        let isSound = flags.contains(.isSound) && !unsoundRanges.contains { $0.contains(index) }
        return SetHead(
            id: id, calculator: calculator, path: path, title: reader.text(),
            order: reader.optional { $0.int() }, members: reader.texts(),
            saysMonth: flags.contains(.saysMonth), groups: reader.texts(),
            digest: reader.digest(),
            stamp: flags.contains(.hasStamp) ? reader.stamp() : .unknown, isSound: isSound,
            source: source, cost: Int32(clamping: reader.count()),
            isForeign: flags.contains(.isForeign), isLeftOut: flags.contains(.isLeftOut))
    }
}
