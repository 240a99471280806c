// scripts/messages makes this file of messages/en/result.mf2.

package import PennyEngine

/// The messages of the area result, with the values that they take.
package enum ResultWords {
    package static var area: MessageArea { MessageArea(2, digest: 0x4F69_0FB8) }
    /// `{$first :value} and {$last :value}`
    @inline(never) package static func listAndLast(first: Quantity, last: Quantity) -> Message {
        Message(area, 0, [first, last])
    }
    /// `{$first :value} and {$last :value}`
    @inline(never) package static func listAndTwo(first: Quantity, last: Quantity) -> Message {
        Message(area, 1, [first, last])
    }
    /// `{$first :value}, {$last :value}`
    @inline(never) package static func listComma(first: Quantity, last: Quantity) -> Message {
        Message(area, 2, [first, last])
    }
    /// `{$first :value} or {$last :value}`
    @inline(never) package static func listOrLast(first: Quantity, last: Quantity) -> Message {
        Message(area, 3, [first, last])
    }
    /// `{$first :value} or {$last :value}`
    @inline(never) package static func listOrTwo(first: Quantity, last: Quantity) -> Message {
        Message(area, 4, [first, last])
    }
    /// `{$first :value} + {$last :value}`
    @inline(never) package static func listPlus(first: Quantity, last: Quantity) -> Message {
        Message(area, 5, [first, last])
    }
    /// `{$first :value}; {$last :value}`
    @inline(never) package static func listSemicolon(first: Quantity, last: Quantity) -> Message {
        Message(area, 6, [first, last])
    }
}
