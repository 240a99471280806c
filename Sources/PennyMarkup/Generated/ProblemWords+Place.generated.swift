// scripts/messages makes this file of messages/en/problem.mf2.

package import PennyEngine

extension ProblemWords {
    /// `{$list :words}, entry {$entry :integer}`
    @inline(never) package static func placeEntry(list: Message, entry: Int) -> Message {
        Message(area, 59, [.words(list), .count(entry)])
    }
    /// `{$list :words}, entry {$entry :integer}, {$field :words}`
    @inline(never) package static func placeField(
        list: Message, entry: Int, field: Message
    ) -> Message {
        Message(area, 60, [.words(list), .count(entry), .words(field)])
    }
}
