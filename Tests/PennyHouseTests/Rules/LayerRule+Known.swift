extension LayerRule {
    /// The uses of later folders that are left. The list only gets shorter.
    static let known: Set<String> = []
}
