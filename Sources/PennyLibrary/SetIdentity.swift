import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup

/// What makes two sets the same: the kind and the inputs as they were understood,
/// defaults included. Titles, dates and notes do not count, nor does 5 against 5.00.
struct SetIdentity: Equatable {
    private let calculator: Calculator
    private let text: String

    init(_ result: Calculation) {
        calculator = result.calculator
        text = result.currency.code + JSONWriter(result).inputs().text
    }
}

extension SetIdentity {
    /// That of a set in the library; nil for one with faults, which is like no other.
    init?(of stored: StoredSet, _ compute: Library.Compute) {
        do throws(DiagnosticError) {
            self.init(try compute(try stored.sound()))
        } catch {
            return nil
        }
    }
}
