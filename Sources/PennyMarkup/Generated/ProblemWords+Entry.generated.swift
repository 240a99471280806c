// scripts/messages makes this file of messages/en/problem.mf2.

package import PennyEngine

extension ProblemWords {
    ///     .input {$kind :one-of}
    ///     .input {$first :string}
    ///     .match $kind
    ///     pieces {{“{$first}” is sold by the piece. Compare only products that are sold by the
    ///     piece.}}
    ///     weight {{“{$first}” is sold by weight. Compare only products that are sold by weight.}}
    ///     volume {{“{$first}” is sold by volume. Compare only products that are sold by volume.}}
    ///     length {{“{$first}” is sold by length. Compare only products that are sold by length.}}
    ///     * {{“{$first}” is sold by area. Compare only products that are sold by area.}}
    @inline(never) package static func entryKindDiffers(kind: Kind, first: String) -> Message {
        Message(area, 19, [.text(kind.rawValue), .text(first)])
    }
    /// `Entry {$entry :integer} is called “{$name :string},” too. Give each product its own name.`
    @inline(never) package static func entryNameTaken(name: String, entry: Int) -> Message {
        Message(area, 20, [.text(name), .count(entry)])
    }
    /// `Add an entry.`
    package static var entryNone: Message { Message(area, 21) }
    ///     .input {$kind :one-of}
    ///     .match $kind
    ///     pieces {{This list is for products sold by the piece. Enter a number of pieces.}}
    ///     weight {{This list is for products sold by weight. Enter a weight.}}
    ///     volume {{This list is for products sold by volume. Enter a volume.}}
    ///     length {{This list is for products sold by length. Enter a length.}}
    ///     * {{This list is for products sold by area. Enter an area.}}
    @inline(never) package static func entryNotOfKind(kind: Kind) -> Message {
        Message(area, 22, [.text(kind.rawValue)])
    }
    /// `Enter {$lowest :integer} to {$highest :integer} entries.`
    @inline(never) package static func entryNotThatMany(lowest: Int, highest: Int) -> Message {
        Message(area, 23, [.count(lowest), .count(highest)])
    }
    /// `These results have no figure in common. Compare results of the same kind.`
    package static var entryNothingInCommon: Message { Message(area, 24) }
    ///     “{$set :string}” is in {$own :string}, but the first one is in {$first :string}. Compare
    ///     results in the same currency.
    @inline(never) package static func entryOtherCurrency(
        set: String, own: String, first: String
    ) -> Message {
        Message(area, 25, [.text(set), .text(own), .text(first)])
    }
    /// `This is entered twice. Keep one of the two.`
    package static var entryRepeated: Message { Message(area, 26) }
    /// `“{$set :string}” is entry {$entry :integer}, too. Keep one of the two.`
    @inline(never) package static func entrySetNamedTwice(set: String, entry: Int) -> Message {
        Message(area, 27, [.text(set), .count(entry)])
    }
    /// `This page does not have the inputs of “{$set :string}.” Enter another one.`
    @inline(never) package static func entrySetNotFound(set: String) -> Message {
        Message(area, 28, [.text(set)])
    }
    /// `Keep at most {$limit :integer} entries. Combine entries that are close together in time.`
    @inline(never) package static func entryTooManyEntries(limit: Int) -> Message {
        Message(area, 29, [.count(limit)])
    }
}
