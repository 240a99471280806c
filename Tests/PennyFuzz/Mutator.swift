import PennyEngine
import PennyTestSupport

/// Makes requests that are nearly right: what a person could type, with a few
/// things wrong with it.
struct Mutator {
    private(set) var random: SeededGenerator
    /// Requests that are right, a line an input.
    private let requests: [[Line]]
    /// The values of each input in them.
    private let values: [[UInt8]: [[UInt8]]]

    struct Line {
        var name: [UInt8]
        var value: [UInt8]
    }

    init(_ requests: [[Line]], seed: UInt64) {
        self.requests = requests
        values = Dictionary(grouping: requests.joined(), by: \.name).mapValues { $0.map(\.value) }
        random = SeededGenerator(seed: seed)
    }

    /// The next request as bytes.
    mutating func next() -> [UInt8] {
        var lines = random.pick(requests)
        for _ in 0..<random.number(in: 1...3) { mutate(&lines) }
        return lines.flatMap { $0.name + [UInt8(ascii: "=")] + $0.value + [UInt8(ascii: "\n")] }
    }

    // MARK: - Lines

    private mutating func mutate(_ lines: inout [Line]) {
        guard !lines.isEmpty else { return }
        // The first line is the kind: it changes seldom, or nothing else is reached.
        let index = lines.count > 1 ? random.number(in: 1...lines.count - 1) : 0
        switch random.number(in: 0...31) {
        case 0: lines.remove(at: index)
        case 1: lines.insert(lines[index], at: index)
        case 2: lines.swapAt(index, random.number(in: 0...lines.count - 1))
        case 3: lines.append(random.pick(random.pick(requests)))
        case 4, 5: lines[index].value = random.pick(random.pick(requests)).value
        case 6: lines[index].name = mutated(lines[index].name)
        case 7: lines[0].value = mutated(lines[0].value)
        case 8, 9: lines[index].value = Array(random.pick(Self.words).utf8)
        case 10...12: lines[index].value = mutated(lines[index].value)
        case 13...20:
            if let others = values[lines[index].name] { lines[index].value = random.pick(others) }
        default: lines[index].value = withOtherDigits(lines[index].value)
        }
    }

    // MARK: - Bytes

    private mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        let place = random.number(in: 0...bytes.count)
        switch random.number(in: 0...8) {
        case 0: bytes.removeSubrange(place..<min(place + random.number(in: 1...3), bytes.count))
        case 1: bytes.insert(contentsOf: Array(random.pick(Self.words).utf8), at: place)
        case 2: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
        case 3: bytes.insert(contentsOf: bytes, at: place)
        case 4, 5: bytes.insert(UInt8(random.number(in: 0x30...0x39)), at: place)
        case 6 where place < bytes.count:
            bytes[place] = UInt8(random.number(in: 0x20...0x7E))
        case 7 where place < bytes.count:
            bytes[place] ^= 1 << UInt8(random.number(in: 0...7))
        default:
            let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
            if !digits.isEmpty { bytes[random.pick(digits)] = UInt8(random.pick([0x30, 0x39])) }
        }
        return bytes
    }

    /// The same with digits changed, which most often can still be read.
    private mutating func withOtherDigits(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
        if digits.isEmpty { return bytes }
        for _ in 0..<random.number(in: 1...3) {
            bytes[random.pick(digits)] = UInt8(random.number(in: 0x30...0x39))
        }
        return bytes
    }

    /// The values that are worth trying anywhere.
    private static let words = [
        "", " ", "0", "-1", "1", "0.01", "0.005", "9", "99", "1200", "1201", "-0", "+1", "1e9",
        "10000000000000", "10000000000000.00", "9999999999999.99", "9223372036854775807",
        "99999999999999999999999999999999999999", "340282366920938463463374607431768211456",
        "0%", "1000%", "100%", "-100%", "-99.9999%", "0.0000000001%", "999.9999999999%", "7 %",
        "100 years", "1200 months", "1 month", "1 payment", "5200 payments", "0.5 years",
        "1600-01-01", "2999-12-31", "2024-02-29", "2027-03-31", "31", "365", "366",
        "weekly", "yearly", "accelerated-weekly", "daily", "begin", "end", "JPY", "KWD", "EUR",
        "up", "half-even", "actual/actual", "30/360", "us", "eu", "1/3", "383/2190", "0/0", "1/0",
        "; ", ";", " at 1", " every 1", " from 1", " payments 1", " to 5200", "\"", "\"\"",
        " amount ", " rate ", " date ", " name ", " price ", " size ", "kg", "6 x 330 ml", "½",
        "\u{0}", "\u{A0}", "💶", "٣", ",", ".", "'", "%", "$", "€", "--", "NaN", "(1)", "true",
    ]
}
