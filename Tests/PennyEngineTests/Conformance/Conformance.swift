import PennyVectors

/// Which vectors run, and why the others do not. Each suite of vectors adds its own
/// in a file of this folder.
enum Conformance {
    static let covered: [Coverage] = loans + rates + debts + yields + sharedLoans + debtIssues + conversions + tvm + cashflows
    static let leftOut: [Omission] = leftOutOfLoans + leftOutOfConversions + leftOutOfTVM + leftOutOfCashflows

    /// The files of vectors with an `id` each, and what a page calls them.
    static let files: [(name: String, title: String)] = [
        ("amortization_schedules.json", "Schedules of loans, every row"),
        ("apr_us_regz.json", "APRs of Regulation Z, appendix J"),
        ("aprc_eu.json", "APRCs of the European directives"),
        ("aprc_time_intervals.json", "Intervals in years by the European rule"),
        ("talc_us_regz_k.json", "Loan costs of Regulation Z, appendix K"),
        ("debt_payoff.json", "Plans to pay off debts"),
        ("credit_card_regz_m2.json", "Credit cards by Regulation Z, appendix M2"),
        ("amortisation_ec_tables.json", "Tables of the European Commission's study of the APRC"),
        ("loan_official_examples.json", "US regulators' examples of loans that change"),
        ("compound_growth.json", "Savings plans, with fees"),
        ("apy_us_regdd.json", "Annual percentage yields of Regulation DD"),
        ("pyxirr_cases.json", "Rates of return with dates, all of each"),
        ("issue_regressions.json", "Faults that other programs had"),
        ("tvm_grid.json", "Functions of spreadsheets over a grid"),
        ("numpy_financial_suite.json", "The test suite of numpy-financial"),
        ("phpspreadsheet_financial.json", "The financial tests of PhpSpreadsheet"),
        ("formulajs_financial.json", "The financial tests of formulajs"),
    ]
}
