/// The context in which a unit is looked up.
struct UnitContext {
    /// The measure of the size, if it is known, and the reason.
    var kind: MeasureKind?
    var reason: UnitReading.Reason?
    let system: MeasureSystem
    /// Whether short English names are accepted, which mean something else in other languages.
    let readsEnglish: Bool
}

/// A unit in typed text.
struct TypedUnit {
    let unit: MeasureUnit
    let typed: String
    var piece: PieceWord?
    /// The reason for this unit, where the words have other meanings too.
    var reason: UnitReading.Reason?
}

extension TypedText {
    /// The most words of a unit: three for the longest name, and one for its system.
    private static let maximumWords = 4

    /// Scans a unit; returns nil where no letters are next.
    mutating func scanUnit(_ context: UnitContext) throws(SizeFailure) -> TypedUnit? {
        var ends: [TypedText] = []
        var phrases: [[UInt8]] = []
        var phrase: [UInt8] = []
        var ahead = self
        while ends.count < Self.maximumWords {
            ahead.skipSpaces()
            guard ends.isEmpty || !ahead.isAtTimesOrOf, let word = ahead.scanUnitWord() else {
                break
            }
            if !phrase.isEmpty { phrase.append(UInt8(ascii: " ")) }
            phrase.append(contentsOf: word)
            phrases.append(phrase)
            ends.append(ahead)
        }
        guard let last = ends.last else { return nil }
        for index in stride(from: ends.count - 1, through: 0, by: -1) {
            let typed = part(from: position, to: ends[index].position)
            if let found = try UnitLookup(context: context, typed: typed).unit(phrases[index]) {
                self = ends[index]
                return found
            }
        }
        throw Self.unknown(part(from: position, to: last.position))
    }

    /// Scans a word for a piece.
    mutating func scanPiece() -> PieceWord? {
        var ahead = self
        ahead.skipSpaces()
        guard let first = ahead.scanUnitWord() else { return nil }
        var two = ahead
        two.skipSpaces()
        if let second = two.scanUnitWord(), let piece = PieceWord.named(first + [0x20] + second) {
            self = two
            return piece
        }
        guard let piece = PieceWord.named(first) else { return nil }
        self = ahead
        return piece
    }

    /// Whether the `x` or the `of` that may follow a unit is next.
    private var isAtTimesOrOf: Bool {
        var ahead = self
        return ahead.scanTimes() || ahead.scanWord("of")
    }

    private static func unknown(_ typed: String) -> SizeFailure {
        var lists = MeasureUnit.all.map { $0.nameList }
        for piece in PieceWord.all {
            lists.append(piece.one)
            lists.append(piece.many)
        }
        return .unknownUnit(typed, nearest: nearestName(to: typed, in: lists))
    }
}

/// Looks up the unit that a name means. A name with several meanings is never guessed.
struct UnitLookup {
    let context: UnitContext
    let typed: String

    /// The unit with this name, which may follow its system.
    func unit(_ name: [UInt8]) throws(SizeFailure) -> TypedUnit? {
        if let piece = PieceWord.named(name) {
            return TypedUnit(unit: .each, typed: typed, piece: piece)
        }
        let all = MeasureUnit.all.filter { isName(name, of: $0) }
        if context.readsEnglish, let other = otherMeaning(of: name), !all.isEmpty {
            guard context.kind != nil, context.kind == all[0].kind, other.isOfOtherKind else {
                throw .ambiguousUnit(typed, choices: all.map { $0.plainName } + other.choices)
            }
        }
        if !all.isEmpty { return try chosen(all) }
        for (word, system) in Self.systemWords {
            let prefix = word.bytes + [UInt8(ascii: " ")]
            guard name.starts(with: prefix) else { continue }
            let bare = Array(name[prefix.count...])
            let ofSystem = MeasureUnit.all.filter {
                ($0.system == system || ($0.system == .customary && system != .metric))
                    && contains($0.nameList, bare)
            }
            if !ofSystem.isEmpty { return try chosen(ofSystem) }
        }
        return nil
    }

    /// Whether a name belongs to the unit in this context.
    private func isName(_ name: [UInt8], of unit: MeasureUnit) -> Bool {
        if contains(unit.nameList, name) {
            return context.readsEnglish || !MeasureUnit.isEnglish(name, of: unit)
        }
        guard name.count == 1, context.readsEnglish,
            let letters = MeasureUnit.englishLetters(of: unit)
        else { return false }
        return contains(letters, letterCase(of: name))
    }

    /// A single letter as typed, since `G` may be a gallon and `g` is not.
    private func letterCase(of name: [UInt8]) -> [UInt8] {
        name.count == 1 ? typed.bytes.filter { $0 != UInt8(ascii: ".") } : name
    }

    /// A meaning of an English name that is not among the units, with the ways to write it.
    private func otherMeaning(of name: [UInt8]) -> (choices: [String], isOfOtherKind: Bool)? {
        switch String(bytes: letterCase(of: name)) {
        // A thousand, for paper and boards.
        case let letter where letter.isSameText(as: "M"): (["1000 pieces"], true)
        // A grain: 7000 make a pound.
        case let word where word.isSameText(as: "gr"): ([], false)
        default: nil
        }
    }

    private static let systemWords: [(String, MeasureUnit.System)] = [
        ("us", .us), ("american", .us), ("imp", .imperial), ("imperial", .imperial),
        ("uk", .imperial), ("british", .imperial), ("metric", .metric),
    ]

    private func chosen(_ candidates: [MeasureUnit]) throws(SizeFailure) -> TypedUnit {
        var left = candidates
        var reason: UnitReading.Reason?
        if left.contains(where: { $0.kind != left[0].kind }) {
            guard let kind = context.kind, left.contains(where: { $0.kind == kind }) else {
                throw ambiguous(left)
            }
            left = left.filter { $0.kind == kind }
            reason = context.reason ?? .kind(kind)
        }
        if left.count == 2 {
            let own = left.filter { $0.system == context.ownSystem }
            guard own.count == 1 else { throw ambiguous(left) }
            left = own
            reason = reason ?? .system(context.system)
        }
        guard left.count == 1 else { throw ambiguous(left) }
        return TypedUnit(unit: left[0], typed: typed, reason: reason)
    }

    private func ambiguous(_ candidates: [MeasureUnit]) -> SizeFailure {
        .ambiguousUnit(typed, choices: candidates.map { $0.plainName })
    }
}

extension UnitContext {
    fileprivate var ownSystem: MeasureUnit.System { system == .us ? .us : .imperial }
}

extension PieceWord {
    /// Returns the word with this singular or plural.
    static func named(_ name: [UInt8]) -> PieceWord? {
        for piece in all where piece.one.bytes == name || piece.many.bytes == name { return piece }
        return nil
    }
}

/// Whether a comma-separated list contains `word`.
private func contains(_ list: String, _ word: [UInt8]) -> Bool {
    var position = 0
    var matches = true
    for byte in list.bytes {
        if byte == UInt8(ascii: ",") {
            if matches, position == word.count { return true }
            position = 0
            matches = true
        } else {
            matches = matches && position < word.count && byte == word[position]
            position += 1
        }
    }
    return matches && position == word.count
}
