/// All names that the tags of a set of templates look up: each is a number from zero on.
struct TemplateNames: Sendable {
    private let texts: [[UInt8]]
    private let hashes: [UInt64]
    /// The numbers, each at the place that its hash begins to be looked for at, or behind it.
    private var buckets: [Int?]
    /// The number of `isEmpty`, which lists have.
    let isEmpty: Int?

    /// The first is number zero, and none is there twice.
    init(_ names: [String]) {
        texts = names.map { Array($0.utf8) }
        hashes = texts.map(TemplateName.hash)
        isEmpty = names.firstIndex(of: TemplateValue.isEmptyName.description)
        var size = 1
        // At least half of the places are free, so that a search soon ends.
        while size < 2 * names.count + 1 { size *= 2 }
        buckets = Array(repeating: nil, count: size)
        for (number, hash) in hashes.enumerated() {
            var place = Int(truncatingIfNeeded: hash) & (size - 1)
            while buckets[place] != nil { place = (place + 1) & (size - 1) }
            buckets[place] = number
        }
    }

    var count: Int { texts.count }

    /// The number of a name; nil where no tag asks for it.
    func number(of name: TemplateName) -> Int? {
        let last = buckets.count - 1
        var place = Int(truncatingIfNeeded: name.hash) & last
        while let number = buckets[place] {
            if isSame(number, name) { return number }
            place = (place + 1) & last
        }
        return nil
    }

    /// What a number's name stands for among these values.
    func value(_ number: Int, in values: TemplateValues) -> TemplateValue? {
        var place = values.members.count
        while place > 0 {
            place -= 1
            if isSame(number, values.members[place].0) { return values.members[place].1 }
        }
        return nil
    }

    /// The same among names that writers have made up.
    func value(_ number: Int, in fields: [TemplateField]) -> TemplateValue? {
        fields.last { texts[number].elementsEqual($0.name.utf8) }?.value
    }

    private func isSame(_ number: Int, _ name: TemplateName) -> Bool {
        hashes[number] == name.hash && name.isSame(as: texts[number])
    }
}
