import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// The identity of a set, by the text of `SetIdentityText`.
struct SetIdentity: Equatable {
    private let calculator: Calculator
    private let text: Bytes

    init(_ result: Calculation) {
        calculator = result.calculator
        text = SetIdentityText(result).lines()
    }
}

extension SetIdentity {
    /// Nil for a set with faults, which equals no other.
    init?(of stored: StoredSet, _ compute: Library.Compute) {
        do throws(DiagnosticError) {
            self.init(try compute(try stored.sound(), []))
        } catch {
            return nil
        }
    }

    /// Whether a set in the library has this identity; one of another kind is not computed.
    func isThat(of stored: StoredSet, _ compute: Library.Compute) -> Bool {
        stored.set?.calculator == calculator && SetIdentity(of: stored, compute) == self
    }
}
