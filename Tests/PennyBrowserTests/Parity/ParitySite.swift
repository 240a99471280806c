import Foundation
import PennyTestSupport

/// Published pages and, beside them, pages built from their inputs after some have changed.
struct ParitySite {
    /// Holds the sites; it is the caller's to remove.
    let folder: URL
    private(set) var cases: [ParityCase] = []

    /// Where the files of the sites are while they are built.
    private let sources: URL
    private var random = SeededGenerator()

    init() throws {
        let name = "penny-parity-\(UUID().uuidString)"
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        sources = folder.appendingPathExtension("source")
        defer { try? FileManager.default.removeItem(at: sources) }
        for source in try ParitySource.all() { try add(source) }
        let data = try JSONEncoder().encode(cases)
        try data.write(to: URL(fileURLWithPath: casesFile))
    }

    /// What is to be done, for the browser.
    var casesFile: String { folder.appendingPathComponent("cases.json").path }

    // MARK: - Sites

    private mutating func add(_ source: ParitySource) throws {
        let faults = try build(source, source.sets, into: source.name)
        guard faults.all.isEmpty else { throw Fault.refused("\(faults.all)") }
        var drafts = try drafts(of: source)
        try draw(&drafts, of: source)
        try refuse(&drafts, of: source)
        cases += drafts.map(\.one)
    }

    private func build(
        _ source: ParitySource, _ sets: [(path: String, text: String)], into name: String
    ) throws -> SiteFaults {
        let site = sources.appendingPathComponent(name)
        try? FileManager.default.removeItem(at: site)
        for (path, text) in sets + [(path: "site.yaml", text: source.settings)] {
            let file = site.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return .building(site.path, into: folder.appendingPathComponent(name).path)
    }

    enum Fault: Error {
        case refused(String)
    }

    // MARK: - Cases

    /// A case and what its page was published with.
    private struct Draft {
        var one: ParityCase
        let path: String
        let inputs: FormInputs
        let isTyped: Bool
        var adjusted: FormInputs

        /// The set with the adjusted inputs.
        var file: (path: String, text: String) { (path, adjusted.file(kind: one.kind)) }
    }

    /// Each set is adjusted in its form or by its address; one that is alone of its kind by both.
    private func drafts(of source: ParitySource) throws -> [Draft] {
        let kinds = source.sets.map(ParitySource.kind)
        var drafts: [Draft] = []
        for (index, set) in source.sets.enumerated() {
            let kind = kinds[index]
            let isAlone = kinds.count { $0 == kind } == 1
            let isTyped = kinds.prefix(index).count { $0 == kind } % 2 == 0
            let page = "\(source.name)/\(set.path.dropLast(2))html"
            let text = try String(
                contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
            let inputs = FormInputs(FormControl.all(of: text))
            for way in isAlone ? [true, false] : [isTyped] {
                let folder = set.path.prefix { $0 != "/" }
                let path = "\(folder)/case-\(drafts.count + 1)"
                let one = ParityCase(
                    kind: kind, published: page, adjusted: "\(source.name)-adjusted/\(path).html")
                drafts.append(
                    Draft(
                        one: one, path: "\(path).md", inputs: inputs, isTyped: way,
                        adjusted: inputs))
            }
        }
        return drafts
    }

    /// Draws changes until the engine takes those of every case, and builds their pages.
    private mutating func draw(_ drafts: inout [Draft], of source: ParitySource) throws {
        let name = "\(source.name)-adjusted"
        var waiting = Array(drafts.indices)
        for round in 0..<40 where !waiting.isEmpty {
            for place in waiting { adjust(&drafts[place], source, round) }
            let refused = try build(source, waiting.map { drafts[$0].file }, into: name).all
            waiting.removeAll { place in
                !refused.contains { $0.path.hasSuffix(drafts[place].path) }
            }
        }
        let faults = try build(source, drafts.map(\.file), into: name)
        guard faults.all.isEmpty else { throw Fault.refused("\(faults.all)") }
    }

    private mutating func adjust(_ draft: inout Draft, _ source: ParitySource, _ round: Int) {
        let seed = random.next()
        var adjuster = Adjuster(draft.inputs, mark: source.mark, SeededGenerator(seed: seed))
        repeat {
            adjuster.adjust(max(1, 5 - round / 2), rows: round < 12)
        } while adjuster.inputs.typed.elementsEqual(draft.inputs.typed, by: ==)
        draft.adjusted = adjuster.inputs
        if draft.isTyped {
            draft.one.steps = adjuster.steps
        } else {
            draft.one.fragment = adjuster.inputs.fragment(
                from: draft.inputs, listsInOneLine: seed % 2 == 0)
        }
    }

    // MARK: - Refusals

    /// Adds to the cases that are typed a value that is refused, in the words of a form.
    private func refuse(_ drafts: inout [Draft], of source: ParitySource) throws {
        for place in drafts.indices where drafts[place].isTyped {
            guard let refused = drafts[place].adjusted.refused() else { continue }
            let kind = drafts[place].one.kind
            drafts[place].one.refusal = .init(
                name: refused.name, value: refused.value,
                words: try FormRefusal.words(refused.inputs, kind: kind, of: source))
        }
    }
}
