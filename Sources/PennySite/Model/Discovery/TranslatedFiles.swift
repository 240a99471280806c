import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles

/// The languages that a site is published in, from `site.yaml`.
struct SiteLanguages: Sendable {
    /// The code of the first language, which files without a language in their names have.
    var first = "en"
    /// The other languages.
    var others: [SiteLanguage] = []
    /// Whether these are all languages; false where `site.yaml` has faults.
    var areAll = true

    /// Reads the languages of a site; of a faulty `site.yaml` its sound part. Its faults are
    /// reported when the site is loaded.
    ///
    /// - Throws: that `site.yaml` cannot be read. Without its languages, translations would be left
    ///   out.
    static func read(
        in tree: FileTree, _ calculators: CalculatorCatalog
    ) throws(DiagnosticError) -> SiteLanguages {
        var languages = SiteLanguages()
        let name = SourceFolder.configurationName
        let bytes = try SourceFile.bytes(name, in: tree, limit: ContentText.byteLimit)
        do throws(DiagnosticError) {
            let text = try ContentText(path: tree.path(name), bytes: bytes)
            let reading = SiteConfiguration.read(text, calculators)
            languages.first = reading.value?.language.lowercased() ?? languages.first
            languages.others = reading.value?.languages ?? []
            languages.areAll = reading.diagnostics.isEmpty
        } catch {
            languages.areAll = false
        }
        return languages
    }
}

/// The files whose names end in a language: `first-home.de.md` beside `first-home.md`.
struct TranslatedFiles: Sendable {
    private let site: SiteLanguages
    /// The files in a language of the site, each with its original's path without an ending and the
    /// language's code.
    private var claimed: [(path: String, stem: String, code: String)] = []
    private var faults: [(path: String, fault: Fault)] = []
    /// The translations by language and then by original.
    private var paths: [String: [String: String]] = [:]
    /// The original of each translation.
    private(set) var originals: [String: String] = [:]
    private var codes: [String: String] = [:]

    init(_ site: SiteLanguages) { self.site = site }

    /// The further languages of the site.
    var languages: [SiteLanguage] { site.others }

    func path(of original: String, in code: String) -> String? { paths[code]?[original] }
    func language(of path: String) -> String? { codes[path] }

    /// All translations, sorted.
    var all: [String] { originals.keys.sorted() }

    /// Returns the path that a file would have without a language in its name.
    func original(of path: String) -> String {
        guard let (stem, _, ending) = Self.parts(path) else { return path }
        return stem + ending
    }

    /// Claims a file whose name ends in a language.
    ///
    /// - Returns: whether it is such a file.
    mutating func claim(_ path: String) -> Bool {
        guard let (stem, suffix, ending) = Self.parts(path) else { return false }
        let code = suffix.lowercased()
        let name = String(path.split(separator: "/").last ?? "")
        if languages.contains(where: { $0.code == code }) {
            claimed.append((path, stem, code))
        } else if code == site.first {
            faults.append((path, .translation.intoFirst(name, Self.name(stem) + ending)))
        } else if LanguageNames.has(code), Slug.isValid(Self.name(stem)) {
            // A faulty `site.yaml` may have the language.
            if !site.areAll { return true }
            let plain = "\(Self.name(stem))-\(code)\(ending)"
            faults.append((path, .translation.languageNotOfSite(name, suffix, plain)))
        } else {
            return false
        }
        return true
    }

    /// Matches each translation with its original, when all files are known.
    ///
    /// - Returns: the faults of translations, with their paths.
    mutating func settle(
        _ isThere: (_ path: String) -> Bool
    ) -> [(path: String, fault: Fault)] {
        for (path, stem, code) in claimed {
            let ending = Self.ending(path)
            let candidates = [ending] + ContentFormat.allEndings.filter { $0 != ending }
            let isText = ending != ContentFormat.tableEnding
            let original = candidates.first { other in
                (isText == (other != ContentFormat.tableEnding)) && isThere(stem + other)
            }
            let name = Self.name(path)
            guard let original else {
                let plain = Self.name(stem) + ending
                faults.append((path, .translation.ofNothing(name, plain)))
                continue
            }
            if let first = paths[code]?[stem + original] {
                faults.append((path, .translation.twice(name, Self.name(first))))
                continue
            }
            paths[code, default: [:]][stem + original] = path
            originals[path] = stem + original
            codes[path] = code
        }
        claimed = []
        return faults
    }

    private static func name(_ path: String) -> String {
        String(path.split(separator: "/").last ?? "")
    }

    private static func ending(_ path: String) -> String {
        String(path.dropFirst(SourceFolder.stem(path).count))
    }

    /// Splits a path: `pages/plan.de.md` into `pages/plan`, `de` and `.md`. Returns nil for a name
    /// without a language between two dots.
    private static func parts(
        _ path: String
    ) -> (stem: String, suffix: String, ending: String)? {
        let outer = SourceFolder.stem(path)
        let inner = SourceFolder.stem(outer)
        let suffix = outer.dropFirst(inner.count + 1)
        guard inner.count < outer.count, !suffix.utf8.contains(UInt8(ascii: "/")),
            LanguageNames.isTag(String(suffix))
        else { return nil }
        return (inner, String(suffix), ending(path))
    }
}
