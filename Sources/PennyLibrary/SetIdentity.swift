import PennyContent
import PennyDiagnostics
import PennyEngine

/// What makes two sets the same: the kind and the inputs as they were understood,
/// defaults included. Titles, dates and notes do not count, nor does 5 against 5.00 or
/// 30 years against 360 months.
struct SetIdentity: Equatable {
    private let calculator: Calculator
    private let currency: Currency
    private let inputs: [NamedQuantity]

    init(_ result: Calculation) {
        calculator = result.calculator
        currency = result.currency
        inputs = result.inputs.map { NamedQuantity($0.name, Self.inMonths($0.quantity)) }
    }

    private static func inMonths(_ quantity: Quantity) -> Quantity {
        switch quantity {
        case .duration(let term) where term.unit == .years:
            .duration(TermLength(term.count.times(12), .months))
        case .entries(let entries):
            .entries(
                entries.map { fields in
                    fields.map { NamedQuantity($0.name, inMonths($0.quantity)) }
                })
        default: quantity
        }
    }
}

extension ExactDecimal {
    fileprivate func times(_ factor: Int128) -> ExactDecimal {
        ExactDecimal(coefficient * factor, scale: scale)
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
