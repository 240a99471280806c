import PennyVectors

/// Which vectors run, and why the others do not. Each suite of vectors adds its own
/// in a file of this folder.
enum Conformance {
    static let covered: [Coverage] = loans
    static let leftOut: [Omission] = leftOutOfLoans

    /// The files of vectors with an `id` each, and what a page calls them.
    static let files: [(name: String, title: String)] = [
        ("amortization_schedules.json", "Schedules of loans, every row"),
        ("amortisation_ec_tables.json", "Tables of the European Commission's study of the APRC"),
        ("loan_official_examples.json", "US regulators' examples of loans that change"),
        ("compound_growth.json", "Savings plans, with fees"),
    ]
}
