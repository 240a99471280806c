@testable import PennyEngine

func big(_ value: UInt64) -> BigNatural { BigNatural(value) }
