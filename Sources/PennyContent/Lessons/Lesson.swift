import PennyDiagnostics

/// A lesson of the course.
public struct Lesson: Equatable, Sendable {
    /// The properties shared with other pages. Its `id` is the file's name without the number.
    public let page: ProsePage
    /// The position in the course.
    public let number: Int
    /// The terms that the lesson teaches.
    public let terms: [LocatedWord]
    public let standards: [StandardTopic]

    static let keys =
        [TermLinking.wordsKey, "standards"] + ProsePage.keys.filter { !pageKeys.contains($0) }

    /// The keys of other pages that lessons lack: the number in a lesson's name is its order, its
    /// address is fixed, and all lessons share one template.
    private static let pageKeys = [
        "order", OldAddress.key, ProsePage.templateKey, PageField.key,
    ]

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
                let fault = ContentFault.lessonWithoutNumber(
                    fileName, suggestion: "01-\(Slug.suggestion(for: fileName))")
                keys.report(fault, keys.start)
            }
            refuse(pageKeys, in: parts, &keys, known: Self.keys)
            let page = ProsePage(&keys, parts, name?.id ?? fileName, taxonomies)
            let lesson = Lesson(
                page: page, number: name?.number ?? 0,
                terms: keys.locatedWords(TermLinking.wordsKey),
                standards: standards(&keys))
            keys.reportUnknown(known: Self.keys + taxonomies)
            return Reading(lesson, keys.diagnostics)
        }
    }

    /// Reads the `index.md` of a folder, which is the page of a part of the course.
    public static func readPart(_ file: ContentText, id: String) -> Reading<ProsePage> {
        Reading { () throws(DiagnosticError) in
            let parts = try ContentFile(markdown: file)
            var keys = parts.keys
            let others = ProsePage.sectionKeys.filter { !partKeys.contains($0) }
            refuse(others, in: parts, &keys, known: partKeys)
            let page = ProsePage(&keys, parts, id)
            keys.reportUnknown(known: partKeys)
            return Reading(page, keys.diagnostics)
        }
    }

    /// Reports keys that only other pages have.
    private static func refuse(
        _ names: [String], in file: ContentFile, _ keys: inout KeyReader, known: [String]
    ) {
        for entry in file.entries where names.contains(entry.key) {
            keys.report(.unknownKey(entry.key, near: nil, known: known), entry.keyLocation)
        }
    }

    /// The keys of the page of a part. Its order is the number of its folder.
    static let partKeys = ["title", "description", "date", "draft", TermLinking.key]

    private static func standards(_ keys: inout KeyReader) -> [StandardTopic] {
        let known = StandardTopic.allCases.map(\.rawValue)
        var topics: [StandardTopic] = []
        for word in keys.locatedWords("standards") {
            guard let topic = StandardTopic.named(word.text) else {
                keys.report(keys.unknownChoice("standards", word.text, known), word.location)
                continue
            }
            if !topics.contains(topic) { topics.append(topic) }
        }
        return topics
    }
}
