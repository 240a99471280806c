import PennyMessages

/// The catalogs of all languages other than English, compared with it.
struct Translations {
    /// The remaining work in a language.
    struct Rest: Equatable {
        let language: String
        /// The number of messages without a translation.
        var missing = 0
        /// The number of messages whose English has changed since.
        var stale = 0
    }

    private typealias Area = (name: String, file: CatalogFile)

    private let english: [Area]
    /// The catalogs by language, then by area.
    private var others: [String: [String: CatalogFile]] = [:]
    private var paths: [String: String] = [:]

    /// - Throws: the problems of single files.
    init(_ catalogs: [WordsMaker.Catalog]) throws(WordsFaults) {
        var faults: [WordsFault] = []
        var english: [Area] = []
        for (path, bytes) in catalogs {
            let parts = path.split(separator: "/").map(String.init)
            guard parts.count == 3 else { continue }
            let role: CatalogRole = parts[1] == "en" ? .source : .translation
            let (file, problems) = CatalogFile.read(bytes, as: role)
            faults += problems.map { WordsFault(path: path, kind: .catalog($0)) }
            let area = String(decoding: file.area, as: UTF8.self)
            let language = String(decoding: file.language, as: UTF8.self)
            if parts[2] != "\(area).mf2" {
                faults.append(WordsFault(path: path, kind: .areaOfOtherFile(area)))
            }
            if parts[1] != language {
                faults.append(WordsFault(path: path, kind: .languageOfOtherFile(language)))
            }
            paths["\(parts[1])/\(area)"] = path
            if role == .source {
                english.append((area, file))
            } else {
                others[parts[1], default: [:]][area] = file
            }
        }
        self.english = english
        if !faults.isEmpty { throw WordsFaults(faults: faults) }
    }

    /// The remaining work in each language.
    ///
    /// - Throws: messages that English does not have, and messages that cannot be compiled.
    func rest() throws(WordsFaults) -> [Rest] {
        var faults: [WordsFault] = []
        var rests: [Rest] = []
        for (language, files) in others.sorted(by: { $0.key < $1.key }) {
            var rest = Rest(language: language)
            for (area, source) in english {
                let compiled = CatalogCompiler(.program, source: [source]).compile(
                    files[area].map { [$0] } ?? [], language: language)
                let path = paths["\(language)/\(area)"] ?? ""
                var problems = compiled.problems.map(\.problem)
                if source.area == WordsMaker.scripts, let file = files[area] {
                    problems += ScriptCatalog(source: source, translation: file).problems
                }
                faults += problems.map { WordsFault(path: path, kind: .catalog($0)) }
                rest.missing += compiled.missing.count
                rest.stale += compiled.stale.count
            }
            for area in files.keys.sorted() where !english.contains(where: { $0.name == area }) {
                faults.append(
                    WordsFault(
                        path: paths["\(language)/\(area)"] ?? "", kind: .unknownArea(area)))
            }
            rests.append(rest)
        }
        if !faults.isEmpty { throw WordsFaults(faults: faults) }
        return rests
    }

    // MARK: - Drafts

    /// The work for a translator: the missing and changed messages of a language, in English, by
    /// the names of their files.
    func draft(of language: String) -> [(name: String, text: [UInt8])] {
        english.compactMap { area, source in
            let done = others[language]?[area]
            let open = source.messages.filter { done?.message($0.name)?.origin != $0.digest }
            if open.isEmpty { return nil }
            var file = CatalogFile(language: Array(language.utf8), area: source.area)
            file.messages = open.map { message in
                var message = message
                message.origin = message.digest
                message.values = []
                return message
            }
            return ("\(area).mf2", file.text)
        }
    }
}
