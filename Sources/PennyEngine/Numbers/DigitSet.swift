/// The digits that readers see. Numbers are written in ASCII digits first.
package enum DigitSet: UInt8, Sendable {
    case ascii = 0
    /// The Arabic-Indic digits `٠` to `٩`, U+0660 to U+0669.
    case arabicIndic = 1

    /// The number of bytes of a digit.
    package var width: Int { self == .ascii ? 1 : 2 }

    /// Replaces the ASCII digits between two offsets with digits of this set, and returns the
    /// offset after them. The room has as many more bytes as there are digits.
    package func put(from start: Int, to end: Int, in room: inout MutableRawSpan) -> Int {
        self == .ascii ? end : putWide(from: start, to: end, in: &room)
    }

    @inline(never)
    private func putWide(from start: Int, to end: Int, in room: inout MutableRawSpan) -> Int {
        var offset = end
        for index in start..<end where Self.isDigit(room.byte(at: index)) { offset += 1 }
        let newEnd = offset
        var index = end
        // From the end, so that no byte is overwritten before it is read.
        while index > start {
            index -= 1
            let byte = room.byte(at: index)
            offset -= 1
            if Self.isDigit(byte) {
                room.storeBytes(of: 0xA0 + (byte & 0x0F), toByteOffset: offset, as: UInt8.self)
                offset -= 1
                room.storeBytes(of: 0xD9, toByteOffset: offset, as: UInt8.self)
            } else {
                room.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
            }
        }
        return newEnd
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}

extension MutableRawSpan {
    fileprivate func byte(at offset: Int) -> UInt8 {
        unsafeLoad(fromByteOffset: offset, as: UInt8.self)
    }
}
