/// A relation of an input to others: which of them must be given, or cannot be given, beside it. It
/// is data, for schemas, help and the manual, and has the check that reading makes of it: a module
/// contains only the checks that its calculator names.
public final class InputRelation: Sendable {
    /// The kinds of relations. The other inputs are `names`.
    public enum Kind: Sendable {
        /// One of the others must be given, too.
        case needs
        /// Each of the others must be given, too.
        case needsEach
        /// None of the others can be given, too.
        case conflicts
        /// The input cannot be given where another input has the choice `word`.
        case excludes(word: String)
        /// The input must be given if none of the others is.
        case requiredUnless
        /// The input must be given if the other one is.
        case requiredWith
        /// One of these inputs must be given.
        case oneOf
        /// All of these inputs but one must be given.
        case allButOne
        /// The amount must be larger than that of the other input.
        case above
        /// The number must not be larger than that of the other input.
        case atMost
        /// The default does not apply beside one of the others; without others, no result shows it.
        case noDefault
    }

    /// The case in which a relation holds.
    public enum Condition: Sendable {
        case always
        /// The input has this choice.
        case choosing(String)
        /// The input has another choice than this one.
        case notChoosing(String)
        /// The other input is not given.
        case without(String)
    }

    /// The demand of the relation.
    public let kind: Kind
    /// When it holds.
    public let condition: Condition
    private let asked: Asked
    /// The names of the other inputs, separated by spaces. One text is smaller than a list.
    private let list: StaticString
    fileprivate let check: @Sendable (InputRelation, InputField, inout InputReader) -> Void

    /// The inputs whose relation is checked.
    private enum Asked { case given, leftOut, all }

    private init(
        _ kind: Kind, _ asked: Asked, _ list: StaticString, _ condition: Condition = .always,
        _ check: @escaping @Sendable (InputRelation, InputField, inout InputReader) -> Void
    ) {
        self.kind = kind
        self.condition = condition
        self.asked = asked
        self.list = list
        self.check = check
    }

    /// The names of the other inputs, in the order in which problems name them.
    @inline(never)
    public var names: [String] {
        var bytes: [UInt8] = []
        list.withUTF8Buffer { bytes.append(bytes: $0) }
        var names: [String] = []
        var name: [UInt8] = []
        for byte in bytes + [UInt8(ascii: " ")] {
            if byte != UInt8(ascii: " ") {
                name.append(byte)
            } else if !name.isEmpty {
                names.append(String(bytes: name))
                name = []
            }
        }
        return names
    }

    /// Returns the same relation for an input that has the choice `word`.
    func choosing(_ word: String) -> InputRelation { holding(.choosing(word)) }

    /// Returns the same relation for an input that has another choice than `word`.
    func notChoosing(_ word: String) -> InputRelation { holding(.notChoosing(word)) }

    /// Returns the same relation for the case that another input is not given.
    func without(_ name: String) -> InputRelation { holding(.without(name)) }

    @inline(never)
    private func holding(_ condition: Condition) -> InputRelation {
        InputRelation(kind, asked, list, condition, check)
    }
}

// MARK: - Kinds

extension InputRelation {
    static func needs(_ names: StaticString) -> InputRelation {
        InputRelation(.needs, .given, names) { relation, field, reader in
            let names = relation.names
            if reader.isAnyGiven(of: names) || !reader.isSound(field) { return }
            reader.report(field, .needs(other: names[0]))
        }
    }

    static func needsEach(_ names: StaticString) -> InputRelation {
        InputRelation(.needsEach, .given, names) { relation, field, reader in
            if !reader.isSound(field) { return }
            for other in relation.names where !reader.isGiven(other) {
                reader.report(field, .needs(other: other))
            }
        }
    }

    static func conflicts(_ names: StaticString) -> InputRelation {
        InputRelation(.conflicts, .given, names) { relation, field, reader in
            for other in relation.names where reader.isGiven(other) {
                reader.report(field, .conflicts(other: other))
            }
        }
    }

