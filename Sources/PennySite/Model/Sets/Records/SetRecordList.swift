import PennyEngine
import PennyFiles

/// The records of the rendered sets, in the order of their pages. A record is decoded from bytes
/// when it is asked for.
struct SetRecordList: RandomAccessCollection, Sendable {
    private var list: PackedList
    /// The sets' indices in the edition's `SetIndex`.
    private(set) var setIndices: [UInt32] = []
    /// The newest of their dates.
    private(set) var newestDate: CivilDate?

    /// - Parameter file: stores what exceeds the memory budget; nil to keep all in memory.
    init(file: ScratchFile? = nil) { list = PackedList(file: file) }

    var startIndex: Int { 0 }
    var endIndex: Int { setIndices.count }

    subscript(index: Int) -> SetRecord {
        var reader = list.reader(at: index)
        let flags = reader.count()
        let files = SetFiles(
            csv: Self.record(&reader), html: Self.record(&reader), json: Self.record(&reader),
            png: Self.record(&reader))
        var record = SetRecord(&reader, files)
        record.setIndex = Int(setIndices[index])
        record.isSound = flags & 1 != 0
        record.reused = flags & 2 != 0 ? .all : flags & 4 != 0 ? .data : .nothing
        return record
    }

    mutating func append(_ record: SetRecord) {
        let reused = record.reused == .all ? 2 : record.reused == .data ? 4 : 0
        list.append { out in
            out.add(count: reused + (record.isSound ? 1 : 0))
            let files = record.files
            for record in [files.csv, files.html, files.json, files.png] {
                Self.append(record, to: &out)
            }
            record.append(to: &out)
        }
        setIndices.append(UInt32(record.setIndex))
        if let date = record.date { newestDate = Swift.max(newestDate ?? date, date) }
    }

    /// Appends a file's record. A file that was measured and not written has a size and no stamp.
    private static func append(_ record: FileRecord, to out: inout RecordWriter) {
        out.add(record != .none)
        if record == .none { return }
        out.add(record.stamp)
        out.add(record.content.size)
        out.add(record.content.digest)
    }

    private static func record(_ reader: inout RecordReader) -> FileRecord {
        if !reader.flag() { return .none }
        return FileRecord(
            stamp: reader.stamp(),
            content: FileDigest(size: reader.int(), digest: reader.digest()))
    }
}
