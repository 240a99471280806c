/// The calculators of the program: the names in `Sources/calculators.txt`, one a line, in the order
/// in which pages list them.
enum CalculatorList {
    static let path = "Sources/calculators.txt"

    static func names(in bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// The Swift of the catalog of all calculators.
    static func source(of names: [String]) -> (path: String, text: String) {
        let calculators = names.map { "        .\(SwiftName(joining: $0).text)," }
            .joined(separator: "\n")
        return (
            "Sources/PennyEngine/Generated/CalculatorCatalog+BuiltIn.generated.swift",
            """
            // scripts/messages makes this file of \(path).

            extension CalculatorCatalog {
                /// The calculators of the program.
                public static let builtIn = CalculatorCatalog([
            \(calculators)
                ])
            }

            """
        )
    }
}
