import PennyEngine

/// Writes coordinates of a drawing, given in tenths of its unit.
enum ChartCoordinate {
    /// Writes one decimal, unless it is zero.
    @inline(never)
    static func put(_ tenths: Int64, in room: inout MutableRawSpan, at offset: Int) -> Int {
        let (whole, tenth) = tenths.quotientAndRemainder(dividingBy: 10)
        let end = DecimalMarks.put(whole: whole, in: &room, at: offset)
        if tenth == 0 { return end }
        let decimal = UInt16(UInt8(ascii: ".")) | UInt16(0x30 + abs(tenth)) << 8
        room.storeBytes(of: decimal.littleEndian, toByteOffset: end, as: UInt16.self)
        return end + 2
    }
}
