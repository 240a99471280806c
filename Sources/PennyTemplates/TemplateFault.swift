public import PennyDiagnostics

/// The faults of templates, and of the values they get.
public enum TemplateFault: Fault, Error {
    /// Features of Mustache that our dialect leaves out.
    public enum Feature: Sendable { case delimiters, dynamicPartial, pragma, transform }
    /// Values that a variable tag cannot show.
    public enum Unshowable: Sendable { case flag, list, object }

    // Faults of a single tag.
    case unclosedTag
    case notAName(String)
    case unsupported(Feature)

    // Faults of a tag among the others of its file.
    case unclosed(String)
    case unopened(String, expected: String?)
    case outsideBlock(parent: String)
    case tooDeep

    // Faults of a tag with the words of the site's language.
    case unknownWords(String, nearest: String?)
    case wordsNotPlain(String)

    // Faults of a template among the others.
    case twice(String)
    case missing(String, nearest: String?)
    case unknownTemplate(String, meant: MeantName?)
    case unknownBlock(String, parent: String, nearest: String?)
    case blockTwice(String)

    // Faults of a tag with the values.
    case unknownName(String, page: String, meant: MeantName?)
    case notAnObject(holder: String, name: String)
    case unescapedText(String)
    case escapedHTML(String)
    case shown(Unshowable, name: String)

    // Limits of a page or a site.
    case pageTooLarge(String, limit: Int)
    case tooManyTags(String, limit: Int)
    case tooMuchSource(limit: Int)
}
