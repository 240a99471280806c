import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// The calculators: their list, and a page that explains each.
extension PageRenderer {
    func calculatorsValues() -> PageValues {
        PageValues(
            heading: "Calculators",
            description: "What each calculator answers, how, and where people go wrong.",
            section: [Address.calculators],
            own: [
                "calculators": .list(
                    site.explanations.map { explanation in
                        let set = explanation.set
                        let address = Address.explanation(of: explanation.calculator)
                        return .object([
                            "label": .text(explanation.calculator.label.many),
                            "title": .text(filled(set.title, own: set.id)),
                            "text": .text(filled(set.description, own: set.id)),
                            "href": .text(
                                Address.relative(from: Address.calculators, to: address)),
                        ])
                    })
            ])
    }

    func explanationValues(_ index: Int) -> PageValues {
        let explanation = site.explanations[index]
        let set = explanation.set
        let page = Address.explanation(of: explanation.calculator)
        let path = SourcePath.explanation(of: explanation.calculator)
        let summary = filled(set.description, own: set.id)
        let list = SetList.lists(with: explanation.calculator)[0]
        return PageValues(
            heading: filled(set.title, own: set.id), description: summary,
            section: [Address.calculators],
            own: [
                "summary": .text(summary),
                "contents": .list(contents(path)),
                "body": .html(html(path) ?? ""),
                "words": words(set.terms, from: page),
                "list": .object([
                    "label": .text(list.heading),
                    "href": .text(Address.relative(from: page, to: list.address)),
                ]),
            ])
    }

    /// The page that explains a calculator, as a link from a result.
    func explanationLink(of calculator: Calculator, from page: String) -> TemplateValue {
        guard let explanation = site.explanations.first(where: { $0.calculator == calculator })
        else { return .flag(false) }
        let title = filled(explanation.set.title, own: explanation.set.id)
        return link(title, to: Address.explanation(of: calculator), from: page)
    }

    // MARK: - Worked examples in texts

    /// The examples that the lines of a block name; what was reported with the
    /// checks is left out.
    func exampleHTML(_ lines: [String], own: String?, on page: String) -> String? {
        let found = lines.compactMap { line -> WorkedExample? in
            guard case .success(let example) = content.figures.example(line, own: own)
            else { return nil }
            return example
        }
        return found.compactMap { html(of: $0, on: page) }.joined()
    }

    private func html(of example: WorkedExample, on page: String) -> String? {
        guard let computed = example.set, let result = examples[computed.set.id] else { return nil }
        let isExplanation = site.explanations.contains { $0.set.id == computed.set.id }
        let address = Address.set(computed.set)
        return ExampleHTML(result, style: site.style).section(
            title: title(of: computed),
            address: isExplanation || address == page
                ? nil : Address.relative(from: page, to: address),
            of: example.figure
        ).text
    }
}
