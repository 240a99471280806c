import PennyMessages

/// Generates all files that depend on the folder `messages`.
enum WordsMaker {
    /// A file of the folder, by its path in the project.
    typealias Catalog = (path: String, bytes: [UInt8])

    /// The Swift of the English catalogs, and the lists of all files.
    ///
    /// - Parameter typed: the files of words that people type.
    static func files(
        of catalogs: [Catalog], typed: [Catalog] = []
    ) throws(WordsFaults) -> [(path: String, text: String)] {
        let paths = (catalogs + typed).map(\.path).sorted()
        return try sources(of: catalogs).flatMap(\.files)
            + EmbeddedFiles.sources(of: paths)
    }

    /// The area whose messages browsers get as data of scripts.
    static let scripts = Array(WordArea.scripts.name.utf8)

    /// The Swift of each English catalog, except those without any.
    static func sources(of catalogs: [Catalog]) throws(WordsFaults) -> [WordsSource] {
        var sources: [WordsSource] = []
        var faults: [WordsFault] = []
        for (path, bytes) in catalogs where path.hasPrefix("messages/en/") {
            let (file, problems) = CatalogFile.read(bytes, as: .source)
            let compiled = CatalogCompiler(.program, source: [file]).compileSource()
            var found = problems + compiled.problems.map(\.problem)
            if file.area == Self.scripts { found += ScriptCatalog(source: file).problems }
            faults += found.map { WordsFault(path: path, kind: .catalog($0)) }
            if !found.isEmpty { continue }
            do throws(WordsFault) {
                if let source = try source(of: file, path) { sources.append(source) }
            } catch {
                faults.append(error)
            }
        }
        if !faults.isEmpty { throw WordsFaults(faults: faults) }
        return sources
    }

    private static func source(
        of file: CatalogFile, _ path: String
    ) throws(WordsFault) -> WordsSource? {
        let name = String(decoding: file.area, as: UTF8.self)
        guard let area = WordArea(named: file.area) else {
            throw WordsFault(path: path, kind: .unknownArea(name))
        }
        guard path.hasSuffix("/\(name).mf2") else {
            throw WordsFault(path: path, kind: .areaOfOtherFile(name))
        }
        guard let home = WordsHome(area) else { return nil }
        return try WordsSource(file, area: area, home: home, path: path)
    }
}

/// All problems of the catalogs.
struct WordsFaults: Error {
    let faults: [WordsFault]
}

extension WordsFaults: CustomStringConvertible {
    /// The problems, one a line.
    var description: String { faults.map(\.description).joined(separator: "\n") }
}
