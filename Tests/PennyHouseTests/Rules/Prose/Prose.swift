import PennyTestSupport

/// The words of a document that people read as sentences, with their places. Left out are code,
/// the addresses of links, footnotes, front matter but for its sentences, and lines of HTML.
struct Prose {
    /// A word as it is looked up: lowercase, with straight apostrophes.
    struct Word {
        var text: String
        var line: Int
        var column: Int
        /// Code or a figure: a word of the sentence that no rule looks at.
        var isOpaque = false
        /// In quotation marks: somebody else's word, or one that the text is about.
        var isQuoted = false
        /// An abbreviation in capitals, a number, code or a figure.
        var isSpelled = false
    }

    enum Kind {
        /// A paragraph or an item of a list: what reading ease is about.
        case text
        /// A heading, a cell, a title: not a sentence, or not always one.
        case label
        /// A footnote, which names laws and works in their own words.
        case note
    }

    struct Sentence {
        var kind: Kind
        var words: [Word]
    }

    var sentences: [Sentence]

    /// The prose of a Markdown document, of messages, of a template, or of a table in CSV.
    init(_ file: RepositoryFile) {
        var blocks = ProseBlocks()
        if file.path.hasSuffix(".md") {
            blocks.readMarkdown(file.lines)
        } else if file.path.hasSuffix(".mf2") {
            blocks.readMessages(file.lines)
        } else {
            blocks.readLabels(file.lines)
        }
        sentences = blocks.blocks.flatMap { block in
            var reader = SentenceReader(block)
            return reader.sentences()
        }
    }
}
