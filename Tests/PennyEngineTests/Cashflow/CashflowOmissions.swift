import PennyVectors

/// Cash flow vectors that no test runs, with the reasons.
enum CashflowOmissions {
    static let all = [
        Omission(
            "phpspreadsheet_financial.json",
            because: "an error of the program where there is an answer",
            ["php-xnpv-If minimum value > 0, return NUM"]),
        Omission(
            "phpspreadsheet_financial.json", because: "a rate of more decimals than are typed",
            ["php-xnpv-Issue 3297 using correct XIRR calculation"]),
        Omission(
            "phpspreadsheet_financial.json",
            because: "a value next to zero, below the smallest amount of money",
            ["php-xnpv-Issue 3297 another case where Excel goes wrong"]),
        Omission(
            "phpspreadsheet_financial.json",
            because: "asks for errors of a function's arguments",
            untyped("phpspreadsheet_financial.json")),
        Omission(
            "formulajs_financial.json", because: "tests the first guess of a search",
            untyped("formulajs_financial.json")),
    ]

    static let ids = Set(all.flatMap(\.ids))

    /// The vectors that cannot be typed.
    private static func untyped(_ file: String) -> [String] {
        let typed = Set(CashflowVector.load(file).map(\.request.id))
        return CashflowFile.load(file).map(\.id).filter { !typed.contains($0) }
    }
}
