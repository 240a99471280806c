import PennyMarkup

/// A page, or a part of one, with what is written for it: the words of the site and its text.
@dynamicMemberLookup
struct ShownPage<Shown: Sendable>: Sendable {
    let page: Shown
    let numbers: NumberWriter
    /// The HTML of its text; nil without one.
    let html: [UInt8]?

    init(_ page: Shown, _ numbers: NumberWriter, html: [UInt8]? = nil) {
        self.page = page
        self.numbers = numbers
        self.html = html
    }

    subscript<Value>(dynamicMember member: KeyPath<Shown, Value>) -> Value { page[keyPath: member] }

    /// Returns parts of the page, with the same words.
    func each<Part>(_ parts: [Part]) -> [ShownPage<Part>] {
        parts.map { ShownPage<Part>($0, numbers) }
    }
}
