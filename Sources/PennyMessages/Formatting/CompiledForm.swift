/// The format of compiled messages. A message is a sequence of pieces:
///
///     piece      = text | rest | value | markup | match
///     text       = 1 count byte…
///     rest       = 5 byte…, a pattern that is one text
///     value      = 2 expression
///     markup     = 3 kind tag count options
///     match      = 4 selectors {mode count expression} variants {keys count piece…}
///     expression = head fallback [argument | literal] [steps {function count options}]
///     options    = {option count expression}
///     keys       = {literal + 1}, 0 for `*`
///
/// A literal or a fallback is an index of the catalog's pool of texts. All numbers are in the
/// format of `ByteReader`. Bytes only lead forward, so reading always ends.
enum CompiledForm {
    enum Piece {
        static let text: UInt8 = 1
        static let value: UInt8 = 2
        static let markup: UInt8 = 3
        static let match: UInt8 = 4
        static let rest: UInt8 = 5
    }

    /// The bits in the first byte of an expression.
    enum Head {
        static let operand: UInt8 = 0b11
        static let argument: UInt8 = 1
        static let literal: UInt8 = 2
        static let hasSteps: UInt8 = 0b100
        static let direction: UInt8 = 0b1_1000
        static let directionShift: UInt8 = 3
        /// `select` or `u:dir` has a value that the specification does not allow.
        static let hasBadOption: UInt8 = 0b10_0000
    }

    /// The comparison of a selector's number with keys.
    enum Mode {
        static let plural: UInt8 = 0
        static let ordinal: UInt8 = 1
        static let exact: UInt8 = 2
        /// No comparison, as its `select` has an invalid value.
        static let bad: UInt8 = 3
    }

    /// The argument of a variable that is not in the message's signature.
    static let unknownArgument = 0x3FFF
    /// The largest depth of expressions in options of others.
    static let depthLimit = 8
    /// The largest number of selectors of a message.
    static let selectorLimit = 8

    /// `PMC` and the version of this format.
    static let magic: [UInt8] = [0x50, 0x4D, 0x43, 2]
}
