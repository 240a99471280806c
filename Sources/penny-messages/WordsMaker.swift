import PennyMessages

/// Generates all files that depend on the folder `messages`.
enum WordsMaker {
    /// A file of the folder, by its path in the project.
    typealias Catalog = (path: String, bytes: [UInt8])

    /// The Swift of the English catalogs, and the lists of all files.
    ///
    /// - Parameters:
    ///   - calculators: the names of the calculators, each with an area of its own.
    ///   - typed: the files of words that people type.
    static func files(
        of catalogs: [Catalog], calculators: [String], typed: [Catalog] = []
    ) throws(WordsFaults) -> [(path: String, text: String)] {
        let paths = (catalogs + typed).map(\.path).sorted()
        return try sources(of: catalogs, calculators: calculators).flatMap(\.files)
            + [CalculatorList.source(of: calculators)]
            + [NumberedArea.source(of: NumberedArea.all(of: paths))]
            + EmbeddedFiles.sources(of: paths)
    }

    /// The area whose messages browsers get as data of scripts.
    static let scripts = Array("scripts".utf8)

    /// The Swift of each English catalog, except those without any.
    static func sources(
        of catalogs: [Catalog], calculators: [String]
    ) throws(WordsFaults) -> [WordsSource] {
        let areas = NumberedArea.all(of: catalogs.map(\.path))
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
                if let source = try source(of: file, path, areas, calculators) {
                    sources.append(source)
                }
            } catch {
                faults.append(error)
            }
        }
        if !faults.isEmpty { throw WordsFaults(faults: faults) }
        return sources
    }

    private static func source(
        of file: CatalogFile, _ path: String, _ areas: [NumberedArea], _ calculators: [String]
    ) throws(WordsFault) -> WordsSource? {
        let name = String(decoding: file.area, as: UTF8.self)
        guard let area = areas.first(where: { path.hasSuffix("/\($0.name).mf2") }),
            area.name == name
        else { throw WordsFault(path: path, kind: .areaOfOtherFile(name)) }
        if file.area == scripts { return nil }
        guard let home = WordsHome(name, calculators) else {
            throw WordsFault(path: path, kind: .unknownArea(name))
        }
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
