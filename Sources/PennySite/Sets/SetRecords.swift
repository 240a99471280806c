import PennyEngine
import PennyFiles

/// What is left of the saved sets after their turns, in the order of their pages. A record is made
/// of its bytes when somebody asks for it.
struct SetRecords: RandomAccessCollection, Sendable {
    private var list: PackedList
    /// The places of the sets among the site's.
    private(set) var places: [UInt32] = []
    /// The newest of their dates.
    private(set) var newestDate: CivilDate?

    /// - Parameter file: takes what is too much for the memory.
    init(file: ScratchFile? = nil) { list = PackedList(file: file) }

    var startIndex: Int { 0 }
    var endIndex: Int { places.count }

    subscript(index: Int) -> SetRecord {
        var reader = list.reader(at: index)
        let flags = reader.count()
        let marks = SetMarks(
            csv: Self.stamp(&reader), html: Self.stamp(&reader), json: Self.stamp(&reader),
            png: Self.stamp(&reader))
        var record = SetRecord(&reader, marks)
        record.place = Int(places[index])
        record.isSound = flags & 1 != 0
        record.reused = flags & 2 != 0 ? .all : flags & 4 != 0 ? .data : .nothing
        return record
    }

    mutating func append(_ record: SetRecord) {
        let reused = record.reused == .all ? 2 : record.reused == .data ? 4 : 0
        list.append { out in
            out.add(count: reused + (record.isSound ? 1 : 0))
            let marks = record.marks
            for stamp in [marks.csv, marks.html, marks.json, marks.png] {
                Self.append(stamp, to: &out)
            }
            record.append(to: &out)
        }
        places.append(UInt32(record.place))
        if let date = record.date { newestDate = Swift.max(newestDate ?? date, date) }
    }

    /// A file that was measured and not written has a size and no mark.
    private static func append(_ stamp: FileStamp, to out: inout MemoryWriter) {
        out.add(stamp != .none)
        if stamp == .none { return }
        out.add(stamp.mark)
        out.add(stamp.content.size)
        out.add(stamp.content.digest)
    }

    private static func stamp(_ reader: inout MemoryReader) -> FileStamp {
        if !reader.flag() { return .none }
        return FileStamp(
            mark: reader.mark(),
            content: FileDigest(size: reader.int(), digest: reader.fingerprint()))
    }
}
