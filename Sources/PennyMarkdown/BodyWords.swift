/// What the HTML of a body says beside the words of its author, in the language of its readers.
public struct BodyWords: Sendable {
    /// Below an answer of a quiz: whether it is right.
    public let right, wrong: String
    /// What a table is called that has no heading, and the list of notes.
    public let table, notes: String
    /// What a mark in the text is called, by the number of its note.
    public let note: @Sendable (_ number: Int) -> String
    /// What a link of a note is called that leads back to the text, by the number of the note and
    /// the place of the mark among those with that number, from 1.
    public let back: @Sendable (_ number: Int, _ place: Int) -> String

    public init(
        right: String, wrong: String, table: String, notes: String,
        note: @escaping @Sendable (_ number: Int) -> String,
        back: @escaping @Sendable (_ number: Int, _ place: Int) -> String
    ) {
        self.right = right
        self.wrong = wrong
        self.table = table
        self.notes = notes
        self.note = note
        self.back = back
    }
}
