@testable import PennyEngine
import PennyNaturals

func big(_ value: UInt64) -> BigNatural { BigNatural(value) }
