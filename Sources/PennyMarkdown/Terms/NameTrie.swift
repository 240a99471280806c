/// All names as one tree of their folded scalars.
struct NameTrie: Sendable {
    /// The node after a scalar, by the node before it in the upper half and
    /// the scalar in the lower.
    private var steps: [UInt64: Int] = [:]
    private var forms: [[NameForm]] = [[]]

    static let root = 0

    func node(after node: Int, _ scalar: Unicode.Scalar) -> Int? {
        steps[Self.key(node, scalar)]
    }

    /// The forms that end at a node.
    func forms(at node: Int) -> [NameForm] { forms[node] }

    mutating func insert(_ scalars: some Sequence<Unicode.Scalar>, _ form: NameForm) {
        var node = Self.root
        for scalar in scalars {
            if let next = steps[Self.key(node, scalar)] {
                node = next
            } else {
                forms.append([])
                steps[Self.key(node, scalar)] = forms.count - 1
                node = forms.count - 1
            }
        }
        // Two terms tell already that no single one has the name.
        let alike = forms[node].filter(form.isLike)
        if alike.count < 2, alike.first?.entry != form.entry { forms[node].append(form) }
    }

    private static func key(_ node: Int, _ scalar: Unicode.Scalar) -> UInt64 {
        UInt64(node) << 32 | UInt64(scalar.value)
    }
}
