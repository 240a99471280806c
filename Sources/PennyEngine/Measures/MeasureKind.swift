/// What the size of a product is measured in. Sizes of one kind can be compared,
/// whatever their units.
public enum MeasureKind: Equatable, Sendable, CaseIterable {
    case mass, volume, length, area, pieces

    /// The word of `measure:` in a file, which never changes.
    public var name: String {
        switch self {
        case .mass: "weight"
        case .volume: "volume"
        case .length: "length"
        case .area: "area"
        case .pieces: "pieces"
        }
    }

    /// What a sentence calls it.
    var label: String {
        switch self {
        case .mass: "weight"
        case .volume: "volume"
        case .length: "length"
        case .area: "area"
        case .pieces: "pieces"
        }
    }

    /// The unit that factors and totals count in.
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

/// Whose pint is meant where a size does not say.
public enum MeasureSystem: Equatable, Sendable {
    case us, imperial
}

/// Which factors turn pounds and pints into kilograms and litres.
public enum FactorSet: Equatable, Sendable {
    /// The definitions.
    case exact
    /// The six digits that 16 CFR 500.19 has for the labels of US packages.
    case label
}