    static func excludes(_ word: String, of name: StaticString) -> InputRelation {
        InputRelation(.excludes(word: word), .given, name) { relation, field, reader in
            guard case .excludes(let word) = relation.kind else { return }
            for other in relation.names where reader.chosen(other)?.isSameText(as: word) == true {
                reader.report(field, .conflictsWithChoice(word, of: other))
            }
        }
    }

    static func requiredUnless(_ names: StaticString) -> InputRelation {
        InputRelation(.requiredUnless, .leftOut, names) { relation, field, reader in
            if reader.isAnyGiven(of: relation.names) { return }
            reader.report(field, .missing(example: field.example))
        }
    }

    static func requiredWith(_ names: StaticString) -> InputRelation {
        InputRelation(.requiredWith, .leftOut, names) { relation, field, reader in
            if !reader.isAnyGiven(of: relation.names) { return }
            reader.report(field, .missing(example: field.example))
        }
    }

    static func oneOf(_ names: StaticString) -> InputRelation {
        InputRelation(.oneOf, .leftOut, names) { relation, field, reader in
            let names = relation.names
            if !reader.isAnyGiven(of: names) { reader.report(field, .needsOneOf(names)) }
        }
    }

    /// One of these amounts must be given.
    static func amount(of names: StaticString) -> InputRelation {
        InputRelation(.oneOf, .leftOut, names) { relation, field, reader in
            if !reader.isAnyGiven(of: relation.names) { reader.report(field, .needsAmount) }
        }
    }

    static func allButOne(_ names: StaticString) -> InputRelation {
        InputRelation(.allButOne, .all, names) { relation, field, reader in
            let names = relation.names
            let left = names.filter { !reader.isGiven($0) }.count
            if left != 1 { reader.report(field, .oneLeftOut(of: names, left: left)) }
        }
    }

    static func above(_ name: StaticString) -> InputRelation {
        InputRelation(.above, .given, name) { relation, field, reader in
            guard let amount = reader.amount(field.name) else { return }
            for other in relation.names where amount <= reader.amount(other) ?? -1 {
                reader.report(field, .notAbove(other: other))
            }
        }
    }

    static func atMost(_ name: StaticString) -> InputRelation {
        InputRelation(.atMost, .given, name) { relation, field, reader in
            guard let count = reader.count(field.name) else { return }
            for other in relation.names where count > reader.count(other) ?? count {
                reader.report(field, .above(other: other))
            }
        }
    }

    static func noDefault(with names: StaticString = "") -> InputRelation {
        InputRelation(.noDefault, .leftOut, names) { _, _, _ in }
    }
}

// MARK: - What reading asks

extension InputField {
    /// Checks the relations of an input that was read, or left out.
    @inline(never)
    func checkRelations(_ reader: inout InputReader) {
        if relations.isEmpty { return }
        let isGiven = reader.isGiven(self)
        for relation in relations where relation.holds(self, isGiven, reader) {
            relation.check(relation, self, &reader)
        }
    }

    /// Whether the default applies beside the inputs that are given.
    @inline(never)
    func hasDefault(_ reader: InputReader) -> Bool {
        for relation in relations {
            guard case .always = relation.condition else { continue }
            switch relation.kind {
            case .needs: if !reader.isAnyGiven(of: relation.names) { return false }
            case .noDefault:
                let names = relation.names
                if names.isEmpty || reader.isAnyGiven(of: names) { return false }
            default: break
            }
        }
        return true
    }
}

extension InputRelation {
    @inline(never)
    fileprivate func holds(
        _ field: InputField, _ isGiven: Bool, _ reader: InputReader
    ) -> Bool {
        if asked != .all, (asked == .given) != isGiven { return false }
        return switch condition {
        case .always: true
        case .choosing(let word): reader.chosen(field.name)?.isSameText(as: word) == true
        case .notChoosing(let word): reader.chosen(field.name)?.isSameText(as: word) == false
        case .without(let name): !reader.isGiven(name)
        }
    }
}
