// What calculators say in English themselves, where a message of a catalog will stand. Each of
// these goes when no calculator uses it any more.

extension Message {
    @inline(never)
    package static func old(_ pieces: [Piece]) -> Message { Message(.pieces(pieces)) }

    @inline(never)
    package static func old(_ label: String) -> Message { Message(.label(label)) }
}

extension [Message] {
    static func old(_ sentences: [[Piece]]) -> [Message] { sentences.map { Message.old($0) } }
}

extension NormalisedInput {
    init(name: String, label: String, quantity: Quantity, isDefault: Bool) {
        self.init(name: name, label: .old(label), quantity: quantity, isDefault: isDefault)
    }
}

extension Figure {
    @inline(never)
    init(_ name: String, _ label: String, _ quantity: Quantity) {
        self.init(name, .old(label), quantity)
    }
}

extension Step {
    @inline(never)
    init(
        _ title: String, for figures: [String], formula: [Piece], numbers: [Piece],
        answer: [Piece], rounding: [Piece] = [], source: String = ""
    ) {
        self.init(
            .old(title), for: figures, formula: .old(formula),
            numbers: numbers.isEmpty ? nil : .old(numbers), answer: .old(answer),
            rounding: rounding.isEmpty ? nil : .old(rounding),
            source: source.bytes.isEmpty ? nil : .old(source))
    }
}

extension Proof {
    @inline(never)
    init(_ statement: [Piece], holds: Bool) { self.init(.old(statement), holds: holds) }
}

extension Table {
    @inline(never)
    init(
        _ name: String, title: String, caption: [Piece], columns: [Column],
        hasRowHeads: Bool = true, isDetail: Bool = false
    ) {
        self.init(
            name, title: .old(title), caption: .old(caption), columns: columns,
            hasRowHeads: hasRowHeads, isDetail: isDetail)
    }
}

extension Table.Column {
    @inline(never)
    init(
        _ name: String, _ label: String, _ kind: Kind, summable: Bool = false,
        forTools: Bool = false
    ) {
        self.init(name, .old(label), kind, summable: summable, forTools: forTools)
    }
}

extension Table.Group {
    init(label: String, rows: Range<Int>) { self.init(label: .old(label), rows: rows) }
}

extension Chart {
    @inline(never)
    init(_ name: String, title: [Piece], bars: [Bar]) {
        self.init(name, title: .old(title), bars: bars)
    }

    @inline(never)
    init(
        _ name: String, _ kind: Kind, title: [Piece], axis: ChartAxis, positions: [Int64],
        series: [Series], isComparison: Bool = false
    ) {
        self.init(
            name, kind, title: .old(title), axis: axis, positions: positions,
            series: series, isComparison: isComparison)
    }
}

extension Chart.Bar {
    @inline(never)
    init(
        _ label: String, from start: Int64 = 0, to end: Int64, _ quantity: Quantity,
        _ tone: Tone = .plain
    ) {
        self.init(.old(label), from: start, to: end, quantity, tone)
    }
}

extension Chart.Series {
    @inline(never)
    init(_ name: String, _ label: String, _ values: [Int64]) {
        self.init(name, .old(label), values)
    }
}

extension InputField {
    @inline(never)
    init(
        _ name: String, _ label: String, _ syntax: Syntax, _ requirement: Requirement = .optional,
        example: String
    ) {
        self.init(name, .old(label), syntax, requirement, example: example)
    }
}
