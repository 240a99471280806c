package import PennyDiagnostics
import PennyEngine

extension Fault {
    package static let plausibility = PlausibilityFaults()
}

/// Values that are not plausible.
package struct PlausibilityFaults: FaultDeclarations {
    let doesNotMatch = FaultDeclaration(846, example: "n/a", "^[0-9.]+$") { text, pattern in
        (
            "\(quoted(text)) does not match “\(pattern)”",
            "Look at the page, and fix the source in report.yaml."
        )
    }
    let notANumber = FaultDeclaration(847, example: "n/a") { text in
        ("\(quoted(text)) is not a number", "Look at the page, and fix the source in report.yaml.")
    }
    let outOfRange = FaultDeclaration(
        848, example: ExactDecimal(4), ExactDecimal(5), ExactDecimal(150)
    ) { (value: ExactDecimal, low: ExactDecimal, high: ExactDecimal) in
        (
            "\(value.text()) is not from \(low.text()) to \(high.text())",
            "Look at the page, and fix the source in report.yaml."
        )
    }
}

extension Fault {
    /// The fault of a text that is not a number, or has the other decimal mark.
    static func noNumber(_ text: String, _ convention: NumberConvention) -> Fault {
        let other: NumberConvention = convention == .point ? .comma : .point
        return PublishedNumber(text, other) == nil
            ? plausibility.notANumber(text) : answer.numberOfOtherMark(text, convention)
    }
}
