/// Values with their names, as in the source: `["title": .text("Money")]`. There are few, and each
/// tag reads them at most once, so they are stored as a list.
public struct TemplateValues: ExpressibleByDictionaryLiteral, Sendable {
    /// The members; the last one of the same name counts.
    private(set) var members: [(TemplateName, TemplateValue)]

    public init() { members = [] }

    public init(_ members: [(TemplateName, TemplateValue)]) { self.members = members }

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

    /// Adds values, which replace those with the same names.
    public mutating func merge(_ others: TemplateValues) { members += others.members }

    /// Returns the values with others, which replace those with the same names.
    public func merging(_ others: TemplateValues) -> TemplateValues {
        var merged = self
        merged.merge(others)
        return merged
    }

    /// The number of bytes of markup in the values, without those in objects and lists.
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
