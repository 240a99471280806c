import Synchronization

@testable import PennySite
@testable import PennyTemplates

/// The values that templates are given while a site is built.
final class RecordedNames: Sendable {
    /// All that a name stood for.
    struct Entry: Sendable {
        var kinds: Set<String> = []
        var members: [String: Entry] = [:]
        /// The number of enclosing objects that had it.
        var count = 0
        /// The number of objects it stood for.
        var objects = 0
    }

    /// By the names of the templates.
    private let recorded = Mutex<[String: Entry]>([:])

    var templates: [String: Entry] { recorded.withLock { $0 } }

    func add(_ template: String, _ values: TemplateValues) {
        recorded.withLock { Self.add(values, to: &$0[template, default: Entry()]) }
    }

    private static func add(_ values: TemplateValues, to entry: inout Entry) {
        entry.objects += 1
        for name in Set(values.names) {
            // The last of two with one name counts.
            guard let value = values.members.last(where: { $0.0.description == name })?.1
            else { continue }
            entry.members[name, default: Entry()].count += 1
            add(value, to: &entry.members[name, default: Entry()])
        }
    }

    private static func add(_ value: TemplateValue, to entry: inout Entry) {
        switch value {
        case .text: entry.kinds.insert("text")
        case .html, .markup: entry.kinds.insert("html")
        case .flag(let isOn): entry.kinds.insert(isOn ? "on" : "off")
        case .fields: entry.kinds.insert("object")
        case .object(let values):
            entry.kinds.insert("object")
            add(values, to: &entry)
        case .list(let elements):
            entry.kinds.insert("list")
            for element in elements { addElement(element, to: &entry) }
        case .each(let count, let make):
            entry.kinds.insert("list")
            for place in 0..<count { addElement(make(place), to: &entry) }
        }
    }

    private static func addElement(_ element: TemplateValue, to entry: inout Entry) {
        guard case .object(let values) = element else { return }
        add(values, to: &entry)
    }

    // MARK: - Comparing

    /// The differences between the values of a template and their descriptions.
    func differences(_ template: TemplateDescription) -> [String] {
        guard let entry = templates[template.name] else { return ["\(template.name): not made"] }
        let common = template.isPage ? TemplateDescription.ofEveryPage : []
        return Self.differences(common + template.names, entry, template.name)
    }

    private static func differences(
        _ names: [TemplateVariable], _ entry: Entry, _ path: String
    ) -> [String] {
        var messages: [String] = []
        let known = Set(names.map(\.name))
        if known.count < names.count { messages.append("\(path): a name twice") }
        for name in entry.members.keys.sorted() where !known.contains(name) {
            messages.append("\(path).\(name): not described")
        }
        for name in names {
            let own = "\(path).\(name.name)"
            guard let member = entry.members[name.name] else {
                if entry.objects > 0 { messages.append("\(own): not there") }
                continue
            }
            if member.count < entry.objects { messages.append("\(own): not there everywhere") }
            var allowed: Set = name.kind == .flag ? ["on", "off"] : [name.kind.rawValue]
            if name.mayBeOff { allowed.insert("off") }
            let others = member.kinds.subtracting(allowed).sorted()
            if !others.isEmpty { messages.append("\(own): \(others) where \(name.kind)") }
            messages += differences(name.members, member, own)
        }
        return messages
    }

    /// The variables described in these words and seen as the described type.
    func seen(_ template: TemplateDescription) -> Set<String> {
        templates[template.name].map { Self.seen(template.names, $0) } ?? []
    }

    private static func seen(_ names: [TemplateVariable], _ entry: Entry) -> Set<String> {
        names.reduce(into: []) { seen, name in
            guard let member = entry.members[name.name] else { return }
            if name.kind == .flag || member.kinds.contains(name.kind.rawValue) {
                seen.insert(words(of: name))
            }
            seen.formUnion(Self.seen(name.members, member))
        }
    }

    /// All that is described.
    static func all(_ names: [TemplateVariable]) -> Set<String> {
        names.reduce(into: []) { all, name in
            all.insert(words(of: name))
            all.formUnion(Self.all(name.members))
        }
    }

    private static func words(of name: TemplateVariable) -> String { "\(name.name): \(name.help)" }
}
