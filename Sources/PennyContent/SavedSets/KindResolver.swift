import PennyDiagnostics
import PennyEngine

/// Determines the kind of a set: the one it names, or the only one of its folder.
struct KindResolver: Sendable {
    let calculators: CalculatorCatalog
    /// The folder whose kinds the set may have; nil for any kind.
    let folder: SetFolder?
    /// The kind of a set that does not name one.
    let standard: Calculator?

    /// The kind of a set from its keys; nil, with a fault, if it is unknown.
    func calculator(_ keys: inout KeyReader) -> Calculator? {
        if standard == nil, !keys.has("kind") {
            _ = keys.requiredText("kind", example: likelyKind(of: keys))
            return nil
        }
        guard let kind = keys.text("kind") else { return standard }
        guard let calculator = calculators[name: kind.text] else {
            let own = folder.map { calculators.calculators(in: $0) } ?? calculators.all
            let near = nearMiss(to: kind.text, among: calculators.names, allowing: 2)
            let known = own.map(\.name)
            keys.report(.value.unknownKind(kind.text, near, known), kind.location)
            return nil
        }
        if let folder, calculator.folder != folder {
            let fault = Fault.value.kindOfOtherFolder(
                kind.text, folder.name, calculator.folder.name)
            keys.report(fault, kind.location)
            return nil
        }
        return calculator
    }

    /// The kind whose inputs include the most of the keys.
    private func likelyKind(of keys: KeyReader) -> String {
        var likely = calculators.all[0]
        var most = 0
        for calculator in calculators.all {
            let names = Set(calculator.fields.map(\.name))
            let count = keys.entries.count { names.contains($0.key) }
            if count > most { (likely, most) = (calculator, count) }
        }
        return likely.name
    }
}
