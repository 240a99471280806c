import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyMarkup
import PennyTemplates

/// The pages of results: of a set, and of a series of months.
extension PageRenderer {
    func setValues(_ index: Int, _ result: Calculation) -> PageValues {
        let computed = sets[index]
        let set = computed.set
        let path = Address.set(set)
        let related = self.related(index)
        let page = ResultPage(
            title: title(of: computed), summary: filled(set.description, own: set.id),
            date: set.date, id: set.id, path: path, rowCount: computed.rowCount)
        return values(of: page, result).adding([
            "prose": html(site.folder.relative(set.location.path)).map { .html($0) }
                ?? .flag(false),
            "live": live(computed),
            "inputs": .html(ResultHTML(result, style: site.style).inputs().text),
            "tags": .list(set.tags.map { .text($0) }),
            "words": words(set.terms, from: path),
            "origin": origin(of: set, from: path),
            "changes": changes(of: computed),
            "relatedLabel": .text(related.label),
            "related": .list(related.pages.map { link($0.title, to: $0.address, from: path) }),
            "previous": neighbour(index - 1, of: set.calculator, path),
            "next": neighbour(index + 1, of: set.calculator, path),
        ])
    }

    /// The set that one was adjusted from, where it is still there.
    private func origin(of set: SavedSet, from path: String) -> TemplateValue {
        guard let name = set.origin?.text, let origin = sets.first(where: { $0.set.id == name })
        else { return .flag(false) }
        return link(title(of: origin), to: Address.set(origin.set), from: path)
    }

    private func changes(of computed: ComputedSet) -> TemplateValue {
        let numbers = NumberWriter(style: site.style, currency: computed.currency)
        return .list(
            computed.changes.map { change, _ in
                .object([
                    "label": .text(change.label), "then": .text(numbers.text(change.then)),
                    "today": .text(change.now.map { numbers.text($0) } ?? "no such figure"),
                ])
            })
    }

    /// The pages that a set stands next to others on, or the sets that its own
    /// page sets side by side.
    private func related(_ index: Int) -> (label: String, pages: [(title: String, address: String)])
    {
        let set = sets[index].set
        let members = ScenarioSets.members(of: set)
        if !members.isEmpty {
            let named = members.compactMap { name in sets.first { $0.set.id == name } }
            return ("The sets", named.map { (title(of: $0), Address.set($0.set)) })
        }
        let months = series.filter { $0.series.members.contains(index) }
        if !months.isEmpty {
            return ("Several months", months.map { ($0.series.title, $0.series.address) })
        }
        let beside = sets.filter { ScenarioSets.members(of: $0.set).contains(set.id) }
        return ("Side by side", beside.map { (title(of: $0), Address.set($0.set)) })
    }

    func seriesValues(_ months: ComputedSeries, _ result: Calculation) -> PageValues {
        let series = months.series
        let page = ResultPage(
            title: series.title, summary: summary(of: months), date: months.date, id: series.id,
            path: series.address, rowCount: months.rowCount)
        let members = series.members.map { sets[$0] }
        var base = values(of: page, result)
        base.description = "\(series.title): \(page.summary)"
        return base.adding([
            "prose": .flag(false), "live": .flag(false), "inputs": .html(""), "tags": .list([]),
            "words": .list([]),
            "origin": .flag(false), "changes": .list([]),
            "relatedLabel": .text("The months"),
            "related": .list(
                members.map {
                    link(title(of: $0), to: Address.set($0.set), from: series.address)
                }),
            "previous": .flag(false), "next": .flag(false),
        ])
    }

    func summary(of months: ComputedSeries) -> String {
        "\(numbers.text(.count(months.series.members.count))) months, \(months.span)."
    }

    /// What the page of any result is about.
    private struct ResultPage {
        let title: String
        let summary: String
        let date: CivilDate?
        let id: String
        let path: String
        let rowCount: Int?
    }

    private func values(of page: ResultPage, _ result: Calculation) -> PageValues {
        let calculator = result.calculator
        let lists = SetList.lists(with: calculator)
        return PageValues(
            heading: page.title, description: page.summary, section: lists.map(\.address),
            own: [
                "kindLabel": .text(calculator.label.one),
                "date": .optional(page.date.map { numbers.text($0) }),
                "dateISO": .optional(page.date.map(\.isoText)),
                "summary": .text(page.summary),
                "isSlim": .flag(PaperColumns.areTwo(for: result)),
                "result": .html(ResultHTML(result, style: site.style).section().text),
                "downloads": .list(downloads(page.id, page.rowCount)),
                "explanation": explanationLink(of: calculator, from: page.path),
                "more": .text("More \(calculator.label.many.lowercased())"),
                "parent": .object([
                    "label": .text(lists[0].label),
                    "href": .text(Address.relative(from: page.path, to: lists[0].address)),
                ]),
            ])
    }

    private func downloads(_ id: String, _ rowCount: Int?) -> [TemplateValue] {
        let table = rowCount.map { rows in
            download("\(id).csv", "CSV", "\(counted(rows, "row")) for a spreadsheet")
        }
        let data = download("\(id).json", "JSON", "inputs, figures and tables for a program")
        return [table, data].compactMap(\.self)
    }

    private func download(_ href: String, _ label: String, _ detail: String) -> TemplateValue {
        .object(["href": .text(href), "label": .text(label), "detail": .text(detail)])
    }

    private func neighbour(_ index: Int, of calculator: Calculator, _ path: String) -> TemplateValue
    {
        guard sets.indices.contains(index), sets[index].set.calculator == calculator else {
            return .flag(false)
        }
        return link(title(of: sets[index]), to: Address.set(sets[index].set), from: path)
    }

    func link(_ title: String, to address: String, from path: String) -> TemplateValue {
        .object([
            "title": .text(title), "href": .text(Address.relative(from: path, to: address)),
        ])
    }
}
