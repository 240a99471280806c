/// All names in the tags of a set of templates, numbered from zero.
struct TemplateNames: Sendable {
    private let texts: [[UInt8]]
    private let hashes: [UInt64]
    /// A hash table of the numbers with linear probing.
    private var buckets: [Int?]
    /// The number of `isEmpty`, a member of lists.
    let isEmpty: Int?

    /// - Parameter names: the names in the order of their numbers, without duplicates.
    init(_ names: [String]) {
        texts = names.map { Array($0.utf8) }
        hashes = texts.map(TemplateName.hash)
        isEmpty = names.firstIndex(of: TemplateValue.isEmptyName.description)
        var size = 1
        // At least half of the table is empty, so that a search ends soon.
        while size < 2 * names.count + 1 { size *= 2 }
        buckets = Array(repeating: nil, count: size)
        for (number, hash) in hashes.enumerated() {
            var slot = Int(truncatingIfNeeded: hash) & (size - 1)
            while buckets[slot] != nil { slot = (slot + 1) & (size - 1) }
            buckets[slot] = number
        }
    }

    var count: Int { texts.count }

    /// The number of a name; nil if no tag uses it.
    func number(of name: TemplateName) -> Int? {
        let last = buckets.count - 1
        var slot = Int(truncatingIfNeeded: name.hash) & last
        while let number = buckets[slot] {
            if isSame(number, name) { return number }
            slot = (slot + 1) & last
        }
        return nil
    }

    /// The value of a numbered name.
    func value(_ number: Int, in values: TemplateValues) -> TemplateValue? {
        var index = values.members.count
        while index > 0 {
            index -= 1
            if isSame(number, values.members[index].0) { return values.members[index].1 }
        }
        return nil
    }

    /// The value of a numbered name among custom fields.
    func value(_ number: Int, in fields: [TemplateField]) -> TemplateValue? {
        fields.last { texts[number].elementsEqual($0.name.utf8) }?.value
    }

    private func isSame(_ number: Int, _ name: TemplateName) -> Bool {
        hashes[number] == name.hash && name.isSame(as: texts[number])
    }
}
