import PennyContent
import PennyDiagnostics
import PennyEngine

/// Reads the files of a site for its kinds of content, and collects their faults.
struct ContentReader {
    let folder: SourceFolder
    let options: BuildOptions
    let workers: WorkerPool
    /// The file stamps of the previous build.
    let previous: SourceStamps
    /// The first language's edition, when this is another one.
    let first: LoadedEdition?
    /// Whether sets can be computed. False when a faulty `site.yaml` leaves the currency or the
    /// number style unknown.
    var canCompute = true
    /// Nil when the theme has faults.
    var theme: Theme?
    var diagnostics: [Diagnostic]
    /// Files with faults, to which nothing can refer.
    var faulty: Set<String>
    var drafts: Set<String> = []
    var unreadTables: Set<String> = []
    private(set) var looseBodies: [BodySource] = []

    init(
        _ folder: SourceFolder, _ options: BuildOptions, _ workers: WorkerPool,
        _ previous: SourceStamps,
        first: LoadedEdition?
    ) {
        self.first = first
        self.folder = folder
        self.options = options
        self.workers = workers
        self.previous = previous
        diagnostics = folder.diagnostics
        faulty = folder.refused
    }

    /// Reads the file at a path below the site's folder as far as possible. A file with faults is
    /// added to `faulty`.
    mutating func read<Value>(
        _ path: String, _ read: (ContentText) -> Reading<Value>
    ) -> Value? {
        do throws(DiagnosticError) {
            return collect(read(try folder.text(path)), of: path)
        } catch {
            diagnostics += error.diagnostics
            faulty.insert(path)
            return nil
        }
    }

    /// Returns the sound part of a file and collects its faults.
    mutating func collect<Value>(_ reading: Reading<Value>, of path: String) -> Value? {
        diagnostics += reading.diagnostics
        if !reading.diagnostics.isEmpty { faulty.insert(path) }
        return reading.value
    }

    /// Reads Markdown files that make a page each, and leaves out drafts.
    ///
    /// - Parameters:
    ///   - address: the address of the page of a file with this name.
    ///   - named: returns the name of the file at a path.
    ///   - read: reads the text; its second parameter is the file's name.
    mutating func pages<Value>(
        _ paths: [String], at address: (String) -> String,
        named: (String) -> String = SourceFolder.id, isDraft: (Value) -> Bool,
        _ read: (ContentText, String) -> Reading<Value>
    ) -> [Value] {
        var values: [Value] = []
        for path in paths {
            let name = named(path)
            if let value = self.read(path, { read($0, name) }) {
                if isLeftOut(isDraft(value)) { drafts.insert(path) } else { values.append(value) }
            } else {
                addLooseBody(path, page: address(name))
            }
        }
        return values
    }

    func isLeftOut(_ isDraft: Bool) -> Bool { isDraft && !options.includesDrafts }

    /// Adds the Markdown of a file whose front matter is faulty to `looseBodies`, so that it is
    /// checked in the same run.
    ///
    /// - Parameters:
    ///   - page: the address that the file's page would have.
    ///   - own: the name of the set that the file would have.
    mutating func addLooseBody(_ path: String, page: String, own: String? = nil) {
        do throws(DiagnosticError) {
            let text = try folder.text(path)
            let parts = try FrontMatter(text)
            var body = BodySource(
                path, of: text.path, parts.body, line: parts.bodyLine, page: page,
                templates: [])
            body.own = own
            looseBodies.append(body)
        } catch {
            // Reported when the front matter was read.
        }
    }

    /// Reports names that are not unique.
    ///
    /// - Parameter location: called only for names that occur twice.
    mutating func reportDuplicates<Names: Collection>(
        _ names: Names, id: (Names.Element) -> String,
        location: (Names.Element) -> SourceLocation
    ) {
        // Hash values of many names take little memory, and mostly show that all names are unique.
        let digests = names.map { id($0).hashValue }.sorted()
        if !zip(digests, digests.dropFirst()).contains(where: ==) { return }
        var first: [String: Names.Index] = [:]
        var faults = FaultCollector<Diagnostic>()
        for index in names.indices {
            let name = id(names[index])
            if let earlier = first[name] {
                let duplicate = location(names[index])
                faults.add(.error, at: duplicate) {
                    let fault = Fault.value.duplicateName(name, location(names[earlier]))
                    return Diagnostic(fault, at: duplicate)
                }
            } else {
                first[name] = index
            }
        }
        diagnostics += faults.faults
    }
}

extension Sequence {
    /// Sorts by order, smallest first; elements without an order come last. The sort is stable.
    func ordered(by order: (Element) -> Int?) -> [Element] {
        enumerated().sorted {
            (order($0.element) ?? .max, $0.offset) < (order($1.element) ?? .max, $1.offset)
        }.map(\.element)
    }

    /// Sorts by date, newest first; elements without a date come last. The sort is stable.
    func newestFirst(by date: (Element) -> CivilDate?) -> [Element] {
        ordered { date($0).map { -$0.dayNumber } }
    }
}
