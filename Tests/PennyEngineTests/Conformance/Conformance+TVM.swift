import PennyVectors

extension Conformance {
    static let tvm = TVMVectors.files.map { file in
        Coverage(
            file, by: "TVMVectorTests",
            TVMVectorTests.run.filter { $0.file == file }.map(\.id))
    }

    static let leftOutOfTVM = [
        Omission(
            "tvm_grid.json", because: "the answer is above every amount that is computed",
            ["grid-fv-297", "grid-fv-341"]),
        Omission(
            "phpspreadsheet_financial.json", because: "asks for a number of periods below zero",
            ["php-fv-25", "php-fv-26"]),
        Omission(
            "phpspreadsheet_financial.json",
            because: "asks for the rate of a number of payments that is not whole",
            ["php-rate-4", "php-rate-5"]),
        Omission(
            "phpspreadsheet_financial.json", because: "the answer loses more than everything",
            ["php-rate-14"]),
        Omission(
            "phpspreadsheet_financial.json",
            because: "an error of the program where there is an answer",
            ["php-rate-13", "php-pduration-8"]),
        Omission(
            "phpspreadsheet_financial.json", because: "tests the first guess of a search",
            ["php-rate-22"]),
        Omission(
            "formulajs_financial.json",
            because: "an error of the program where there is an answer",
            ["fjs-cumipmt-5", "fjs-cumprinc-3", "fjs-cumprinc-5", "fjs-pduration-6"]),
    ]
}
