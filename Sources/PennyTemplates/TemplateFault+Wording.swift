import PennyDiagnostics

extension TemplateFault {
    public var summary: String {
        switch self {
        case .unclosedTag: "tag opened with “{{” is not closed"
        case .notAName(let content): "tag “{{\(content)}}” does not hold a name"
        case .unsupported(let feature): "\(feature.title) are not supported in templates"
        case .unclosed(let name): "section or block “\(name)” is not closed"
        case .unopened(let name, _): "closing tag “{{/\(name)}}” closes nothing that is open"
        case .outsideBlock(let parent):
            "content of “{{<\(parent)}}” outside of its blocks would not be shown"
        case .tooDeep:
            "templates nest more than \(TreeBuilder.depthLimit) deep"
        case .unknownWords(let name, _): "no message has the name “\(name)”"
        case .wordsNotPlain(let name):
            "the message “\(name)” has values or marks, which a template cannot show"
        case .twice(let name): "template “\(name)” exists twice"
        case .missing(let name, _): "template “\(name)” does not exist"
        case .unknownTemplate(let name, _): "unknown template “\(name)”"
        case .unknownBlock(let name, let parent, _):
            "unknown block “\(name)” of template “\(parent)”"
        case .blockTwice(let name): "block “\(name)” is filled twice"
        case .unknownName(let name, let page, _): "unknown name “\(name)” in template “\(page)”"
        case .notAnObject(let holder, let name):
            "name “\(name)” cannot be had, “\(holder)” holds no names here"
        case .unescapedText(let name): "text “\(name)” is shown without being escaped"
        case .escapedHTML(let name): "HTML “\(name)” is escaped, so its tags would be shown as text"
        case .shown(let kind, let name): "name “\(name)” is \(kind.phrase) here, not text"
        case .pageTooLarge(let page, let limit):
            "the template “\(page)” makes a page of more than \(limit >> 20) MiB"
        case .tooManyTags(let page, let limit):
            "the template “\(page)” makes a page of more than \(grouped(limit)) tags"
        case .tooMuchSource(let limit):
            "the templates have more than \(limit >> 20) MiB together"
        }
    }

    public var nextStep: String {
        switch self {
        case .unclosedTag: "Close the tag with “}}”."
        case .notAName:
            "Write letters, digits, hyphens and low lines, with dots between the parts."
        case .unsupported(let feature): feature.instead
        case .unclosed(let name): "Add “{{/\(name)}}” where it ends."
        case .unopened(_, let expected):
            expected.map { "Write “{{/\($0)}}” to close what was opened last." }
                ?? "Remove it, or open the section before it."
        case .outsideBlock: "Put it into a block, “{{$name}}…{{/name}}”, or remove it."
        case .tooDeep: "Look for a template that includes itself."
        case .unknownWords(_, let nearest):
            nearest.map { "Write “words.\($0)”." } ?? "Write the text itself."
        case .wordsNotPlain: "Name another message, or write the text itself."
        case .twice: "Rename one of the two files."
        case .missing(let name, let nearest):
            nearest.map { "Rename “\($0).mustache” to “\(name).mustache”." }
                ?? "Add “\(name).mustache”."
        case .unknownTemplate(let name, let meant):
            meant?.nextStep ?? "Add “\(name).mustache” or remove the tag."
        case .unknownBlock(_, _, let nearest):
            nearest.map { "Write “\($0)”." } ?? "Remove it, it would not be shown."
        case .blockTwice: "Remove one of the two, only the last would be shown."
        case .unknownName(_, _, let meant): meant?.nextStep ?? "Remove the tag."
        case .notAnObject(let holder, _): "Put the tag into “{{#\(holder)}}…{{/\(holder)}}”."
        case .unescapedText(let name): "Write “{{\(name)}}”."
        case .escapedHTML(let name): "Write “{{{\(name)}}}”."
        case .shown(.flag, let name): "Put the tag into “{{#\(name)}}…{{/\(name)}}”."
        case .shown(.list, let name): "Write “{{#\(name)}}…{{/\(name)}}” to repeat it."
        case .shown(.object, _): "Show one of its members."
        case .pageTooLarge: "Show it fewer times, or write a shorter text."
        case .tooManyTags: "Look for partials or sections that repeat each other."
        case .tooMuchSource: "Remove templates, or write shorter ones."
        }
    }
}

extension MeantName {
    fileprivate var nextStep: String {
        switch self {
        case .nearest(let name): "Write “\(name)”."
        case .renamed(let old, let new): "Rename it: “\(old)” is “\(new)” now."
        }
    }
}

extension TemplateFault.Feature {
    fileprivate var title: String {
        switch self {
        case .delimiters: "other delimiters"
        case .dynamicPartial: "partials named by a value"
        case .pragma: "pragmas"
        case .transform: "functions in tags"
        }
    }

    fileprivate var instead: String {
        switch self {
        case .delimiters: "Write tags with “{{” and “}}” only."
        case .dynamicPartial: "Write the partial's name itself."
        case .pragma: "Remove the tag."
        case .transform: "Write the name alone."
        }
    }
}

extension TemplateFault.Unshowable {
    fileprivate var phrase: String {
        switch self {
        case .flag: "a flag"
        case .list: "a list"
        case .object: "an object"
        }
    }
}
