/// A problem that only some calculators report.
public struct OwnProblem: Equatable, Sendable {
    package indirect enum Failure: Equatable, Sendable {
        case size(SizeFailure)
        case debt(DebtFailure)
        case expression(ExpressionFailure, String)
        case annuity(AnnuityFailure)
    }

    package let failure: Failure
}

extension InputProblem.Kind {
    package static func size(_ failure: SizeFailure) -> Self {
        .own(OwnProblem(failure: .size(failure)))
    }

    package static func debt(_ failure: DebtFailure) -> Self {
        .own(OwnProblem(failure: .debt(failure)))
    }

    package static func annuity(_ failure: AnnuityFailure) -> Self {
        .own(OwnProblem(failure: .annuity(failure)))
    }

    package static func expression(_ failure: ExpressionFailure, _ typed: String) -> Self {
        .own(OwnProblem(failure: .expression(failure, typed)))
    }
}
