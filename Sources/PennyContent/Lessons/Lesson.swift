import PennyDiagnostics

/// A lesson of the course.
public struct Lesson: Equatable, Sendable {
    /// The properties shared with other pages. Its `id` is the file's name without the number.
    public internal(set) var page: ProsePage
    /// The position in the course.
    public let number: Int
    /// The terms that the lesson teaches.
    public internal(set) var terms: [LocatedWord] = []
    public internal(set) var standards: [StandardTopic] = []

    /// The keys of a lesson. The number in its name is its order, its address is fixed, and all
    /// lessons share one template.
    static let keys: [Key<Lesson>] =
        [
            .keyTerms { $0.terms = $1 },
            Key(
                "standards", .standards,
                help: "The topics of the national standards that the lesson covers.",
                isTranslated: false
            ) { $0.standards = $1 },
        ]
        + (ProsePage.headingKeys + [ProsePage.tagsKey, ProsePage.autolinkKey])
        .map { $0.inside(\.page) }

    /// The keys of the page of a part. Its order is the number of its folder.
    static let partKeys = ProsePage.headingKeys + [ProsePage.autolinkKey]

    /// Splits a file name such as `01-credit` into number and id; nil if it has no number.
    public static func parts(of fileName: String) -> (number: Int, id: String)? {
        let digits = fileName.prefix { ("0"..."9").contains($0) }
        let rest = fileName.dropFirst(digits.count)
        guard digits.count <= 4, let number = Int(digits), rest.first == "-",
            Slug.isValid(String(rest.dropFirst()))
        else { return nil }
        return (number, String(rest.dropFirst()))
    }

    /// Reads the file of a lesson.
    ///
    /// - Parameters:
    ///   - fileName: the name without its extension.
    ///   - taxonomies: the keys by which the site groups pages.
    public static func read(
        _ file: ContentText, fileName: String, taxonomies: [String] = []
    ) -> Reading<Lesson> {
        Reading { () throws(DiagnosticError) in
            let parts = try ContentFile(markdown: file)
            var keys = parts.keys
            let name = Self.parts(of: fileName)
            if name == nil {
                let fault = Fault.page.lessonWithoutNumber(
                    fileName, "01-\(Slug.suggestion(for: fileName))")
                keys.report(fault, keys.start)
            }
            let id = name?.id ?? fileName
            var lesson = Lesson(
                page: ProsePage(parts, id, start: keys.start), number: name?.number ?? 0)
            keys.suggestedTitle = lesson.page.title
            keys.read(Self.keys, into: &lesson)
            lesson.page.groups = Taxonomy.values(taxonomies, &keys)
            keys.reportUnknown(known: Self.keys.names + taxonomies)
            return Reading(lesson, keys.diagnostics)
        }
    }

    /// Reads the `index.md` of a folder, which is the page of a part of the course.
    public static func readPart(_ file: ContentText, id: String) -> Reading<ProsePage> {
        Reading { () throws(DiagnosticError) in
            let parts = try ContentFile(markdown: file)
            var keys = parts.keys
            let page = ProsePage(&keys, partKeys, parts, id)
            keys.reportUnknown(known: partKeys.names)
            return Reading(page, keys.diagnostics)
        }
    }
}

extension KeyType where Value == [StandardTopic] {
    fileprivate static var standards: Self {
        let known = StandardTopic.allCases.map(\.rawValue)
        return Self(.wordsAmong(known)) { reader, field in
            var topics: [StandardTopic] = []
            for word in reader.locatedWords(field.name) {
                guard let topic = StandardTopic.named(word.text) else {
                    reader.report(
                        reader.unknownChoice(field.name, word.text, known), word.location)
                    continue
                }
                if !topics.contains(topic) { topics.append(topic) }
            }
            return topics
        }
    }
}
