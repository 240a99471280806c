/// The calculators that a program or a site has, in the order in which pages list them. The last
/// one compares saved sets of all others.
public struct CalculatorCatalog: Equatable, Sendable {
    /// All calculators.
    public let all: [Calculator]

    /// Creates a catalog of the given calculators, and of one that compares their sets.
    public init(_ calculators: [Calculator]) {
        all = calculators + [.scenarios(of: calculators)]
    }

    /// The calculator that compares saved sets of the others.
    public var scenarios: Calculator { all[all.count - 1] }

    /// The names of all calculators.
    public var names: [String] { all.map { $0.name } }

    /// The calculators whose sets are in a folder of a site.
    public func calculators(in folder: SetFolder) -> [Calculator] {
        all.filter { $0.folder == folder }
    }

    /// The calculator of the sets in a folder that name none; nil if the folder has several.
    public func onlyCalculator(in folder: SetFolder) -> Calculator? {
        let known = calculators(in: folder)
        return known.count == 1 ? known[0] : nil
    }

    /// Returns the calculator with this name, or nil if there is none.
    public subscript(name name: String) -> Calculator? {
        all.first { $0.name.isSameText(as: name) }
    }
}

extension Calculator {
    /// Saved sets of the program's calculators side by side.
    public static var scenarios: Calculator { CalculatorCatalog.builtIn.scenarios }
}
