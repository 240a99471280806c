import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The home page and the lists: cards that lead to the pages of sets.
extension PageRenderer {
    func homeValues() -> PageValues {
        let configuration = site.configuration
        let heading = site.home.map { title(of: $0) } ?? configuration.title
        let description = site.home.map { filled($0.description, own: nil) } ?? ""
        return PageValues(
            heading: heading,
            description: description.isEmpty ? configuration.description : description,
            own: [
                "summary": .text(description),
                "isTop": .flag(false),
                "intro": html("pages/index.md").map { .html($0) } ?? .flag(false),
                "doors": .list(doors),
                "report": homeReport,
                "groups": .list(groups),
            ])
    }

    /// Where a beginner can go in, as far as the site has it.
    private var doors: [TemplateValue] {
        let budgets = SetList(folder: .budgets, calculator: nil)
        return [
            site.lists.contains(budgets)
                ? door("Plan a budget", "What comes in, goes out and is left", budgets.address)
                : nil,
            site.glossary.isEmpty
                ? nil : door("Look up a word", "Money words in plain language", Address.glossary),
            site.lessons.isEmpty
                ? nil
                : door("Learn step by step", "Short chapters with questions", Address.lessons),
            site.report.map { _ in
                door("Today’s report", "How the day went, and the days before", Address.report)
            },
            site.explanations.isEmpty
                ? nil
                : door("Calculators", "What each answers, and how", Address.calculators),
        ].compactMap(\.self)
    }

    private func door(_ label: String, _ text: String, _ address: String) -> TemplateValue {
        .object(["label": .text(label), "text": .text(text), "href": .text(address)])
    }

    /// How many cards of a kind the home page shows.
    private static let homeCardLimit = 12

    /// So few of a kind make no strip of their own, where so many kinds have no more.
    private static let fewSets = 2
    private static let manyKinds = 4

    /// A group for each kind of set there is; kinds of which a site has little share one.
    private var groups: [TemplateValue] {
        let kinds = Calculator.allCases.map { calculator in
            (calculator, sets.filter { $0.set.calculator == calculator })
        }.filter { !$0.1.isEmpty }
        let small = kinds.filter { $0.0.folder == .calculations && $0.1.count <= Self.fewSets }
        let shared = small.count >= Self.manyKinds ? small : []
        let strips = kinds.filter { kind in !shared.contains { $0.0 == kind.0 } }
        return strips.map { calculator, same in
            group(SetList.lists(with: calculator)[0], same, isStrip: true)
        } + [sharedGroup(shared.flatMap(\.1))].compactMap(\.self)
    }

    private func sharedGroup(_ sets: [ComputedSet]) -> TemplateValue? {
        if sets.isEmpty { return nil }
        return group(
            SetList(folder: .calculations, calculator: nil), sets, "More calculations",
            isStrip: false)
    }

    private func group(
        _ list: SetList, _ sets: [ComputedSet], _ label: String? = nil, isStrip: Bool
    ) -> TemplateValue {
        .object([
            "label": .text(label ?? list.label),
            "href": .text(list.address),
            "note": .text(countText(sets.count, list.folder)),
            "isStrip": .flag(isStrip),
            "cards": .list(sets.prefix(Self.homeCardLimit).map { card($0, from: Address.home) }),
        ])
    }

    func listValues(_ list: SetList) -> PageValues {
        let same = sets.filter { list.holds($0.set) }
        let count = countText(same.count, list.folder)
        let months = list.folder == .budgets ? series : []
        return PageValues(
            heading: list.heading,
            description: about(list, same, count: count), section: [Address.list(of: list.folder)],
            own: [
                "intro": .flag(false),
                "count": .text(count),
                "saved": .optional(
                    savableKinds.isEmpty
                        ? nil : Address.relative(from: list.address, to: Address.saved)),
                "isStrip": .flag(false),
                "isTop": .flag(true),
                "cards": .list(
                    months.map { card($0, from: list.address) }
                        + same.map { card($0, from: list.address) }),
            ])
    }

    /// Whose list it is, how long, and what it begins with.
    private func about(_ list: SetList, _ sets: [ComputedSet], count: String) -> String {
        let kind = list.calculator.map { "\($0.label.many): " } ?? ""
        let names = sets.map { " " + closed(title(of: $0)) }.joined()
        return "\(kind)\(count) with figures, tables and reasons.\(names)"
    }

    private func countText(_ count: Int, _ folder: SetFolder) -> String {
        count == 1 ? "1 \(folder.word)" : "\(numbers.text(.count(count))) \(folder.name)"
    }

    // MARK: - Cards

    private func card(_ set: ComputedSet, from page: String) -> TemplateValue {
        card(
            title(of: set), to: Address.relative(from: page, to: Address.set(set.set)),
            kind: set.set.calculator.label.one, set.figures, set.currency,
            summary: filled(set.set.description, own: set.set.id))
    }

    private func card(_ months: ComputedSeries, from page: String) -> TemplateValue {
        card(
            months.series.title, to: Address.relative(from: page, to: months.series.address),
            kind: "Several months", months.figures, months.currency,
            summary: summary(of: months))
    }

    /// A card that leads with the first figure, and tells the second.
    private func card(
        _ title: String, to address: String, kind: String, _ figures: [Figure],
        _ currency: Currency, summary: String
    ) -> TemplateValue {
        let writer = NumberWriter(style: site.style, currency: currency)
        let main = figures.first
        let second = figures.dropFirst().first
        return .object([
            "title": .text(title),
            "href": .text(address),
            "kindLabel": .text(kind),
            "figureLabel": .text(main?.label ?? ""),
            "figure": .text(main.map { writer.text($0.quantity) } ?? ""),
            "isWords": .flag(main?.quantity.isWords ?? false),
            "isNegative": .flag(main?.quantity.isNegative ?? false),
            "detail": second.map {
                .object(["label": .text($0.label), "value": .text(writer.text($0.quantity))])
            } ?? .flag(false),
            "summary": .text(summary),
        ])
    }
}

extension Quantity {
    fileprivate var isWords: Bool {
        switch self {
        case .text, .link, .choice: true
        default: false
        }
    }

    fileprivate var isNegative: Bool {
        if case .money(let amount) = self { amount < 0 } else { false }
    }
}
