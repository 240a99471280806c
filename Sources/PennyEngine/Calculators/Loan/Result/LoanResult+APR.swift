/// The parts of a loan's result that depend on the law of its APR.
extension LoanResult {
    private typealias Words = LoanWords

    var aprLabel: Message {
        switch terms.aprLaw {
        case .us: Words.figureApr
        case .eu: Words.figureAprEu
        case .uk: Words.figureAprUk
        case .ca: Words.figureAprCa
        case .au: Words.figureAprAu
        case .ch: Words.figureAprCh
        case .effective: Words.figureAprEffective
        }
    }

    /// Proves that the payments, discounted at the computed rate, are worth the amount advanced.
    var aprProofs: [Proof] {
        let financed = terms.principal - terms.charges
        guard let apr, let worth = apr.worth, financed <= Self.provable else { return [] }
        return [
            Proof(
                Words.proofApr(rate: apr.percent, worth: worth, financed: financed),
                holds: abs(worth - financed) <= 1)
        ]
    }

    /// The largest amounts for which a proof is possible: half a unit of the rate's last decimal is
    /// worth less than half a minor unit over the longest loan.
    private static let provable: Int64 = 100_000_000_000

    var aprNotes: [Message] {
        var notes: [Message] = []
        if apr != nil, hasExtras { notes.append(Words.noteAprExtras(rate: aprLabel)) }
        if apr != nil, terms.aprLaw == .effective, isDefault("aprMethod") {
            notes.append(Words.noteAprNone)
        }
        if hasPremiums {
            switch terms.aprLaw {
            case .us: break
            case .ca: notes.append(Words.noteAprPremiumsLeftOut)
            case .eu, .uk, .au, .ch, .effective: notes.append(Words.noteAprPremiums)
            }
        }
        return notes
    }

    private func isDefault(_ name: String) -> Bool {
        inputs.contains { $0.isDefault && $0.name.isSameText(as: name) }
    }
}

extension LoanAPR {
    /// The computed rate as a percentage.
    var percent: Quantity { exact.percentage }
}

extension ExactDecimal {
    /// A rate with all its decimals as a percentage.
    var percentage: Quantity {
        .percentage(ExactDecimal(coefficient * 100, scale: scale), decimals: 2)
    }
}
