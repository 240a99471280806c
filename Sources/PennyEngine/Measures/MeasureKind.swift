/// The kind of quantity that the size of a product measures. Sizes of one kind can be compared,
/// whatever their units.
public enum MeasureKind: Equatable, Sendable, CaseIterable {
    case mass, volume, length, area, pieces

    /// The word for `measure:` in a file, which never changes.
    public var name: String {
        switch self {
        case .mass: "weight"
        case .volume: "volume"
        case .length: "length"
        case .area: "area"
        case .pieces: "pieces"
        }
    }

    /// The name in a sentence.
    var label: String {
        switch self {
        case .mass: "weight"
        case .volume: "volume"
        case .length: "length"
        case .area: "area"
        case .pieces: "pieces"
        }
    }

    /// The unit of factors and totals.
    public var base: MeasureUnit {
        switch self {
        case .mass: .kilogram
        case .volume: .liter
        case .length: .meter
        case .area: .squareMeter
        case .pieces: .each
        }
    }
}

/// The system of measures that a pint belongs to where a size does not say.
public enum MeasureSystem: Equatable, Sendable {
    case us, imperial
}

/// The factors that convert customary units to metric ones.
public enum FactorSet: Equatable, Sendable {
    /// The exact factors of the units' definitions.
    case exact
    /// The factors of six digits in 16 CFR 500.19, for the labels of US packages.
    case label
}
