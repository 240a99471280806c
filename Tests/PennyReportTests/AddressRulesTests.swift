import PennyReport
import Testing

@Suite struct AddressRulesTests {
    static let privateOnes: [[UInt8]] = [
        [0, 0, 0, 0], [10, 1, 2, 3], [100, 64, 0, 1], [100, 127, 255, 255], [127, 0, 0, 1],
        [127, 255, 0, 1], [169, 254, 169, 254], [172, 16, 0, 1], [172, 31, 255, 255],
        [192, 0, 0, 8], [192, 168, 1, 1], [198, 18, 0, 1], [198, 19, 255, 255], [224, 0, 0, 1],
        [239, 1, 1, 1], [240, 0, 0, 1], [255, 255, 255, 255],
    ]

    static let publicOnes: [[UInt8]] = [
        [1, 1, 1, 1], [9, 255, 255, 255], [11, 0, 0, 0], [100, 63, 255, 255], [100, 128, 0, 0],
        [126, 1, 1, 1], [128, 0, 0, 1], [172, 15, 0, 1], [172, 32, 0, 1], [192, 167, 0, 1],
        [198, 17, 0, 1], [198, 20, 0, 1], [223, 255, 255, 255],
    ]

    @Test(arguments: privateOnes) func `a private address may not be fetched`(_ four: [UInt8]) {
        #expect(!AddressRules.isPublic(four))
        #expect(!AddressRules.isPublic(Self.mapped(four)))
        #expect(!AddressRules.isPublic([0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0] + four))
        #expect(!AddressRules.isPublic([0x20, 0x02] + four + Array(repeating: 0, count: 10)))
    }

    @Test(arguments: publicOnes) func `a public address may be fetched`(_ four: [UInt8]) {
        #expect(AddressRules.isPublic(four))
        #expect(AddressRules.isPublic(Self.mapped(four)))
    }

    private static func mapped(_ four: [UInt8]) -> [UInt8] {
        [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF] + four
    }

    static let sixes: [([UInt8], Bool)] = [
        ([0, 0], false), ([0xFE, 0x80], false), ([0xFC, 0], false), ([0xFD, 0x12], false),
        ([0xFF, 0x02], false), ([0x20, 0x01, 0x0D, 0xB8], false), ([0x20, 0x01, 0, 0], false),
        ([0x26, 0x06, 0x47, 0], true), ([0x2A, 0, 0x14, 0x50], true), ([0x40, 0], false),
        ([0xFE, 0xC0], false),
    ]

    @Test(arguments: sixes)
    func `of IPv6 only the global unicast block is public`(start: [UInt8], isPublic: Bool) {
        let address = start + [UInt8](repeating: 0, count: 15 - start.count) + [1]
        #expect(AddressRules.isPublic(address) == isPublic)
    }

    @Test func `what is no address is not public`() {
        #expect(!AddressRules.isPublic([]))
        #expect(!AddressRules.isPublic([1, 1, 1]))
    }
}
