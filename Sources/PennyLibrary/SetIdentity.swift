import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// What makes two sets the same, as `SetIdentityText` says it.
struct SetIdentity: Equatable {
    private let calculator: Calculator
    private let text: Bytes

    init(_ result: Calculation) {
        calculator = result.calculator
        text = SetIdentityText(result).lines()
    }
}

extension SetIdentity {
    /// That of a set in the library; nil for one with faults, which is like no other.
    init?(of stored: StoredSet, _ compute: Library.Compute) {
        do throws(DiagnosticError) {
            self.init(try compute(try stored.sound(), []))
        } catch {
            return nil
        }
    }

    /// Whether a set in the library is this one; one of another kind is not computed.
    func isThat(of stored: StoredSet, _ compute: Library.Compute) -> Bool {
        stored.set?.calculator == calculator && SetIdentity(of: stored, compute) == self
    }
}
