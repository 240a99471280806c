import Foundation
import PennyTestSupport

/// Published pages and, beside them, pages built from their inputs after some have changed.
struct ParitySite {
    /// The folder of the sites, which the caller removes.
    let folder: URL
    private(set) var cases: [ParityCase] = []

    /// The folder of the sites' files while they are built.
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

    /// The cases for the browser.
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

    /// A case and the inputs that its page was published with.
    private struct Draft {
        var one: ParityCase
        let path: String
        /// The day of the published set, on which its calculation begins.
        let day: String?
        let inputs: FormInputs
        let isTyped: Bool
        var adjusted: FormInputs

        /// The set with the adjusted inputs.
        var file: (path: String, text: String) {
            (path, adjusted.file(kind: one.kind, day: day))
        }
    }

    /// The drafts: each set is adjusted in its form or by its address; one that is the only one of
    /// its kind by both.
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
            let day = set.text.firstMatch(of: /\ndate: ([0-9-]+)/).map { String($0.1) }
            for typed in isAlone ? [true, false] : [isTyped] {
                let folder = set.path.prefix { $0 != "/" }
                let path = "\(folder)/case-\(drafts.count + 1)"
                let one = ParityCase(
                    kind: kind, published: page, adjusted: "\(source.name)-adjusted/\(path).html")
                drafts.append(
                    Draft(
                        one: one, path: "\(path).md", day: day, inputs: inputs, isTyped: typed,
                        adjusted: inputs))
            }
        }
        return drafts
    }

    /// Draws changes until the engine accepts those of every case, and builds their pages.
    private mutating func draw(_ drafts: inout [Draft], of source: ParitySource) throws {
        let name = "\(source.name)-adjusted"
        var waiting = Array(drafts.indices)
        for round in 0..<40 where !waiting.isEmpty {
            for index in waiting { adjust(&drafts[index], source, round) }
            let refused = try build(source, waiting.map { drafts[$0].file }, into: name).all
            waiting.removeAll { index in
                !refused.contains { $0.path.hasSuffix(drafts[index].path) }
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

    /// Adds a refused value to the typed cases, in the words of a form.
    private func refuse(_ drafts: inout [Draft], of source: ParitySource) throws {
        for index in drafts.indices where drafts[index].isTyped {
            guard let refused = drafts[index].adjusted.refused() else { continue }
            let kind = drafts[index].one.kind
            drafts[index].one.refusal = .init(
                name: refused.name, value: refused.value,
                words: try FormRefusal.words(refused.inputs, kind: kind, of: source))
        }
    }
}
