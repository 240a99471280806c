/// The marks before, between and after the digits of a number.
package final class DecimalMarks: Sendable {
    private let minus: ShortText
    private let decimalMark: ShortText
    private let groupMark: ShortText
    private let minimumGroupedDigits: Int
    private let hasPairs: Bool
    private let digits: DigitSet
    /// Amounts below this are written a word at a time: none in digits other than ASCII.
    private let quickLimit: UInt64
    /// For each count of whole digits up to eight, four bits with the number of digits before the
    /// next mark, or of all digits.
    private let groups: UInt64
    /// The room that a number of eight digits needs, which is written a word at a time.
    private let shortRoom: Int

    /// - Parameters:
    ///   - minimumGroupedDigits: a number with fewer whole digits is not grouped.
    ///   - hasPairs: the last group has three digits, all others two: 50,00,000.
    @inline(never)
    package init(
        minus: String, decimalMark: String, groupMark: String, minimumGroupedDigits: Int,
        hasPairs: Bool, digits: DigitSet = .ascii
    ) {
        self.minus = ShortText(minus)
        self.decimalMark = ShortText(decimalMark)
        self.groupMark = ShortText(groupMark)
        self.minimumGroupedDigits = minimumGroupedDigits
        self.hasPairs = hasPairs
        self.digits = digits
        quickLimit = digits == .ascii ? DecimalDigits.wordBase : 0
        let whole: UInt64 = 0x8_7654_3210
        let grouped: UInt64 = hasPairs ? 0x1_2121_3210 : 0x2_1321_3210
        let isWhole = UInt64.max >> UInt64(64 - min(minimumGroupedDigits, 16) * 4)
        groups = grouped & ~isWhole | whole & isWhole
        shortRoom = self.minus.count + 8 + 3 * self.groupMark.count + self.decimalMark.count + 8
    }

    /// The marks for tools: `-1264.14`.
    package static let plain = DecimalMarks(
        minus: "-", decimalMark: ".", groupMark: "", minimumGroupedDigits: .max, hasPairs: false)

    /// The marks for spreadsheets with a decimal comma: `-1264,14`.
    package static let plainWithComma = DecimalMarks(
        minus: "-", decimalMark: ",", groupMark: "", minimumGroupedDigits: .max, hasPairs: false)

    /// The room that any number of 64 bits needs, which is written a word at a time.
    package func room(scale: Int) -> Int {
        max(20, scale + 1) * (digits.width + groupMark.count) + minus.count + decimalMark.count + 8
    }

    /// Writes `number` / 10^`scale` and returns the offset after it.
    @inline(never)
    package func put(
        _ number: Int64, scale: Int, in room: inout MutableRawSpan, at offset: Int
    ) -> Int {
        let magnitude = number.magnitude
        guard magnitude < quickLimit, scale < 8 else {
            return put(long: number, scale: scale, in: &room, at: offset)
        }
        precondition(offset >= 0 && room.byteCount &- offset >= shortRoom, "no room for a number")
        var offset = offset
        if number < 0 { minus.put(unchecked: &room, at: &offset) }
        var digits = DecimalDigits.word(magnitude)
        let count = max(DecimalDigits.count(digits), scale &+ 1)
        digits = (digits | DecimalDigits.zeros) &>> UInt64(truncatingIfNeeded: (8 &- count) &* 8)
        var left = count &- scale
        while true {
            let group =
                Int(truncatingIfNeeded: groups &>> UInt64(truncatingIfNeeded: left &* 4)) & 15
            room.storeBytes(
                of: digits.littleEndian, toUncheckedByteOffset: offset, as: UInt64.self)
            offset &+= group
            left &-= group
            // All eight digits may be written at once; then none is left to shift to the front.
            digits = digits &>> UInt64(truncatingIfNeeded: group &* 8)
            if left == 0 { break }
            groupMark.put(unchecked: &room, at: &offset)
        }
        if scale == 0 { return offset }
        decimalMark.put(unchecked: &room, at: &offset)
        room.storeBytes(of: digits.littleEndian, toUncheckedByteOffset: offset, as: UInt64.self)
        return offset &+ scale
    }

    /// Writes a whole number for tools, without marks.
    @inline(never)
    package static func put(
        whole number: Int64, in room: inout MutableRawSpan, at offset: Int
    ) -> Int {
        guard number >= 0, number < DecimalDigits.wordBase else {
            return plain.put(number, scale: 0, in: &room, at: offset)
        }
        let word = DecimalDigits.word(number.magnitude)
        let count = DecimalDigits.count(word)
        let digits =
            (word | DecimalDigits.zeros) &>> UInt64(truncatingIfNeeded: (8 &- count) &* 8)
        room.storeBytes(of: digits.littleEndian, toByteOffset: offset, as: UInt64.self)
        return offset &+ count
    }

    @inline(never)
    private func put(
        long number: Int64, scale: Int, in room: inout MutableRawSpan, at offset: Int
    ) -> Int {
        let start = number < 0 ? minus.put(in: &room, at: offset) : offset
        return put(DecimalDigits(number.magnitude), scale: scale, in: &room, at: start)
    }

    /// Appends `number` / 10^`scale`.
    package func append(_ number: Int128, scale: Int, to out: inout [UInt8]) {
        append(number.magnitude, isNegative: number < 0, scale: scale, to: &out)
    }

    /// Appends `magnitude` / 10^`scale`, with a minus sign if it is negative.
    @inline(never)
    package func append(
        _ magnitude: UInt128, isNegative: Bool = false, scale: Int, to out: inout [UInt8]
    ) {
        let small = UInt64(exactly: magnitude)
        let digits = small.map { DecimalDigits($0) } ?? DecimalDigits(long: magnitude)
        out.append { room in
            let start = isNegative ? minus.put(in: &room, at: 0) : 0
            return put(digits, scale: scale, in: &room, at: start)
        }
    }

    private func put(
        _ number: DecimalDigits, scale: Int, in room: inout MutableRawSpan, at offset: Int
    ) -> Int {
        let end = putPlain(number, scale: scale, in: &room, at: offset)
        return digits.put(from: offset, to: end, in: &room)
    }

    private func putPlain(
        _ digits: DecimalDigits, scale: Int, in room: inout MutableRawSpan, at offset: Int
    ) -> Int {
        var offset = offset
        var left = max(digits.count, scale + 1)
        if left - scale >= minimumGroupedDigits {
            while left - scale > 3 {
                let count = hasPairs ? (left - scale) % 2 + 1 : (left - scale - 1) % 3 + 1
                digits.put(left, in: &room, at: offset)
                left -= count
                offset = groupMark.put(in: &room, at: offset + count)
            }
        }
        offset = digits.put(left, to: scale, in: &room, at: offset)
        if scale == 0 { return offset }
        offset = decimalMark.put(in: &room, at: offset)
        return digits.put(scale, to: 0, in: &room, at: offset)
    }
}

extension DecimalDigits {
    /// Writes eight digits, of which the first is `left` digits before the end.
    @inline(__always)
    fileprivate func put(_ left: Int, in room: inout MutableRawSpan, at offset: Int) {
        room.storeBytes(of: eight(left).littleEndian, toByteOffset: offset, as: UInt64.self)
    }

    /// Writes the digits from `left` before the end to `end` before it, and returns the offset
    /// after them.
    fileprivate func put(
        _ left: Int, to end: Int, in room: inout MutableRawSpan, at offset: Int
    ) -> Int {
        put(left, in: &room, at: offset)
        var done = 8
        while done < left - end {
            put(left - done, in: &room, at: offset + done)
            done += 8
        }
        return offset + left - end
    }
}
