import PennyEngine
import Testing

@testable import PennyImport

@Suite("A binary floating point number")
struct BinaryFloatTests {
    @Test(
        "of four bytes is the shortest decimal that is its own",
        arguments: [
            (0x408B_3333, "4.35"), (0x42C8_0000, "100"), (0x3DCC_CCCD, "0.1"),
            (0x8000_0000, "0"), (0xC020_0000, "-2.5"), (0x4B80_0000, "16777216"),
        ] as [(UInt64, String)])
    func narrow(pattern: UInt64, text: String) {
        let bits = BinaryFloat.bits(bigEndian(pattern, 4)[...])
        #expect(BinaryFloat.decimal(bits)?.text() == text)
    }

    @Test(
        "of eight bytes has the decimals that four cannot hold",
        arguments: [
            (0x4011_6666_6666_6666, "4.35"), (0x4011_6666_6000_0000, "4.35"),
            (0x4059_0000_0000_0000, "100"), (0x3FB9_9999_9999_999A, "0.1"),
            (0x3FB9_9999_9999_999B, "0.10000000000000002"),
        ] as [(UInt64, String)])
    func wide(pattern: UInt64, text: String) {
        #expect(BinaryFloat.decimal(BinaryFloat.bits(bigEndian(pattern, 8)[...]))?.text() == text)
    }

    @Test(
        "that is no number, too large or too small is no decimal and no day",
        arguments: [0x7FC0_0000, 0x7F80_0000, 0xFF80_0000, 0x7F7F_FFFF] as [UInt64])
    func none(pattern: UInt64) {
        let bits = BinaryFloat.bits(bigEndian(pattern, 4)[...])
        #expect(BinaryFloat.decimal(bits) == nil)
        #expect(BinaryFloat.floor(bits) == nil)
        #expect(ArchivedDay.day(bits) == nil)
    }

    @Test("too near to 0 is no decimal")
    func denormal() {
        #expect(BinaryFloat.decimal(1) == nil)
        #expect(BinaryFloat.floor(1) == 0)
    }
}
