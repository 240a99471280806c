/// A value of a message: an argument or a literal, and the functions that are applied to it, in
/// order.
public struct MessageValue {
    let catalog: MessageCatalog
    /// The operand of the first function.
    public let operand: Operand
    /// The fallback text of a value that cannot be written, as an index of the pool.
    let fallback: Int
    let head: UInt8
    let steps: Range<Int>
    let depth: Int
    /// The number of functions that are applied.
    public let stepCount: Int

    /// The operand of functions.
    public enum Operand: Equatable, Sendable {
        /// No operand: the function creates the value.
        case none
        /// The argument at this index of the message's signature.
        case argument(Int)
        /// A literal, which ``MessageValue/appendLiteral(to:)`` appends.
        case literal(Int)
    }

    /// Reads the expression at the reader's position and moves the reader past it.
    @inline(never)
    init(_ catalog: MessageCatalog, _ reader: inout ByteReader, depth: Int) {
        head = reader.byte(of: catalog.bytes)
        fallback = reader.number(of: catalog.bytes)
        switch head & CompiledForm.Head.operand {
        case CompiledForm.Head.argument: operand = .argument(reader.number(of: catalog.bytes))
        case CompiledForm.Head.literal: operand = .literal(reader.number(of: catalog.bytes))
        default: operand = .none
        }
        (self.catalog, self.depth) = (catalog, depth)
        guard head & CompiledForm.Head.hasSteps != 0 else {
            (steps, stepCount) = (reader.at..<reader.at, 0)
            return
        }
        stepCount = reader.number(of: catalog.bytes)
        let start = reader.at
        var left = stepCount
        while left > 0, reader.isSound {
            left -= 1
            _ = reader.byte(of: catalog.bytes)
            let count = reader.number(of: catalog.bytes)
            _ = reader.range(count)
        }
        steps = start..<reader.at
    }

    /// The function that is applied last; nil if there is none.
    public var function: MessageFunctionID? {
        stepCount == 0 ? nil : step(stepCount - 1).function
    }

    /// Returns a function that is applied, by its index. The index must be below ``stepCount``.
    public func step(_ index: Int) -> MessageStep {
        var reader = ByteReader(steps)
        var step = MessageStep(function: .unknown, options: steps.upperBound..<steps.upperBound)
        var left = index
        while left >= 0, !reader.isAtEnd {
            left -= 1
            let function = MessageFunctionID(reader.byte(of: catalog.bytes))
            let count = reader.number(of: catalog.bytes)
            step = MessageStep(function: function, options: reader.range(count))
        }
        return step
    }

    /// Appends the literal; nothing for other values.
    public func appendLiteral(to out: inout [UInt8]) {
        if case .literal(let index) = operand { catalog.append(text: index, to: &out) }
    }

    /// The value of an option in the last function that sets it.
    public func option(_ name: MessageOptionID) -> MessageValue? {
        var index = stepCount
        while index > 0 {
            index -= 1
            if let value = option(name, of: step(index)) { return value }
        }
        return nil
    }

    /// The value of an option in one of the functions.
    public func option(_ name: MessageOptionID, of step: MessageStep) -> MessageValue? {
        guard depth < CompiledForm.depthLimit else { return nil }
        var options = MessageOptions(catalog, step.options, depth: depth)
        while let option = options.next() {
            if option.name == name { return option.value }
        }
        return nil
    }

    /// The direction in `u:dir`; nil if it is not set.
    var setDirection: UInt8? {
        let direction = (head & CompiledForm.Head.direction) >> CompiledForm.Head.directionShift
        return direction == 0 ? nil : direction
    }
}

/// A function that is applied to a value.
public struct MessageStep {
    /// The function, by its number.
    public let function: MessageFunctionID
    let options: Range<Int>
}

/// A tag of rich text in a pattern.
public struct MessageMark {
    /// Whether it opens, closes or stands alone.
    public let kind: MessageMarkupKind
    /// The tag, by its index in the vocabulary.
    public let tag: MessageTagID
    let catalog: MessageCatalog
    let options: Range<Int>

    /// The value of an option of the tag.
    public func option(_ name: MessageOptionID) -> MessageValue? {
        var options = MessageOptions(catalog, options, depth: 0)
        while let option = options.next() {
            if option.name == name { return option.value }
        }
        return nil
    }
}

/// The options of a function or a tag, in sequence.
private struct MessageOptions {
    let catalog: MessageCatalog
    var reader: ByteReader
    let depth: Int

    init(_ catalog: MessageCatalog, _ range: Range<Int>, depth: Int) {
        (self.catalog, self.depth) = (catalog, depth)
        reader = ByteReader(range)
    }

    mutating func next() -> (name: MessageOptionID, value: MessageValue)? {
        guard !reader.isAtEnd else { return nil }
        let name = MessageOptionID(reader.byte(of: catalog.bytes))
        let count = reader.number(of: catalog.bytes)
        var inner = ByteReader(reader.range(count))
        let value = MessageValue(catalog, &inner, depth: depth + 1)
        return reader.isSound && inner.isSound ? (name, value) : nil
    }
}
