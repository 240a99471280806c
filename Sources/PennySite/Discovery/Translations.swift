import PennyContent
import PennyDiagnostics
import PennyFiles

/// The languages that a site is published in, as `site.yaml` says them.
struct SiteLanguages: Sendable {
    /// The code of the first language: that of files without a language in their names.
    var first = "en"
    /// The others.
    var others: [SiteLanguage] = []
    /// Whether `site.yaml` is without faults, so that these are all.
    var areAll = true

    init() {}

    /// Those of a site; of a faulty `site.yaml` what is sound of it, whose faults are told when it
    /// is read.
    ///
    /// - Throws: that it cannot be read. Without its languages, translations would be left out.
    init(in tree: FileTree) throws(DiagnosticError) {
        let name = SiteFolder.configurationName
        let bytes = try SourceFile.bytes(name, in: tree, limit: ContentText.byteLimit)
        do throws(DiagnosticError) {
            let text = try ContentText(path: tree.path(name), bytes: bytes)
            let reading = SiteConfiguration.read(text)
            first = reading.value?.language.lowercased() ?? first
            others = reading.value?.languages ?? []
            areAll = reading.diagnostics.isEmpty
        } catch {
            areAll = false
        }
    }
}

/// The files whose names end in a language: `first-home.de.md` beside `first-home.md`.
struct Translations: Sendable {
    private let site: SiteLanguages
    /// Files in a language of the site, by their originals' paths without an ending, then by the
    /// language.
    private var found: [(path: String, stem: String, code: String)] = []
    private var faults: [(path: String, fault: SiteFault)] = []
    /// The translation of a file in a language.
    private var paths: [String: [String: String]] = [:]
    /// The originals of translations.
    private(set) var originals: [String: String] = [:]
    private var codes: [String: String] = [:]

    init(_ site: SiteLanguages) { self.site = site }

    /// The further languages of the site.
    var languages: [SiteLanguage] { site.others }

    func path(of original: String, in code: String) -> String? { paths[code]?[original] }
    func language(of path: String) -> String? { codes[path] }

    /// All of them, in order.
    var all: [String] { originals.keys.sorted() }

    /// The name that a file would have without a language in it.
    func original(of path: String) -> String {
        guard let (stem, _, ending) = Self.parts(path) else { return path }
        return stem + ending
    }

    /// Takes a file whose name ends in a language.
    ///
    /// - Returns: whether it is one.
    mutating func take(_ path: String) -> Bool {
        guard let (stem, suffix, ending) = Self.parts(path) else { return false }
        let code = suffix.lowercased()
        let name = String(path.split(separator: "/").last ?? "")
        if languages.contains(where: { $0.code == code }) {
            found.append((path, stem, code))
        } else if code == site.first {
            faults.append((path, .translationIntoFirst(name, plain: Self.name(stem) + ending)))
        } else if LanguageNames.has(code), Slug.isValid(Self.name(stem)) {
            // A faulty `site.yaml` may have the language.
            if !site.areAll { return true }
            let plain = "\(Self.name(stem))-\(code)\(ending)"
            faults.append((path, .languageNotOfSite(name, suffix, plain: plain)))
        } else {
            return false
        }
        return true
    }

    /// Puts each beside its original, when all files are known.
    ///
    /// - Returns: what is wrong with some.
    mutating func settle(
        _ isThere: (_ path: String) -> Bool
    ) -> [(path: String, fault: SiteFault)] {
        for (path, stem, code) in found {
            let ending = Self.ending(path)
            let candidates = [ending] + Self.endings.filter { $0 != ending }
            let isText = ending != ContentFolder.tableEnding
            let original = candidates.first { other in
                (isText == (other != ContentFolder.tableEnding)) && isThere(stem + other)
            }
            let name = Self.name(path)
            guard let original else {
                let plain = Self.name(stem) + ending
                faults.append((path, .translationOfNothing(name, original: plain)))
                continue
            }
            if let first = paths[code]?[stem + original] {
                faults.append((path, .translatedTwice(name, first: Self.name(first))))
                continue
            }
            paths[code, default: [:]][stem + original] = path
            originals[path] = stem + original
            codes[path] = code
        }
        found = []
        return faults
    }

    private static let endings = [".md", ".yaml", ".yml", ".json", ContentFolder.tableEnding]

    private static func name(_ path: String) -> String {
        String(path.split(separator: "/").last ?? "")
    }

    private static func ending(_ path: String) -> String {
        String(path.dropFirst(SiteFolder.stem(path).count))
    }

    /// `pages/plan`, `de` and `.md` of `pages/plan.de.md`; nil for a name without a part between
    /// two points.
    private static func parts(
        _ path: String
    ) -> (stem: String, suffix: String, ending: String)? {
        let outer = SiteFolder.stem(path)
        let inner = SiteFolder.stem(outer)
        let suffix = outer.dropFirst(inner.count + 1)
        guard inner.count < outer.count, !suffix.utf8.contains(UInt8(ascii: "/")),
            LanguageNames.isTag(String(suffix))
        else { return nil }
        return (inner, String(suffix), ending(path))
    }
}
