import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyMarkup
import PennyTemplates

extension PageRenderer {
    // MARK: - A calculation's page

    func setValues(_ index: Int, _ result: Calculation, _ path: String) -> PageValues {
        let set = sets[index].set
        let writer = ResultHTML(result, style: site.style)
        let summary = filled(set.description, own: set.id)
        let calculator = set.calculator
        return PageValues(
            heading: title(of: sets[index]), description: summary,
            section: [Address.calculator(calculator), Address.calculations],
            own: [
                "kindLabel": .text(calculator.label.one),
                "date": .optional(set.date.map { numbers.text($0) }),
                "dateISO": .optional(set.date.map(\.isoText)),
                "summary": .text(summary),
                "prose": html("calculations/\(set.id).md").map { .html($0) } ?? .flag(false),
                "result": .html(writer.section().text),
                "inputs": .html(writer.inputs().text),
                "tags": .list(set.tags.map { .text($0) }),
                "downloads": .list(downloads(set, result)),
                "previous": neighbour(index - 1, of: calculator, path),
                "next": neighbour(index + 1, of: calculator, path),
                "parent": .object([
                    "label": .text(calculator.label.many),
                    "href": .text(
                        Address.relative(from: path, to: Address.calculator(calculator))),
                ]),
            ])
    }

    private func downloads(_ set: SavedSet, _ result: Calculation) -> [TemplateValue] {
        let rows = result.table(result.calculator.primaryTable)?.rowCount ?? 0
        return [
            download("\(set.id).csv", "CSV", "\(counted(rows, "row")) for a spreadsheet"),
            download("\(set.id).json", "JSON", "inputs, figures and tables for a program"),
        ]
    }

    private func download(_ href: String, _ label: String, _ detail: String) -> TemplateValue {
        .object(["href": .text(href), "label": .text(label), "detail": .text(detail)])
    }

    private func neighbour(_ index: Int, of calculator: Calculator, _ path: String) -> TemplateValue
    {
        guard sets.indices.contains(index), sets[index].set.calculator == calculator else {
            return .flag(false)
        }
        let other = sets[index]
        return .object([
            "title": .text(title(of: other)),
            "href": .text(Address.relative(from: path, to: Address.set(other.set.id))),
        ])
    }

    // MARK: - Lists

    func homeValues() -> PageValues {
        let configuration = site.configuration
        let heading = site.home.map { title(of: $0) } ?? configuration.title
        let description = site.home.map { filled($0.description, own: nil) } ?? ""
        return PageValues(
            heading: heading,
            description: description.isEmpty ? configuration.description : description,
            own: [
                "intro": html("pages/index.md").map { .html($0) } ?? .flag(false),
                "groups": .list(groups),
            ])
    }

    /// How many cards of a kind the home page shows.
    private static let homeCardLimit = 6

    private var groups: [TemplateValue] {
        Calculator.allCases.compactMap { calculator in
            let same = sets.filter { $0.set.calculator == calculator }
            if same.isEmpty { return nil }
            return .object([
                "label": .text(calculator.label.many),
                "href": .text(Address.calculator(calculator)),
                "note": .text(countText(same.count)),
                "cards": .list(
                    same.prefix(Self.homeCardLimit).map { card($0, from: Address.home) }),
            ])
        }
    }

    func listValues(_ calculator: Calculator?) -> PageValues {
        let same = sets.filter { calculator == nil || $0.set.calculator == calculator }
        let address = calculator.map { Address.calculator($0) } ?? Address.calculations
        return PageValues(
            heading: calculator?.label.many ?? "All calculations",
            description: "\(countText(same.count)), each with its figures, schedule and reasons.",
            section: calculator == nil ? [] : [Address.calculations],
            own: [
                "intro": .flag(false),
                "count": .text(countText(same.count)),
                "cards": .list(same.map { card($0, from: address) }),
            ])
    }

    private func countText(_ count: Int) -> String {
        count == 1 ? "1 calculation" : "\(numbers.text(.count(count))) calculations"
    }

    private func card(_ set: ComputedSet, from page: String) -> TemplateValue {
        let writer = NumberWriter(style: site.style, currency: set.currency)
        let main = set.figures.first
        let second = set.figures.dropFirst().first
        return .object([
            "title": .text(title(of: set)),
            "href": .text(Address.relative(from: page, to: Address.set(set.set.id))),
            "kindLabel": .text(set.set.calculator.label.one),
            "figureLabel": .text(main?.label ?? ""),
            "figure": .text(main.map { writer.text($0.quantity) } ?? ""),
            "detail": .optional(second.map { "\($0.label): \(writer.text($0.quantity))" }),
            "summary": .text(filled(set.set.description, own: set.set.id)),
        ])
    }
}
