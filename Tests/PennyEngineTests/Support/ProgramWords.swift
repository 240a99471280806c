import PennyEngine

extension Quantity {
    /// Whether these are the program's words, both for readers of English and for tools.
    func isSaid(_ words: String) -> Bool {
        guard case .words(let message, let machine) = self else { return false }
        return message.said == words && machine == words
    }
}
