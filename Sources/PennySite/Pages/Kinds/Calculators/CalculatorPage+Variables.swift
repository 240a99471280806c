extension CalculatorPage {
    static let names: [TemplateVariable] =
        ResultContent.names + PageBody?.languageValues.variables + [
            PageBody?.contentsValues.variables[0],
            .html("body", "The text that explains the calculator."),
            .object(
                "list", "The list of its results.",
                of: [.text("label", "What it is called."), .text("href", "The way to it.")]),
        ]
}

extension CalculatorKind {
    static let templates = [
        TemplateDescription("calculator", CalculatorPage.names),
        TemplateDescription("calculators", CalculatorListPage.values.variables),
    ]
}
