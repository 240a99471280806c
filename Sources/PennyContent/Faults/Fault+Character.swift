import PennyDiagnostics
import PennyText

extension Fault {
    /// The fault of a character that no text may contain.
    static func ofCharacter(_ character: Unicode.Scalar) -> Fault {
        let name = ControlCharacter.name(of: character)
        return ControlCharacter.turnsDirection(character)
            ? file.directionCharacter(name) : file.controlCharacter(name)
    }
}
