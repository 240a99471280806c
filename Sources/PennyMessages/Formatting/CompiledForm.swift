/// The bytes of compiled messages. A message is a row of pieces:
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
/// Where a literal or a fallback stands, there is its place in the catalog's pool of texts. All
/// numbers are those of `ByteReader`. Bytes can only lead forward, so reading them ends.
enum CompiledForm {
    enum Piece {
        static let text: UInt8 = 1
        static let value: UInt8 = 2
        static let markup: UInt8 = 3
        static let match: UInt8 = 4
        static let rest: UInt8 = 5
    }

    /// What the first byte of an expression says.
    enum Head {
        static let operand: UInt8 = 0b11
        static let argument: UInt8 = 1
        static let literal: UInt8 = 2
        static let hasSteps: UInt8 = 0b100
        static let direction: UInt8 = 0b1_1000
        static let directionShift: UInt8 = 3
        /// `select` or `u:dir` is set to what the specification does not allow.
        static let hasBadOption: UInt8 = 0b10_0000
    }

    /// How a selector's number is compared.
    enum Mode {
        static let plural: UInt8 = 0
        static let ordinal: UInt8 = 1
        static let exact: UInt8 = 2
        /// Not at all, as its `select` is set to what is not allowed.
        static let bad: UInt8 = 3
    }

    /// The argument of a variable that the message's signature does not have.
    static let unknownArgument = 0x3FFF
    /// How deep expressions stand in options of others.
    static let depthLimit = 8
    /// How many selectors a message can have.
    static let selectorLimit = 8

    /// `PMC` and the version of this form.
    static let magic: [UInt8] = [0x50, 0x4D, 0x43, 2]
}
