/// What is known where a unit is looked up.
struct UnitContext {
    /// What the size measures, and why that is known.
    var kind: MeasureKind?
    var reason: UnitReading.Reason?
    let system: MeasureSystem
    /// Whether short names of English are read, which mean something else in other languages.
    let readsEnglish: Bool
}

/// A unit as it was found in typed text.
struct TypedUnit {
    let unit: MeasureUnit
    let typed: String
    var piece: PieceWord?
    /// What decided, where the words have other meanings too.
    var reason: UnitReading.Reason?
}

extension TypedText {
    /// The longest name of a unit has three words, and one more for its system.
    private static let mostWords = 4

    /// Steps over the unit that stands here; nil where no letters do.
    mutating func takeUnit(_ context: UnitContext) throws(SizeFailure) -> TypedUnit? {
        var ends: [TypedText] = []
        var phrases: [[UInt8]] = []
        var phrase: [UInt8] = []
        var ahead = self
        while ends.count < Self.mostWords {
            ahead.skipSpaces()
            guard ends.isEmpty || !ahead.isBehindUnit, let word = ahead.takeUnitWord() else {
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

    /// Steps over the word for a piece that stands here.
    mutating func takePiece() -> PieceWord? {
        var ahead = self
        ahead.skipSpaces()
        guard let first = ahead.takeUnitWord() else { return nil }
        var two = ahead
        two.skipSpaces()
        if let second = two.takeUnitWord(), let piece = PieceWord.named(first + [0x20] + second) {
            self = two
            return piece
        }
        guard let piece = PieceWord.named(first) else { return nil }
        self = ahead
        return piece
    }

    /// Whether a word stands here that goes on behind a unit.
    private var isBehindUnit: Bool {
        var ahead = self
        return ahead.takeTimes() || ahead.takeWord("of")
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

/// Finds what a name means; a name that means several things is never guessed.
struct UnitLookup {
    let context: UnitContext
    let typed: String

    /// The unit with this name, which may have its system in front.
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
                    && list($0.nameList, has: bare)
            }
            if !ofSystem.isEmpty { return try chosen(ofSystem) }
        }
        return nil
    }

    /// Whether a name is one of the unit where people write so.
    private func isName(_ name: [UInt8], of unit: MeasureUnit) -> Bool {
        if list(unit.nameList, has: name) {
            return context.readsEnglish || !MeasureUnit.isEnglish(name, of: unit)
        }
        guard name.count == 1, context.readsEnglish,
            let letters = MeasureUnit.englishLetters(of: unit)
        else { return false }
        return list(letters, has: letterCase(of: name))
    }

    /// A single letter as it is typed, since `G` is a gallon and `g` is none.
    private func letterCase(of name: [UInt8]) -> [UInt8] {
        name.count == 1 ? typed.bytes.filter { $0 != UInt8(ascii: ".") } : name
    }

    /// A meaning of an English name that no unit here has, with how its units are written.
    private func otherMeaning(of name: [UInt8]) -> (choices: [String], isOfOtherKind: Bool)? {
        switch String(bytes: letterCase(of: name)) {
        // A thousand, as paper and boards are sold.
        case let letter where letter.isSameText(as: "M"): (["1000 pieces"], true)
        // Of a grain 7000 are a pound.
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
    /// The word that is this, as one or as several.
    static func named(_ name: [UInt8]) -> PieceWord? {
        for piece in all where piece.one.bytes == name || piece.many.bytes == name { return piece }
        return nil
    }
}

/// Whether a list with commas between its words has `word`.
private func list(_ list: String, has word: [UInt8]) -> Bool {
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
