/// A problem that only some calculators report, together with its wording. So the module
/// of a calculator in the browser contains only the wording that it needs.
public struct OwnProblem: Equatable, Sendable {
    package indirect enum Failure: Equatable, Sendable {
        case size(SizeFailure)
        case debt(DebtFailure)
        case expression(ExpressionFailure, String)
        case annuity(AnnuityFailure)
    }

    package let failure: Failure
    let summary: @Sendable (InputProblem) -> Wording
    let nextStep: @Sendable (InputProblem) -> Wording

    public static func == (one: OwnProblem, other: OwnProblem) -> Bool {
        one.failure == other.failure
    }

    static func size(_ failure: SizeFailure) -> Self {
        Self(
            failure: .size(failure), summary: { $0.sizeSummary(failure) },
            nextStep: { $0.sizeNextStep(failure) })
    }

    static func debt(_ failure: DebtFailure) -> Self {
        Self(
            failure: .debt(failure), summary: { $0.debtSummary(failure) },
            nextStep: { $0.debtNextStep(failure) })
    }

    static func expression(_ failure: ExpressionFailure, _ typed: String) -> Self {
        Self(
            failure: .expression(failure, typed),
            summary: { $0.expressionSummary(failure, typed) },
            nextStep: { $0.expressionNextStep(failure) })
    }

    static func annuity(_ failure: AnnuityFailure) -> Self {
        Self(
            failure: .annuity(failure), summary: { $0.annuitySummary(failure) },
            nextStep: { $0.annuityNextStep(failure) })
    }
}

extension InputProblem.Kind {
    package static func size(_ failure: SizeFailure) -> Self { .own(.size(failure)) }
    package static func debt(_ failure: DebtFailure) -> Self { .own(.debt(failure)) }
    package static func annuity(_ failure: AnnuityFailure) -> Self { .own(.annuity(failure)) }

    package static func expression(_ failure: ExpressionFailure, _ typed: String) -> Self {
        .own(.expression(failure, typed))
    }
}
