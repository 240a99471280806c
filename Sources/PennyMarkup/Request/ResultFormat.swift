/// What a request's answer is written as. The numbers are what the browser's
/// modules are called with.
public enum ResultFormat: Int, Sendable, CaseIterable {
    case json = 0
    /// The calculator's primary table.
    case csv = 1
    /// The element `#result`.
    case html = 2
}
