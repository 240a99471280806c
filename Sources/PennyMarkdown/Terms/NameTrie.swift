/// All names as one tree of their folded scalars.
struct NameTrie: Sendable {
    /// A step from a node to the next by a scalar.
    private struct Step {
        /// The node in the upper half and the scalar in the lower.
        var key: UInt64
        var next: Int32
    }

    /// The steps by a hash of their keys; free places lead to the root, which none does. A step
    /// is looked up for every letter of every text.
    private var steps: [Step] = []
    private var forms: [[NameForm]] = [[]]

    static let root: Int32 = 0

    init() {
        steps = [Step](repeating: Self.free, count: 64)
    }

    func node(after node: Int32, _ scalar: Unicode.Scalar) -> Int32? {
        let next = steps[place(of: Self.key(node, scalar))].next
        return next == Self.root ? nil : next
    }

    /// The forms that end at a node.
    func forms(at node: Int32) -> [NameForm] { forms[Int(node)] }

    func hasForms(at node: Int32) -> Bool { !forms[Int(node)].isEmpty }

    mutating func insert(_ scalars: some Sequence<Unicode.Scalar>, _ form: NameForm) {
        var node = Self.root
        for scalar in scalars { node = self.node(after: node, scalar) ?? add(after: node, scalar) }
        // Two terms tell already that no single one has the name.
        let alike = forms[Int(node)].filter(form.isLike)
        if alike.count < 2, alike.first?.entry != form.entry { forms[Int(node)].append(form) }
    }

    private mutating func add(after node: Int32, _ scalar: Unicode.Scalar) -> Int32 {
        // Half of the places stay free, so that a step is found at once.
        if 2 * forms.count >= steps.count { grow() }
        let new = Int32(forms.count)
        forms.append([])
        let key = Self.key(node, scalar)
        steps[place(of: key)] = Step(key: key, next: new)
        return new
    }

    private mutating func grow() {
        let old = steps
        steps = [Step](repeating: Self.free, count: 2 * old.count)
        for step in old where step.next != Self.root { steps[place(of: step.key)] = step }
    }

    /// Where a step is, or would be.
    private func place(of key: UInt64) -> Int {
        // Knuth, The Art of Computer Programming, vol. 3, 6.4: multiplicative hashing.
        let hash = (key ^ key >> 29) &* 0x9E37_79B9_7F4A_7C15
        let mask = steps.count - 1
        var place = Int(truncatingIfNeeded: hash >> 32) & mask
        while steps[place].key != key, steps[place].next != Self.root {
            place = (place + 1) & mask
        }
        return place
    }

    private static let free = Step(key: 0, next: root)

    private static func key(_ node: Int32, _ scalar: Unicode.Scalar) -> UInt64 {
        UInt64(node) << 32 | UInt64(scalar.value)
    }
}
