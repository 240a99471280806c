/// Writes the pages of each word.
///
/// `A3*2,4E0`: in the field A page 3 and the 2 after it, then 4 pages later the next, page 10; in
/// the field E page 0. Numbers are in base 36.
struct PostingsWriter {
    private(set) var bytes: [UInt8] = []

    mutating func byte(_ byte: UInt8) { bytes.append(byte) }
    mutating func text(_ text: String) { bytes += text.utf8 }
    mutating func add(_ other: ArraySlice<UInt8>) { bytes += other }

    /// Appends the pages of a word, in order.
    mutating func add(pages: ArraySlice<PostingRun>) {
        var fields: UInt32 = 0
        for run in pages { fields |= 1 << SearchIndexer.field(of: run.start) }
        for field in SearchField.allCases where fields & 1 << field.rawValue != 0 {
            bytes.append(field.letter)
            add(pages, in: field.rawValue)
        }
    }

    private mutating func add(_ pages: ArraySlice<PostingRun>, in field: UInt32) {
        var next = 0
        var more = 0
        var isFirst = true
        for run in pages where SearchIndexer.field(of: run.start) == field {
            let page = SearchIndexer.page(of: run.start)
            if !isFirst, page == next {
                more += Int(run.count)
            } else {
                end(&more)
                if !isFirst { bytes.append(UInt8(ascii: ",")) }
                number(page - next)
                isFirst = false
                more = Int(run.count) - 1
            }
            next = page + Int(run.count)
        }
        end(&more)
    }

    private mutating func end(_ run: inout Int) {
        if run > 0 {
            bytes.append(UInt8(ascii: "*"))
            number(run)
        }
        run = 0
    }

    private mutating func number(_ number: Int) {
        if number >= 36 { self.number(number / 36) }
        let digit = UInt8(number % 36)
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
}
