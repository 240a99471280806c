public import PennyDiagnostics

/// What can be wrong with a template, or with the values it is given.
public enum TemplateFault: Fault, Error {
    /// What Mustache, or this dialect of it, has and our templates do not.
    public enum Feature: Sendable { case delimiters, dynamicPartial, pragma, transform }
    /// What a tag that shows a value cannot show.
    public enum Unshowable: Sendable { case flag, list, object }

    // A tag by itself.
    case unclosedTag
    case notAName(String)
    case unsupported(Feature)

    // A tag among the others of its file.
    case unclosed(String)
    case unopened(String, expected: String?)
    case outsideBlock(parent: String)
    case tooDeep

    // A tag and the words of the site's language.
    case unknownWords(String, nearest: String?)
    case wordsNotPlain(String)

    // A template among the others.
    case twice(String)
    case missing(String, nearest: String?)
    case unknownTemplate(String, nearest: String?)
    case unknownBlock(String, parent: String, nearest: String?)
    case blockTwice(String)

    // A tag and the values.
    case unknownName(String, page: String, nearest: String?)
    case notAnObject(holder: String, name: String)
    case unescapedText(String)
    case escapedHTML(String)
    case shown(Unshowable, name: String)

    // What a page or a site needs altogether.
    case pageTooLarge(String, limit: Int)
    case tooManyTags(String, limit: Int)
    case tooMuchSource(limit: Int)
}
