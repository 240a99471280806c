/// The network addresses that may be fetched: those of the public network, and those that the
/// configuration names.
package enum AddressRules {
    /// Whether an address of four or sixteen bytes belongs to the public network.
    package static func isPublic(_ address: [UInt8]) -> Bool {
        switch address.count {
        case 4: !privateBlocks4.contains { $0.holds(address) }
        case 16: isPublic6(address)
        default: false
        }
    }

    private static func isPublic6(_ address: [UInt8]) -> Bool {
        for block in blocksWithIPv4 where block.holds(address) {
            return isPublic(Array(address[block.embedded..<block.embedded + 4]))
        }
        // Only 2000::/3 is allocated to the public network.
        return address[0] & 0xE0 == 0x20 && !privateBlocks6.contains { $0.holds(address) }
    }

    struct Block: Sendable {
        let prefix: [UInt8]
        let bits: Int
        /// The offset of an embedded IPv4 address in addresses of the block.
        var embedded = 0

        func holds(_ address: [UInt8]) -> Bool {
            (0..<bits).allSatisfy { bit in
                let mask: UInt8 = 0x80 >> (bit % 8)
                let wanted = bit / 8 < prefix.count ? prefix[bit / 8] : 0
                return address[bit / 8] & mask == wanted & mask
            }
        }
    }

    /// The special-purpose blocks of IPv4 in IANA's registry.
    private static let privateBlocks4 = [
        Block(prefix: [0], bits: 8), Block(prefix: [10], bits: 8),
        Block(prefix: [100, 64], bits: 10), Block(prefix: [127], bits: 8),
        Block(prefix: [169, 254], bits: 16), Block(prefix: [172, 16], bits: 12),
        Block(prefix: [192, 0, 0], bits: 24), Block(prefix: [192, 0, 2], bits: 24),
        Block(prefix: [192, 88, 99], bits: 24), Block(prefix: [192, 168], bits: 16),
        Block(prefix: [198, 18], bits: 15), Block(prefix: [198, 51, 100], bits: 24),
        Block(prefix: [203, 0, 113], bits: 24), Block(prefix: [224], bits: 3),
    ]

    /// IPv6 blocks with an embedded IPv4 address: mapped, translated (RFC 6052) and 6to4.
    private static let blocksWithIPv4 = [
        Block(prefix: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], bits: 96, embedded: 12),
        Block(prefix: [0, 0x64, 0xFF, 0x9B], bits: 96, embedded: 12),
        Block(prefix: [0x20, 0x02], bits: 16, embedded: 2),
    ]

    /// The blocks of 2000::/3 that are not public: protocol assignments including Teredo, and
    /// documentation.
    private static let privateBlocks6 = [
        Block(prefix: [0x20, 0x01, 0], bits: 23),
        Block(prefix: [0x20, 0x01, 0x0D, 0xB8], bits: 32),
        Block(prefix: [0x3F, 0xFF], bits: 20),
    ]
}
