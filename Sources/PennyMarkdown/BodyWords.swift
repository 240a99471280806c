/// What the HTML of a body says beside the words of its author, in the language of its readers.
public struct BodyWords: Sendable {
    /// Below an answer of a quiz: whether it is right.
    public let right, wrong: String
    public let blocks: BlockWords
    /// What a table is called that has no heading, and the list of notes.
    public let table, notes: String
    /// A mark in the text, by the number of its note.
    public let mark: @Sendable (_ number: Int) -> String
    /// What such a mark is called.
    public let note: @Sendable (_ number: Int) -> String
    /// What a link of a note is called that leads back to the text, by the number of the note and
    /// the place of the mark among those with that number, from 1.
    public let back: @Sendable (_ number: Int, _ place: Int) -> String

    public init(
        right: String, wrong: String, blocks: BlockWords, table: String, notes: String,
        mark: @escaping @Sendable (_ number: Int) -> String,
        note: @escaping @Sendable (_ number: Int) -> String,
        back: @escaping @Sendable (_ number: Int, _ place: Int) -> String
    ) {
        self.right = right
        self.wrong = wrong
        self.blocks = blocks
        self.table = table
        self.notes = notes
        self.mark = mark
        self.note = note
        self.back = back
    }
}

/// What tasks, callouts and folds say beside the words of their author.
public struct BlockWords: Sendable {
    /// What the box of a task is called.
    public let toDo, done: String
    /// The headings of callouts.
    public let note, tip, important, warning, caution: String
    /// What is opened that has no title.
    public let details: String

    public init(
        toDo: String, done: String, note: String, tip: String, important: String,
        warning: String, caution: String, details: String
    ) {
        self.toDo = toDo
        self.done = done
        self.note = note
        self.tip = tip
        self.important = important
        self.warning = warning
        self.caution = caution
        self.details = details
    }
}
