extension CalculatorPage {
    static let names: [ThemeName] =
        ResultPage.names + ThemeName.bodyLanguage + [
            ThemeName.contents, .html("body", "The text that explains the calculator."),
            .object(
                "list", "The list of its results.",
                of: [.text("label", "What it is called."), .text("href", "The way to it.")]),
        ]
}

extension CalculatorsPage {
    static let names: [ThemeName] = [
        .list(
            "calculators", "The calculators of the site.",
            of: [
                .text("label", "What kind of result it is."),
                .text("title", "The title of its page."),
                .text("text", "What it does."), .text("href", "The way to its page."),
            ] + ThemeName.language)
    ]
}

extension CalculatorKind {
    static let templates = [
        ThemeTemplate("calculator", CalculatorPage.names),
        ThemeTemplate("calculators", CalculatorsPage.names),
    ]
}
