import Foundation
import PennyEngine

/// A figure of an official example or a published page, with inputs of its own
/// kind, all of them as text.
package struct NamedVector: Decodable, Sendable {
    package enum Value: Decodable, Sendable {
        case text(String)
        case rows([[String: String]])
        case other

        package init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let text = try? value.decode(String.self) {
                self = .text(text)
            } else if let rows = try? value.decode([[String: String]].self) {
                self = .rows(rows)
            } else {
                self = .other
            }
        }
    }

    package let id, kind: String
    package let inputs: [String: Value]
    package let expected: [String: Value]

    package func input(_ name: String) -> String? {
        if case .text(let text) = inputs[name] { text } else { nil }
    }

    package func rows(_ name: String) -> [[String: String]] {
        if case .rows(let rows) = inputs[name] { rows } else { [] }
    }

    package func expected(_ name: String) -> String? {
        if case .text(let text) = expected[name] { text } else { nil }
    }

    package static func load(_ name: String) -> [NamedVector] {
        guard let data = try? vectorData(name) else { return [] }
        struct File: Decodable { let vectors: [NamedVector] }
        return (try? JSONDecoder().decode(File.self, from: withQuotedNumbers(data)))?.vectors ?? []
    }
}

/// Rates said in other ways and yields of accounts: what `rates` answers.
package enum RateVectors {
    package static let functionFiles = [
        "tvm_grid.json", "phpspreadsheet_financial.json", "formulajs_financial.json",
    ]
    package static let yieldFile = "apy_us_regdd.json"
    package static let publishedFile = "published_calculators.json"

    package static func functions(_ file: String) -> [FunctionVector] {
        FunctionVector.load(file).filter { ["EFFECT", "NOMINAL"].contains($0.function) }
    }

    package static let yields = NamedVector.load(yieldFile)

    package static let published = NamedVector.load(publishedFile)
        .filter { publishedInputs($0) != nil }

    package static let requests: [VectorRequest] =
        functionFiles.flatMap { file in functions(file).map { request($0, of: file) } }
        + yields.map(request) + published.map(publishedRequest)

    /// The figure that answers.
    package static func answer(of function: String) -> String {
        function == "EFFECT" ? "effectiveRate" : "equivalentRate"
    }

    package static func request(_ vector: FunctionVector, of file: String) -> VectorRequest {
        let rate = RawInput("rate", TVMVectors.rateText(vector.argument(0) ?? ""))
        let typed = vector.argument(1) ?? ""
        // The functions cut a number of compoundings to a whole one.
        let isNumber = typed.utf8.first.map { (0x30...0x39).contains($0) } ?? false
        let times = isNumber ? String(typed.prefix { $0 != "." }) : typed
        let inputs =
            vector.function == "EFFECT"
            ? [rate, RawInput("compounding", times)]
            : [rate, RawInput("compounding", "annual"), RawInput("periodsAYear", times)]
        return VectorRequest(file, vector.id, .rates, inputs)
    }

    // MARK: - Yields

    package static func request(_ vector: NamedVector) -> VectorRequest {
        VectorRequest(yieldFile, vector.id, .rates, yieldInputs(vector))
    }

    private static func yieldInputs(_ vector: NamedVector) -> [RawInput] {
        func input(_ name: String, _ keys: String...) -> [RawInput] {
            keys.compactMap { vector.input($0) }.map { RawInput(name, $0) }
        }
        switch vector.kind {
        case "daily-compound-interest":
            return input("principal", "principal") + [entries("steps", vector, "segments", "days")]
        case "tiered-daily-compound-interest":
            return input("days", "days") + [entries("tiers", vector, "tiers", "portion", "amount")]
        default:
            return input("interest", "interest") + input("principal", "principal", "balance")
                + input("days", "daysInTerm", "daysInPeriod")
                + input("compoundingDays", "compoundingDays")
        }
    }

    /// A list of yearly rates with another field each.
    private static func entries(
        _ name: String, _ vector: NamedVector, _ key: String, _ field: String,
        _ ownField: String? = nil
    ) -> RawInput {
        let rows = vector.rows(key).map { row in
            [
                RawInput.Field(name: "rate", text: TVMVectors.rateText(row["annualRate"] ?? "")),
                RawInput.Field(name: ownField ?? field, text: row[field] ?? ""),
            ]
        }
        return RawInput(name, .entries(rows))
    }

    // MARK: - Published pages

    package static func publishedRequest(_ vector: NamedVector) -> VectorRequest {
        VectorRequest(publishedFile, vector.id, .rates, publishedInputs(vector) ?? [])
    }

    private static func publishedInputs(_ vector: NamedVector) -> [RawInput]? {
        func conversion(_ rate: String, _ times: String, _ periods: String) -> [RawInput] {
            [
                RawInput("rate", (vector.input(rate) ?? "") + "%"), RawInput("compounding", times),
                RawInput("periodsAYear", periods),
            ]
        }
        switch vector.kind {
        case "effective-rate":
            return conversion("nominalPercent", vector.input("m") ?? "", "12")
        case "nominal-monthly-equivalent":
            return conversion(
                "nominalPercent", vector.input("from_") ?? "", vector.input("to") ?? "")
        case "canadian-monthly-rate-percent":
            return conversion("annualRatePercent", "semiannual", "12")
        default: return nil
        }
    }

    /// The figure that a published page gives.
    package static func answer(ofPublished kind: String) -> String {
        switch kind {
        case "effective-rate": "effectiveRate"
        case "nominal-monthly-equivalent": "equivalentRate"
        default: "periodicRate"
        }
    }
}
