/// A block of memory whose address is passed to JavaScript; it is valid until the block is renewed.
struct SharedBlock {
    private var memory = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

    var start: UnsafeMutablePointer<UInt8>? { memory.baseAddress }
    var count: Int { memory.count }

    mutating func renew(count: Int) {
        memory.deallocate()
        memory = .allocate(capacity: count)
    }

    mutating func renew(with bytes: [UInt8]) {
        renew(count: bytes.count)
        _ = memory.initialize(from: bytes)
    }
}
