/// Replaces the English quotation marks that libcmark makes of straight quotes by those of a
/// language. Typed marks stay: if a body has typed double or single marks, none of that kind are
/// changed.
struct QuoteTranslator {
    private let marks: QuotationMarks
    private let changesDouble: Bool
    private let changesSingle: Bool
    /// The number of open single quotations in the block.
    private var open = 0

    /// Nil where there is nothing to translate.
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
        var index = text.startIndex
        while index < text.endIndex {
            let mark = Self.mark(at: index, in: text)
            if let mark, let own = translation(mark, before: text[(index + 3)...].first) {
                out += own.utf8
                hasChanged = true
                index += 3
            } else {
                out.append(text[index])
                index += 1
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
            // An apostrophe precedes a letter.
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

    private static func mark(at index: Int, in text: ArraySlice<UInt8>) -> Mark? {
        guard index + 2 < text.endIndex, text[index] == 0xE2, text[index + 1] == 0x80 else {
            return nil
        }
        return Mark(rawValue: text[index + 2])
    }

    private static func curly(in bytes: [UInt8]) -> Set<Mark> {
        var found: Set<Mark> = []
        for index in bytes.indices where bytes[index] == 0xE2 {
            if let mark = mark(at: index, in: bytes[...]) { found.insert(mark) }
        }
        return found
    }
}
