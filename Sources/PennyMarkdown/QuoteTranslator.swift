/// Puts the quotation marks of a language where libcmark has made English ones of straight
/// quotes. Marks that an author has typed stay: of a body that has some, double or single ones,
/// none of these are changed.
struct QuoteTranslator {
    private let marks: QuotationMarks
    private let changesDouble: Bool
    private let changesSingle: Bool
    /// How many single quotations are open in the block.
    private var open = 0

    /// Nil where there is nothing to do.
    init?(_ source: SourceText) {
        guard source.quotationMarks != .english else { return nil }
        marks = source.quotationMarks
        let typed = Self.curly(in: source.bytes)
        changesDouble = !typed.contains(.leftDouble) && !typed.contains(.rightDouble)
        changesSingle = !typed.contains(.leftSingle) && !typed.contains(.rightSingle)
        guard changesDouble || changesSingle else { return nil }
    }

    mutating func translate(_ events: inout [Event], _ text: inout EventText) {
        for index in events.indices {
            switch events[index].kind {
            case .text(let words):
                guard let translated = translated(text[words]) else { continue }
                events[index].kind = .text(text.add(translated))
            case .enter(let container) where !container.isInline: open = 0
            default: break
            }
        }
    }

    /// Nil for a text without such marks.
    private mutating func translated(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        guard text.contains(0xE2) else { return nil }
        var out: [UInt8] = []
        var hasChanged = false
        var place = text.startIndex
        while place < text.endIndex {
            let mark = Self.mark(at: place, in: text)
            if let mark, let own = translation(mark, before: text[(place + 3)...].first) {
                out += own.utf8
                hasChanged = true
                place += 3
            } else {
                out.append(text[place])
                place += 1
            }
        }
        return hasChanged ? out : nil
    }

    private mutating func translation(_ mark: Mark, before next: UInt8?) -> String? {
        switch mark {
        case .leftDouble where changesDouble: return marks.opening
        case .rightDouble where changesDouble: return marks.closing
        case .leftSingle where changesSingle:
            open += 1
            return marks.innerOpening
        case .rightSingle where changesSingle && open > 0:
            // A letter goes on behind an apostrophe.
            if let next, next.isLetter || next.isDigit || next >= 0xC3 && next < 0xE2 {
                return nil
            }
            open -= 1
            return marks.innerClosing
        default: return nil
        }
    }

    // MARK: - Marks of English

    private enum Mark: UInt8 {
        case leftSingle = 0x98
        case rightSingle = 0x99
        case leftDouble = 0x9C
        case rightDouble = 0x9D
    }

    private static func mark(at place: Int, in text: ArraySlice<UInt8>) -> Mark? {
        guard place + 2 < text.endIndex, text[place] == 0xE2, text[place + 1] == 0x80 else {
            return nil
        }
        return Mark(rawValue: text[place + 2])
    }

    private static func curly(in bytes: [UInt8]) -> Set<Mark> {
        var found: Set<Mark> = []
        for place in bytes.indices where bytes[place] == 0xE2 {
            if let mark = mark(at: place, in: bytes[...]) { found.insert(mark) }
        }
        return found
    }
}
