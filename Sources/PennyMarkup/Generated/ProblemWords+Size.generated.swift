// scripts/messages makes this file of messages/en/problem.mf2.

package import PennyEngine

extension ProblemWords {
    /// `Enter the number without marks between the thousands, as in 1500 or {$parts :string}.`
    @inline(never) package static func sizeAmbiguousNumber(parts: String) -> Message {
        Message(area, 61, [.text(parts)])
    }
    /// `“{$unit :string}” can mean several units. Enter {$choices :list style=or}.`
    @inline(never) package static func sizeAmbiguousUnit(
        unit: String, choices: [Quantity]
    ) -> Message {
        Message(area, 62, [.text(unit), .list(choices)])
    }
    ///     “{$size :string}” and “{$restated :string}” are not the same size. Correct one of the
    ///     two, or leave one out.
    @inline(never) package static func sizeContradicts(size: String, restated: String) -> Message {
        Message(area, 63, [.text(size), .text(restated)])
    }
    /// `Enter a whole number before the x.`
    package static var sizeCountNotWhole: Message { Message(area, 64) }
    /// `Enter a number and a unit, such as 400 g or 6 x 330 ml.`
    package static var sizeEmpty: Message { Message(area, 65) }
    /// `“{$unit :string}” is not a known unit. Do you mean “{$nearest :string}”?`
    @inline(never) package static func sizeNearUnit(unit: String, nearest: String) -> Message {
        Message(area, 66, [.text(unit), .text(nearest)])
    }
    /// `Enter “6 x 12” if you mean 6 packs of 12, or enter a decimal.`
    package static var sizeNotAFraction: Message { Message(area, 67) }
    /// `Enter a smaller size.`
    package static var sizeTooLarge: Message { Message(area, 68) }
    /// `Enter fewer decimals.`
    package static var sizeTooManyDecimals: Message { Message(area, 69) }
    /// `Enter an area in m² or ft².`
    package static var sizeTwoMeasures: Message { Message(area, 70) }
    /// `Enter one size, or the same size again in parentheses.`
    package static var sizeTwoSizes: Message { Message(area, 71) }
    /// `Enter the unit, too, such as g, kg, ml or l.`
    package static var sizeUnitMissing: Message { Message(area, 72) }
    ///     “{$unit :string}” is not a known unit. Enter one such as g, kg, lb, oz, ml, l, fl oz, m
    ///     or pieces.
    @inline(never) package static func sizeUnknownUnit(unit: String) -> Message {
        Message(area, 73, [.text(unit)])
    }
    /// `“{$rest :string}” is not part of a size. Enter only the size, such as 400 g or 6 x 330 ml.`
    @inline(never) package static func sizeUnreadRest(rest: String) -> Message {
        Message(area, 74, [.text(rest)])
    }
    /// `Enter a size above zero.`
    package static var sizeZero: Message { Message(area, 75) }
}
