extension CalculatorPage {
    static let names: [TemplateVariable] =
        ResultContent.names + TemplateVariable.bodyLanguage + [
            TemplateVariable.contents, .html("body", "The text that explains the calculator."),
            .object(
                "list", "The list of its results.",
                of: [.text("label", "What it is called."), .text("href", "The way to it.")]),
        ]
}

extension CalculatorListPage {
    static let names: [TemplateVariable] = [
        .list(
            "calculators", "The calculators of the site.",
            of: [
                .text("label", "What kind of result it is."),
                .text("title", "The title of its page."),
                .text("text", "What it does."), .text("href", "The way to its page."),
            ] + TemplateVariable.language)
    ]
}

extension CalculatorKind {
    static let templates = [
        TemplateDescription("calculator", CalculatorPage.names),
        TemplateDescription("calculators", CalculatorListPage.names),
    ]
}
