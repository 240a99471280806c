import PennyEngine

extension Quantity {
    /// Whether the program says these words to readers of English and to tools.
    func isSaid(_ words: String) -> Bool {
        guard case .words(let message, let machine) = self else { return false }
        return message.said == words && machine == words
    }
}
