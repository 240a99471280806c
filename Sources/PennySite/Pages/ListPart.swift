import PennyEngine
import PennyMarkup
import PennyTemplates

/// One page of a list. A long list has several.
struct ListPart: Equatable, Sendable {
    /// The address of the first one, to which all links to the list lead.
    let list: String
    /// From 1 on.
    let number: Int
    let count: Int
    /// How many entries all of them have.
    let all: Int
    private let perPage: Int
    /// The places of its entries in the list.
    let entries: Range<Int>

    private init(_ list: String, _ number: Int, of count: Int, _ all: Int, _ perPage: Int) {
        self.list = list
        self.number = number
        self.count = count
        self.all = all
        self.perPage = perPage
        entries = (number - 1) * perPage..<min(number * perPage, all)
    }

    /// The first page of a list; the only one of a list without entries.
    static func first(of list: String, entries: Int, perPage: Int) -> ListPart {
        let count = max(1, (entries + perPage - 1) / perPage)
        return ListPart(list, 1, of: count, entries, perPage)
    }

    /// All pages of a list.
    static func all(of list: String, entries: Int, perPage: Int) -> [ListPart] {
        let first = first(of: list, entries: entries, perPage: perPage)
        return [first] + first.others
    }

    /// The pages of the list behind it.
    var others: [ListPart] {
        (number..<count).map { ListPart(list, $0 + 1, of: count, all, perPage) }
    }

    /// The page that has an entry, by its place in the list.
    func address(ofEntry place: Int) -> String { address(of: place / perPage + 1) }

    var isFirst: Bool { number == 1 }
    var address: String { address(of: number) }

    /// `loans.html`, then `loans/page/2.html`; `guide/index.html`, then `guide/page/2.html`.
    private func address(of number: Int) -> String {
        if number == 1 { return list }
        let ending = "index.html"
        let folder =
            list.hasSuffix(ending)
            ? list.dropLast(ending.count) : list.dropLast(".html".count) + "/"
        return "\(folder)page/\(number).html"
    }

    /// The heading of the page of a list with this heading.
    func heading(_ heading: String, _ numbers: NumberWriter) -> String {
        isFirst ? heading : numbers.text(SiteWords.partsHeading(heading: heading, number: number))
    }

    // MARK: - The ways to the others

    /// So many pages before and behind the page have a link of their own, beside the first and
    /// the last.
    private static let reach = 2

    /// The other pages for the template `parts`; a flag that is off for a list with one page.
    func values(in frame: Frame) -> TemplateValues {
        if count == 1 { return ["parts": .flag(false)] }
        return [
            "parts": .object([
                "place": .text(
                    frame.numbers.text(SiteWords.partsPlace(count: count, number: number))),
                "previousPart": way(to: number - 1),
                "nextPart": way(to: number + 1),
                "numbers": .list(numbers.map { self.value($0, in: frame) }),
            ])
        ]
    }

    private func way(to number: Int) -> TemplateValue {
        if !(1...count).contains(number) { return .flag(false) }
        return .object([
            "href": .text(Address.relative(from: address, to: address(of: number)))
        ])
    }

    private var numbers: [Int] {
        let near = max(1, number - Self.reach)...min(count, number + Self.reach)
        return (near.contains(1) ? [] : [1]) + near + (near.contains(count) ? [] : [count])
    }

    private func value(_ other: Int, in frame: Frame) -> TemplateValue {
        .object([
            "number": .text(frame.numbers.text(.count(other))),
            "isApart": .flag(other > 1 && !numbers.contains(other - 1)),
            "isHere": .flag(other == number),
            "href": .text(Address.relative(from: address, to: address(of: other))),
        ])
    }
}
