import PennyEngine
import PennyTestSupport

/// The figures that a calculator can give, by the declarations in its sources. The figures of a
/// result depend on its inputs, so no single result has them all.
struct FigureNames {
    let all: [(name: String, label: String)]

    init(_ calculator: Calculator) throws {
        guard let names = try Self.byCalculator.get()[calculator] else { throw Missing() }
        self = names
    }

    private struct Missing: Error {}

    /// The figures by calculator. All sources are read once.
    private static let byCalculator = Result {
        let labels = try Self.labels()
        return try Dictionary(
            uniqueKeysWithValues: CalculatorCatalog.builtIn.all.map {
                ($0, try FigureNames($0, labels))
            })
    }

    private init(_ calculator: Calculator, _ labels: [String: String]) throws {
        var all: [(name: String, label: String)] = []
        for folder in try Self.folders(calculator) {
            for file in try Repository.files(
                under: "Sources/PennyEngine/Calculators/\(folder)", endingIn: [".swift"])
            {
                let declared = file.text.matches(
                    of: Self.declaration)
                for match in declared where !all.contains(where: { $0.name == match.1 }) {
                    let name = String(match.1)
                    let label =
                        labels["\(calculator.name).\(match.3)"]
                        ?? Self.label(of: name, calculator.name, labels)
                    all.append((name, label))
                }
            }
        }
        // The rate of dated flows has its own name.
        if calculator == .cashflow {
            // The label names the time from one flow to the next.
            all = all.map {
                $0.name == "mirr" ? ("mirr", "Modified rate of return per period") : $0
            }
            all += [
                ("irr", "Internal rate of return per period"),
                ("xirr", "Yearly internal rate of return, of flows with dates"),
            ]
        }
        self.all = all
    }

    private nonisolated(unsafe) static let declaration =
        /(?:[Ff]igure|\.sized|\.months)\(\s*"([A-Za-z0-9]+)",\s*([A-Za-z]+Words|Words)?\.?(\w*)/

    /// The words of a figure whose declaration chooses between several, or the name as words.
    private static func label(
        of name: String, _ area: String, _ labels: [String: String]
    ) -> String {
        let start = "\(area).figure\(name.prefix(1).uppercased())\(name.dropFirst())"
        let known = labels.keys.filter { $0.hasPrefix(start) }.min()
        if let known, let label = labels[known] { return label }
        return name.reduce(into: "") { words, letter in
            words += letter.isUppercase && !words.isEmpty ? " \(letter.lowercased())" : "\(letter)"
        }.replacing(/^./) { $0.0.uppercased() }
    }

    /// The folder of the calculator, and of those whose results it has.
    private static func folders(_ calculator: Calculator) throws -> [String] {
        let folder = "Sources/PennyEngine/Calculators"
        let declared = try Repository.files(under: folder, endingIn: [".swift"]).filter {
            $0.text.contains("\"\(calculator.name)\", slug: ")
        }
        let names = declared.map {
            String($0.path.dropFirst(folder.count + 1).prefix { $0 != "/" })
        }
        return calculator == .goal ? names + ["Savings"] : names
    }

    /// The English words of figures, by their names in Swift and by those with their area.
    private static func labels() throws -> [String: String] {
        var labels: [String: String] = [:]
        for file in try Repository.files(under: "messages/en", endingIn: [".mf2"]) {
            for line in file.lines {
                guard
                    let match = line.firstMatch(
                        of: /^([a-z-]+)\.((?:[a-z-]+\.)?figure\.[a-z0-9.-]+) = (.*)$/)
                else { continue }
                let name = match.2.split { $0 == "." || $0 == "-" }.enumerated()
                    .map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }
                    .joined()
                // Parts that depend on the set are left open.
                let words = match.3.replacing(/\{\$[^}]*\}/, with: "…")
                labels["\(match.1).\(name)"] = String(words)
            }
        }
        return labels
    }
}
