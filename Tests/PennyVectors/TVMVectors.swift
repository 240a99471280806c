import PennyEngine

/// Functions of spreadsheets that the calculator `annuity` answers.
package enum TVMVectors {
    package static let files = [
        "tvm_grid.json", "numpy_financial_suite.json", "phpspreadsheet_financial.json",
        "formulajs_financial.json", "issue_regressions.json", "published_calculators.json",
    ]

    /// The order of each function's arguments, by the names of inputs; `per`,
    /// `from` and `to` make `inPeriods`, and `guess` is where a spreadsheet begins
    /// to search.
    private static let parameters: [String: [String]] = [
        "PMT": ["rate", "periods", "presentValue", "futureValue", "timing"],
        "IPMT": ["rate", "per", "periods", "presentValue", "futureValue", "timing"],
        "PPMT": ["rate", "per", "periods", "presentValue", "futureValue", "timing"],
        "PV": ["rate", "periods", "payment", "futureValue", "timing"],
        "FV": ["rate", "periods", "payment", "presentValue", "timing"],
        "NPER": ["rate", "payment", "presentValue", "futureValue", "timing"],
        "RATE": ["periods", "payment", "presentValue", "futureValue", "timing", "guess"],
        "CUMIPMT": ["rate", "periods", "presentValue", "from", "to", "timing"],
        "CUMPRINC": ["rate", "periods", "presentValue", "from", "to", "timing"],
        "PDURATION": ["rate", "presentValue", "futureValue"],
        "RRI": ["periods", "presentValue", "futureValue"],
    ]

    private static let unknowns = [
        "PMT": "payment", "IPMT": "payment", "PPMT": "payment", "CUMIPMT": "payment",
        "CUMPRINC": "payment", "PV": "presentValue", "FV": "futureValue", "NPER": "periods",
        "PDURATION": "periods", "RATE": "rate", "RRI": "rate",
    ]

    /// The row of the table `unrounded` that answers.
    package static func answer(of function: String) -> String {
        switch function {
        case "IPMT", "CUMIPMT": "interestInPeriods"
        case "PPMT", "CUMPRINC": "principalInPeriods"
        case "RATE", "RRI": "periodicRate"
        default: unknowns[function] ?? ""
        }
    }

    package static func vectors(_ file: String) -> [FunctionVector] {
        FunctionVector.load(file).filter { parameters[$0.function] != nil }
    }

    package static let requests: [VectorRequest] = files.flatMap { file in
        vectors(file).map { request($0, of: file) }
    }

    /// A call as a person would type it.
    package static func request(_ vector: FunctionVector, of file: String) -> VectorRequest {
        var inputs = [RawInput("solveFor", unknowns[vector.function] ?? "")]
        var periods: [String] = []
        for (index, name) in (parameters[vector.function] ?? []).enumerated() {
            guard let text = vector.argument(index) else { continue }
            switch name {
            case "rate": inputs += rate(text)
            case "timing": inputs.append(RawInput(name, timing(text)))
            case "per", "from", "to": periods.append(text)
            case "guess": break
            case "presentValue" where ["PDURATION", "RRI"].contains(vector.function):
                inputs.append(RawInput(name, "-\(text)"))
            default: inputs.append(RawInput(name, text))
            }
        }
        if !inputs.contains(where: { $0.name == "periodsAYear" }) {
            inputs.append(RawInput("periodsAYear", "1"))
        }
        if isBeyondCents(vector) { inputs.append(RawInput("currency", "JPY")) }
        if !periods.isEmpty {
            inputs.append(RawInput("inPeriods", periods.joined(separator: " to ")))
        }
        return VectorRequest(file, vector.id, .annuity, inputs)
    }

    /// Whole amounts whose answer is too large to be counted in cents.
    private static func isBeyondCents(_ vector: FunctionVector) -> Bool {
        guard let exact = vector.expected.exact, let arguments = vector.inputs.args else {
            return false
        }
        let whole = exact.drop { $0 == "-" }.prefix { $0 != "." }
        return whole.count > 13
            && arguments[2...].allSatisfy { !($0.text ?? "").contains(".") }
    }

    /// `0.05/12` is 5% with twelve periods a year.
    private static func rate(_ text: String) -> [RawInput] {
        let parts = text.split(separator: "/").map(String.init)
        let rate = RawInput("rate", rateText(parts[0]))
        return parts.count < 2 ? [rate] : [rate, RawInput("periodsAYear", parts[1])]
    }

    private static func timing(_ text: String) -> String {
        switch text {
        case "0": "end"
        case "1": "begin"
        default: text
        }
    }

    /// A ratio as a person types a rate; what is no number stays as it is.
    package static func rateText(_ ratio: String) -> String {
        let digits = ratio.drop { $0 == "-" }
        let isNumber =
            digits.first?.isNumber == true
            && digits.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
        return isNumber ? percent(ratio) : ratio
    }
}
