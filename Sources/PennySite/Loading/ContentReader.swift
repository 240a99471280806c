import PennyContent
import PennyDiagnostics
import PennyEngine

/// Reads the files of a site for its kinds of content, and remembers what is wrong with them.
struct ContentReader {
    let folder: SiteFolder
    let options: BuildOptions
    let workers: Workers
    /// What is known of the files from the build before.
    let past: PastSources
    /// The site in its first language, where this is another edition.
    let first: Site?
    /// Off when a faulty `site.yaml` leaves the currency and the way numbers are typed unknown.
    var canCompute = true
    /// Nil when the theme has faults.
    var theme: Theme?
    var diagnostics: [Diagnostic]
    /// Files with faults, to which nothing can refer.
    var faulty: Set<String>
    var drafts: Set<String> = []
    var unreadTables: Set<String> = []
    private(set) var looseBodies: [PendingBody] = []

    init(
        _ folder: SiteFolder, _ options: BuildOptions, _ workers: Workers, _ past: PastSources,
        first: Site?
    ) {
        self.first = first
        self.folder = folder
        self.options = options
        self.workers = workers
        self.past = past
        diagnostics = folder.diagnostics
        faulty = folder.refused
    }

    /// Reads the file at a path below the site's folder as far as it can be
    /// read; a file with faults is remembered as one that nothing can refer to.
    mutating func read<Value>(
        _ path: String, _ read: (ContentText) -> Reading<Value>
    ) -> Value? {
        do throws(DiagnosticError) {
            return take(read(try folder.text(path)), of: path)
        } catch {
            diagnostics += error.diagnostics
            faulty.insert(path)
            return nil
        }
    }

    /// What is sound of a file, whose faults are remembered.
    mutating func take<Value>(_ reading: Reading<Value>, of path: String) -> Value? {
        diagnostics += reading.diagnostics
        if !reading.diagnostics.isEmpty { faulty.insert(path) }
        return reading.value
    }

    /// Reads Markdown files that make a page each, and leaves out drafts.
    ///
    /// - Parameters:
    ///   - address: that of the page of a file with this name.
    ///   - named: the name of a file at a path.
    ///   - read: is given the text and the file's name.
    mutating func pages<Value>(
        _ paths: [String], at address: (String) -> String,
        named: (String) -> String = SiteFolder.id, isDraft: (Value) -> Bool,
        _ read: (ContentText, String) -> Reading<Value>
    ) -> [Value] {
        var values: [Value] = []
        for path in paths {
            let name = named(path)
            if let value = self.read(path, { read($0, name) }) {
                if isLeftOut(isDraft(value)) { drafts.insert(path) } else { values.append(value) }
            } else {
                keepBody(path, page: address(name))
            }
        }
        return values
    }

    func isLeftOut(_ isDraft: Bool) -> Bool { isDraft && !options.includesDrafts }

    /// Keeps the Markdown of a file whose front matter makes nothing, so that it is checked in
    /// the same run.
    ///
    /// - Parameters:
    ///   - page: the address of the page that the file was to become.
    ///   - own: the set that it was to have.
    mutating func keepBody(_ path: String, page: String, own: String? = nil) {
        do throws(DiagnosticError) {
            let text = try folder.text(path)
            let parts = try FrontMatter(text)
            var body = PendingBody(
                path, of: text.path, parts.body, line: parts.bodyLine, page: page,
                templates: [])
            body.own = own
            looseBodies.append(body)
        } catch {
            // Told when the front matter was read.
        }
    }

    /// Tells of names that something before has already.
    ///
    /// - Parameter location: asked for names alone that are there twice.
    mutating func reportDuplicates<Names: Collection>(
        _ names: Names, id: (Names.Element) -> String,
        location: (Names.Element) -> SourceLocation
    ) {
        // The digests of a great many names take little room, and mostly show that none is there
        // twice.
        let digests = names.map { id($0).hashValue }.sorted()
        if !zip(digests, digests.dropFirst()).contains(where: ==) { return }
        var first: [String: Names.Index] = [:]
        var faults = FaultCollector<Diagnostic>()
        for index in names.indices {
            let name = id(names[index])
            if let earlier = first[name] {
                let place = location(names[index])
                faults.add(.error, at: place) {
                    let fault = ContentFault.duplicateName(name, first: location(names[earlier]))
                    return Diagnostic(.error, fault, at: place)
                }
            } else {
                first[name] = index
            }
        }
        diagnostics += faults.faults
    }
}

extension Sequence {
    /// Those with a smaller order first, those without one last, the rest as they were.
    func ordered(by order: (Element) -> Int?) -> [Element] {
        enumerated().sorted {
            (order($0.element) ?? .max, $0.offset) < (order($1.element) ?? .max, $1.offset)
        }.map(\.element)
    }

    /// Those of one day stay as they are, those without a day come last.
    func newestFirst(by date: (Element) -> CivilDate?) -> [Element] {
        ordered { date($0).map { -$0.dayNumber } }
    }
}
