import PennyEngine
import PennyMarkup
import PennyTemplates

/// One page of a list. Long lists have several.
struct Pagination: Equatable, Sendable {
    /// The address of the first page, to which all links to the list lead.
    let list: String
    /// The number of the page, from 1.
    let number: Int
    let count: Int
    /// The number of entries on all pages.
    let all: Int
    private let perPage: Int
    /// The indexes of its entries in the list.
    let entries: Range<Int>

    private init(_ list: String, _ number: Int, of count: Int, _ all: Int, _ perPage: Int) {
        self.list = list
        self.number = number
        self.count = count
        self.all = all
        self.perPage = perPage
        entries = (number - 1) * perPage..<min(number * perPage, all)
    }

    /// The first page of a list; the only page where the list has no entries.
    static func first(of list: String, entries: Int, perPage: Int) -> Pagination {
        let count = max(1, (entries + perPage - 1) / perPage)
        return Pagination(list, 1, of: count, entries, perPage)
    }

    /// All pages of a list.
    static func all(of list: String, entries: Int, perPage: Int) -> [Pagination] {
        let first = first(of: list, entries: entries, perPage: perPage)
        return [first] + first.others
    }

    /// The later pages of the list.
    var others: [Pagination] {
        (number..<count).map { Pagination(list, $0 + 1, of: count, all, perPage) }
    }

    /// The address of the page that shows the entry at an index of the list.
    func address(ofEntry index: Int) -> String { address(of: index / perPage + 1) }

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

    /// The heading of this page: the list's heading, with the number on later pages.
    func heading(_ heading: String, _ numbers: NumberWriter) -> String {
        isFirst ? heading : numbers.text(SiteWords.partsHeading(heading: heading, number: number))
    }

    // MARK: - Links to other pages

    /// The number of pages before and after this one that have a link, in addition to the first and
    /// the last.
    private static let reach = 2

    /// The values of the partial `pagination`; off for a list with one page.
    static let values: [PageValue<ShownPage<Pagination>>] = [
        .object("pagination", "The pages of a list that has several.", of: partValues) { page, _ in
            page.count == 1 ? nil : page
        }
    ]

    func values(in layout: Layout) -> TemplateValues {
        Self.values.values(of: ShownPage(self, layout.numbers), on: address)
    }

    private static let partValues: [PageValue<ShownPage<Pagination>>] = [
        .text("position", "Which of them this one is, in words.") { page, _ in
            page.numbers.text(SiteWords.partsPlace(count: page.count, number: page.number))
        },
        .object("previousPage", "The page before it.", of: hrefValues) { page, _ in
            page.page.page(page.number - 1)
        },
        .object("nextPage", "The page behind it.", of: hrefValues) { page, _ in
            page.page.page(page.number + 1)
        },
        .list("numbers", "The pages that are shown with their numbers.", of: numberValues) {
            page, _ in page.each(page.page.shown)
        },
    ]

    /// A page with its number, in the list of a page.
    private struct Numbered: Sendable {
        let page: Pagination
        let isAfterGap: Bool
        let isCurrent: Bool
    }

    private static let numberValues: [PageValue<ShownPage<Numbered>>] =
        hrefValues.of { $0.page.page } + [
            .text("number", "Its number.") { other, _ in
                other.numbers.text(.count(other.page.page.number))
            },
            .flag("isAfterGap", "Whether pages before it are not shown.") { other, _ in
                other.isAfterGap
            },
            .flag("isCurrent", "Whether it is this page.") { other, _ in other.isCurrent },
        ]

    private static let hrefValues: [PageValue<Pagination>] = [
        .text("href", "The way to that page.") { Address.relative(from: $1, to: $0.address) }
    ]
    private var numbers: [Int] {
        let near = max(1, number - Self.reach)...min(count, number + Self.reach)
        return (near.contains(1) ? [] : [1]) + near + (near.contains(count) ? [] : [count])
    }

    private var shown: [Numbered] {
        numbers.compactMap { other in
            page(other).map {
                Numbered(
                    page: $0, isAfterGap: other > 1 && !numbers.contains(other - 1),
                    isCurrent: other == number)
            }
        }
    }

    /// The page with another number; nil if there is none.
    private func page(_ other: Int) -> Pagination? {
        (1...count).contains(other) ? Pagination(list, other, of: count, all, perPage) : nil
    }
}
