import Foundation

/// The inputs that a person would type for each vector about cash flows. One that
/// cannot be typed has no translation.
extension CashflowVector {
    /// The files that have some.
    package static let files = [
        "pyxirr_cases.json", "issue_regressions.json", "numpy_financial_suite.json",
        "tvm_grid.json", "phpspreadsheet_financial.json", "formulajs_financial.json",
    ]

    package static func load(_ file: String) -> [CashflowVector] {
        CashflowFile.load(file).compactMap { translate(file, $0) }
    }

    private static func translate(
        _ file: String, _ vector: CashflowFile.Vector
    ) -> CashflowVector? {
        if vector.inputs["args"] != nil { return function(file, vector) }
        if let flows = vector.inputs["flows"]?.list { return dated(file, vector, flows) }
        guard let amounts = vector.inputs["values"]?.numbers ?? level(vector) else { return nil }
        if let finance = vector.inputs["financeRate"]?.number,
            let reinvest = vector.inputs["reinvestRate"]?.number
        {
            return CashflowVector(
                file, vector, amounts, more: modifiedRates(finance, reinvest),
                vector.exact.map { .modified($0) } ?? .noRate)
        }
        return CashflowVector(file, vector, amounts, rates(vector))
    }

    /// One amount and then equal ones.
    private static func level(_ vector: CashflowFile.Vector) -> [Decimal]? {
        guard let first = vector.inputs["first"]?.number, let then = vector.inputs["then"]?.number,
            let count = vector.inputs["count"]?.number
        else { return nil }
        return [first] + Array(repeating: then, count: NSDecimalNumber(decimal: count).intValue)
    }

    private static func dated(
        _ file: String, _ vector: CashflowFile.Vector, _ flows: [CashflowFile.Value]
    ) -> CashflowVector? {
        let amounts = flows.compactMap { $0["amount"]?.number }
        let dates = flows.compactMap { $0["date"]?.text }
        guard amounts.count == flows.count, dates.count == flows.count else { return nil }
        var more: [(String, String)] = []
        if let dayCount = vector.inputs["dayCount"]?.text {
            guard let own = dayCounts[dayCount] else { return nil }
            more.append(("dayCount", own))
        }
        return CashflowVector(file, vector, amounts, dates: dates, more: more, rates(vector))
    }

    private static let dayCounts = [
        "30/360 SIA": "30/360", "30/360 ISDA": "30/360", "act/act ISDA": "actual/actual",
    ]

    /// All the rates there are where the vector says them, or the one it says.
    private static func rates(_ vector: CashflowFile.Vector) -> Expected {
        let listed = vector.expected["allRealRoots"] ?? vector.expected["allRealRootsFound"]
        if let roots = listed?.numbers { return roots.isEmpty ? .noRate : .rates(roots) }
        return vector.exact.map { .rate($0) } ?? .noRate
    }

    private static func modifiedRates(_ finance: Decimal, _ reinvest: Decimal) -> [(String, String)]
    {
        [("financeRate", percent(finance)), ("reinvestRate", percent(reinvest))]
    }

    // MARK: - Functions of spreadsheets

    private static func function(
        _ file: String, _ vector: CashflowFile.Vector
    ) -> CashflowVector? {
        switch vector.inputs["fn"]?.text {
        case "IRR": irr(file, vector)
        case "XIRR": xirr(file, vector)
        case "NPV": npv(file, vector, timing: "end")
        case "npv0": npv(file, vector, timing: "start")
        case "XNPV": xnpv(file, vector)
        case "MIRR": mirr(file, vector)
        default: nil
        }
    }

    private static func irr(_ file: String, _ vector: CashflowFile.Vector) -> CashflowVector? {
        guard let values = vector.argument(0), let amounts = values.numbers else { return nil }
        return CashflowVector(file, vector, amounts, rates(vector))
    }

    /// A guess for the third argument is not asked for: no rate depends on it.
    private static func xirr(_ file: String, _ vector: CashflowFile.Vector) -> CashflowVector? {
        guard case .list = vector.argument(0), let amounts = vector.argument(0)?.numbers,
            let dates = vector.argument(1).flatMap(days)
        else { return nil }
        if let guess = vector.argument(2)?.text, guess == "invalid" { return nil }
        return CashflowVector(
            file, vector, amounts, dates: dates,
            dates.count == amounts.count ? rates(vector) : .refused)
    }

    private static func npv(
        _ file: String, _ vector: CashflowFile.Vector, timing: String
    ) -> CashflowVector? {
        guard let rate = vector.argument(0), let arguments = vector.inputs["args"]?.list else {
            return nil
        }
        let amounts = arguments.dropFirst().flatMap { $0.numbers ?? [] }
        return valued(
            file, vector, amounts, nil, rate, [("npvTiming", timing)], isReadable: true)
    }

    private static func xnpv(_ file: String, _ vector: CashflowFile.Vector) -> CashflowVector? {
        guard let rate = vector.argument(0), let values = vector.argument(1),
            let dates = vector.argument(2).flatMap(days)
        else { return nil }
        let amounts = values.numbers
        return valued(
            file, vector, amounts ?? [], dates, rate, [],
            isReadable: amounts?.count == dates.count)
    }

    private static func valued(
        _ file: String, _ vector: CashflowFile.Vector, _ amounts: [Decimal], _ dates: [String]?,
        _ rate: CashflowFile.Value, _ more: [(String, String)], isReadable: Bool
    ) -> CashflowVector? {
        let typed = rate.number.map(percent) ?? rate.text ?? ""
        let isError = vector.expected["value"]?.text?.hasPrefix("#") ?? false
        let expected: Expected? = isError ? .refused : vector.exact.map { .value($0) }
        guard let expected else { return nil }
        return CashflowVector(
            file, vector, amounts, dates: dates, more: more + [("discountRate", typed)],
            isReadable ? expected : .refused)
    }

    private static func mirr(_ file: String, _ vector: CashflowFile.Vector) -> CashflowVector? {
        guard case .list = vector.argument(0), let amounts = vector.argument(0)?.numbers,
            let finance = vector.argument(1), let reinvest = vector.argument(2)?.number
        else { return nil }
        guard let rate = finance.number else {
            return CashflowVector(
                file, vector, amounts,
                more: [("financeRate", finance.text ?? ""), ("reinvestRate", percent(reinvest))],
                .refused)
        }
        return CashflowVector(
            file, vector, amounts, more: modifiedRates(rate, reinvest),
            vector.exact.map { .modified($0) } ?? .noRate)
    }

    // MARK: - Dates

    /// Dates as a file types them: ours, American ones, and those with a month's name.
    private static func days(_ value: CashflowFile.Value) -> [String]? {
        if let text = value.text { return [day(text)] }
        return value.list?.compactMap { $0.text.map(day) }
    }

    private static func day(_ text: String) -> String {
        let parts = text.split(separator: "/").map(String.init)
        guard parts.count == 3 else { return text }
        if let month = months.firstIndex(of: parts[1]) {
            return "20\(parts[2])-\(month < 9 ? "0" : "")\(month + 1)-\(parts[0])"
        }
        return "\(parts[2])-\(parts[0])-\(parts[1])"
    }

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
}
