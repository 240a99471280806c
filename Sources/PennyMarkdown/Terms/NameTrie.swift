/// A trie of the folded scalars of all names.
struct NameTrie: Sendable {
    /// A step from a node to the next by a scalar.
    private struct Step {
        /// The node in the upper half and the scalar in the lower.
        var key: UInt64
        var next: Int32
    }

    /// The steps in a hash table by their keys. Free slots lead to the root, as no step does. Every
    /// letter of every text needs a lookup.
    private var steps: [Step] = []
    private var forms: [[NameForm]] = [[]]

    static let root: Int32 = 0

    init() {
        steps = [Step](repeating: Self.free, count: 64)
    }

    func node(after node: Int32, _ scalar: Unicode.Scalar) -> Int32? {
        let next = steps[slot(of: Self.key(node, scalar))].next
        return next == Self.root ? nil : next
    }

    /// The forms that end at a node.
    func forms(at node: Int32) -> [NameForm] { forms[Int(node)] }

    func hasForms(at node: Int32) -> Bool { !forms[Int(node)].isEmpty }

    mutating func insert(_ scalars: some Sequence<Unicode.Scalar>, _ form: NameForm) {
        var node = Self.root
        for scalar in scalars { node = self.node(after: node, scalar) ?? add(after: node, scalar) }
        // Two terms already make the name ambiguous.
        let alike = forms[Int(node)].filter(form.isLike)
        if alike.count < 2, alike.first?.entry != form.entry { forms[Int(node)].append(form) }
    }

    private mutating func add(after node: Int32, _ scalar: Unicode.Scalar) -> Int32 {
        // Half of the slots stay free, so that lookups are fast.
        if 2 * forms.count >= steps.count { grow() }
        let new = Int32(forms.count)
        forms.append([])
        let key = Self.key(node, scalar)
        steps[slot(of: key)] = Step(key: key, next: new)
        return new
    }

    private mutating func grow() {
        let old = steps
        steps = [Step](repeating: Self.free, count: 2 * old.count)
        for step in old where step.next != Self.root { steps[slot(of: step.key)] = step }
    }

    /// The slot of a step, or the free slot for it.
    private func slot(of key: UInt64) -> Int {
        // Knuth, The Art of Computer Programming, vol. 3, 6.4: multiplicative hashing.
        let hash = (key ^ key >> 29) &* 0x9E37_79B9_7F4A_7C15
        let mask = steps.count - 1
        var slot = Int(truncatingIfNeeded: hash >> 32) & mask
        while steps[slot].key != key, steps[slot].next != Self.root {
            slot = (slot + 1) & mask
        }
        return slot
    }

    private static let free = Step(key: 0, next: root)

    private static func key(_ node: Int32, _ scalar: Unicode.Scalar) -> UInt64 {
        UInt64(node) << 32 | UInt64(scalar.value)
    }
}
