import PennyText

extension ContentFault {
    /// What is wrong with a character that no text may have.
    init(_ character: Unicode.Scalar) {
        let name = ControlCharacter.name(of: character)
        self =
            ControlCharacter.turnsDirection(character)
            ? .directionCharacter(name) : .controlCharacter(name)
    }
}
