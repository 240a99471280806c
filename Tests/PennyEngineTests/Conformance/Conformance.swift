import PennyVectors

/// The vectors that run, and the reasons why others do not. Each suite of vectors adds its own in a
/// file of this folder.
enum Conformance {
    static let covered: [Coverage] =
        loans + sharedLoans + rates + debts + debtIssues + yields + conversions + tvm + cashflows
        + units + published + functions
    static let leftOut: [Omission] =
        leftOutOfTVM + leftOutOfFunctions + leftOutOfCashflows + leftOutOfPublished

    /// The files of vectors with an `id` each, and their names on a page.
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
        ("published_calculators.json", "Answers of manuals and public calculators"),
        ("issue_regressions.json", "Faults reported for other programs"),
        ("tvm_grid.json", "Functions of spreadsheets, computed to 60 digits"),
        ("numpy_financial_suite.json", "The tests of numpy-financial"),
        ("phpspreadsheet_financial.json", "The tests of PhpSpreadsheet"),
        ("formulajs_financial.json", "The tests of Formula.js"),
        ("pyxirr_cases.json", "The tests of pyxirr"),
        ("day_count.json", "Parts of a year by days"),
        ("unit_price.json", "Prices by the unit"),
        ("apy_us_regdd.json", "Annual percentage yields of Regulation DD"),
    ]
}
