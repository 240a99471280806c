/// The digits that readers see. Numbers are written in those of ASCII first.
package enum DigitSet: UInt8, Sendable {
    case ascii = 0
    /// The Arabic-Indic digits `٠` to `٩`, U+0660 to U+0669.
    case arabicIndic = 1

    /// How many bytes a digit has.
    package var width: Int { self == .ascii ? 1 : 2 }

    /// Writes the ASCII digits that stand between two places in these, and returns the place
    /// behind them. There is room for as many bytes more as there are digits.
    package func put(from start: Int, to end: Int, in room: inout MutableRawSpan) -> Int {
        self == .ascii ? end : putWide(from: start, to: end, in: &room)
    }

    @inline(never)
    private func putWide(from start: Int, to end: Int, in room: inout MutableRawSpan) -> Int {
        var place = end
        for index in start..<end where Self.isDigit(room.byte(at: index)) { place += 1 }
        let newEnd = place
        var index = end
        // From the last on, so that nothing is written over before it is read.
        while index > start {
            index -= 1
            let byte = room.byte(at: index)
            place -= 1
            if Self.isDigit(byte) {
                room.storeBytes(of: 0xA0 + (byte & 0x0F), toByteOffset: place, as: UInt8.self)
                place -= 1
                room.storeBytes(of: 0xD9, toByteOffset: place, as: UInt8.self)
            } else {
                room.storeBytes(of: byte, toByteOffset: place, as: UInt8.self)
            }
        }
        return newEnd
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}

extension MutableRawSpan {
    fileprivate func byte(at place: Int) -> UInt8 {
        unsafeLoad(fromByteOffset: place, as: UInt8.self)
    }
}
