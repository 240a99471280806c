/// Values by their names, as they are written: `["title": .text("Money")]`. There are few, and
/// they are read through at most once a tag, so they are kept as a list.
public struct TemplateValues: ExpressibleByDictionaryLiteral, Sendable {
    /// Of two with one name the last counts.
    private(set) var members: [(TemplateName, TemplateValue)]

    public init() { members = [] }

    public init(dictionaryLiteral elements: (TemplateName, TemplateValue)...) {
        members = elements
    }

    public subscript(name: TemplateName) -> TemplateValue? {
        get { members.last { $0.0 == name }?.1 }
        set {
            members.removeAll { $0.0 == name }
            if let newValue { members.append((name, newValue)) }
        }
    }

    public var isEmpty: Bool { members.isEmpty }

    /// Adds values, which take the place of those with their names.
    public mutating func merge(_ others: TemplateValues) { members += others.members }

    /// The same with these values, which take the place of those with their names.
    public func merging(_ others: TemplateValues) -> TemplateValues {
        var merged = self
        merged.merge(others)
        return merged
    }

    /// How many bytes of markup there are in them, but for those of objects and lists.
    var markupSize: Int {
        members.reduce(0) { size, member in
            switch member.1 {
            case .markup(let bytes): size + bytes.count
            case .html(let text): size + text.utf8.count
            case .text, .flag, .list, .each, .object, .fields: size
            }
        }
    }

    var names: [String] { members.map(\.0.description).sorted() }
}
