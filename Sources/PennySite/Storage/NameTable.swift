/// A hash table from names to numbers, with linear probing. The names themselves are stored
/// elsewhere.
struct NameTable: Sendable {
    /// Numbers, counted from 1; 0 is a free slot.
    private var slots: [UInt32]

    /// - Parameter count: the number of names to be added.
    init(_ count: Int) {
        var size = 16
        while size < count * 2 { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
    }

    /// Adds a name; one that is there already keeps its number.
    mutating func add(_ number: Int, named name: String, _ nameOf: (Int) -> String) {
        var slot = Self.slot(name, slots.count)
        while slots[slot] != 0 {
            if nameOf(Int(slots[slot]) - 1) == name { return }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = UInt32(number + 1)
    }

    func number(of name: String, _ nameOf: (Int) -> String) -> Int? {
        var slot = Self.slot(name, slots.count)
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if nameOf(number) == name { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private static func slot(_ name: String, _ count: Int) -> Int {
        name.hashValue & (count - 1)
    }
}
