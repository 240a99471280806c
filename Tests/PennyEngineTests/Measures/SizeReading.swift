@testable import PennyEngine
import PennyNaturals

/// A size in one line: `volume 6 × 33/100 = 99/50`, or the reason why it is not a size.
func reading(
    _ typed: String, _ kind: MeasureKind? = nil, convention: NumberConvention = .point,
    system: MeasureSystem = .us, factors: FactorSet = .exact
) -> Result<PackageSize, SizeFailure> {
    let parser = SizeParser(
        convention: convention, kind: kind, system: system, factors: factors)
    do throws(SizeFailure) {
        return .success(try parser.size(typed))
    } catch {
        return .failure(error)
    }
}

func failure(
    _ typed: String, _ kind: MeasureKind? = nil, convention: NumberConvention = .point,
    system: MeasureSystem = .us
) -> SizeFailure? {
    switch reading(typed, kind, convention: convention, system: system) {
    case .success: nil
    case .failure(let failure): failure
    }
}

extension Result where Success == PackageSize {
    var line: String {
        guard case .success(let size) = self else { return "\(self)" }
        return "\(size.kind) \(size.count.text) × \(size.each.text) = \(size.total.text)"
    }
}

extension ExactFraction {
    var text: String {
        guard let top = numerator.int128, let bottom = denominator.int128 else { return "long" }
        return Ratio(top, bottom).text
    }
}
