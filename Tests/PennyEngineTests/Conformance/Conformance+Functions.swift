import PennyVectors

extension Conformance {
    static let functions =
        LoanFunctionVector.files.map { file in
            Coverage(
                file, by: "LoanFunctionVectorTests",
                LoanFunctionVectorTests.run.filter { $0.request.file == file }.map(\.id))
        } + [
            Coverage(
                DivisionVectorTests.file, by: "DivisionVectorTests",
                DivisionVectorTests.all.map(\.id))
        ]

    /// The interest of the fourth of three payments.
    static let beyondTheTerm = "php-ispmt-11"

    static let leftOutOfFunctions = [
        Omission(
            "phpspreadsheet_financial.json",
            because: "asks for errors of a function's arguments", [beyondTheTerm])
    ]
}
