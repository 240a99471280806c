import PennyText

extension ContentFault {
    /// The fault of a character that no text may contain.
    init(_ character: Unicode.Scalar) {
        let name = ControlCharacter.name(of: character)
        self =
            ControlCharacter.turnsDirection(character)
            ? .directionCharacter(name) : .controlCharacter(name)
    }
}
