import PennyEngine

/// Renders the value of a key figure. Its classes say whether it is a text, which may take several
/// lines, or below zero, and how long it is: a number is shown in one piece, as large as it fits.
struct FigureHTML {
    private let numbers: NumberWriter

    init(_ numbers: NumberWriter) {
        self.numbers = numbers
    }

    func append(_ quantity: Quantity, to out: inout Bytes) {
        let text = numbers.text(quantity)
        let classes = [Self.kind(of: quantity), Self.length(of: text)].compactMap { $0 }
        out.raw("<dd")
        for (index, name) in classes.enumerated() {
            out.raw(index == 0 ? " class=\"" : " ")
            out.raw(name)
        }
        out.raw(classes.isEmpty ? ">" : "\">")
        numbers.append(quantity, to: &out)
        out.raw("</dd>")
    }

    private static func kind(of quantity: Quantity) -> StaticString? {
        switch quantity {
        case .text, .words, .list: "words"
        case .money(let amount) where amount < 0: "negative"
        case .rate(let rate) where rate.isNegative: "negative"
        default: nil
        }
    }

    /// The class of a text that is longer than ten letters. The style sheet has the same lengths.
    private static func length(of text: String) -> StaticString? {
        switch text.scalarCount - marks(in: text) {
        case ...10: nil
        case ...13: "long"
        case ...17: "longer"
        default: "longest"
        }
    }

    /// The number of marks that are not seen: of direction, and those that join.
    private static func marks(in text: String) -> Int {
        var marks = 0
        var (before, last) = (UInt8(0), UInt8(0))
        for byte in text.bytes {
            switch (before, last, byte) {
            case (0xE2, 0x80, 0x8E...0x8F), (0xE2, 0x81, 0xA0), (0xE2, 0x81, 0xA6...0xA9),
                (_, 0xD8, 0x9C):
                marks += 1
            default: break
            }
            (before, last) = (last, byte)
        }
        return marks
    }
}
