/// What a request's answer is written as. The numbers are what the browser's
/// modules are called with.
public enum ResultFormat: Int, Sendable, CaseIterable {
    case json = 0
    /// The calculator's primary table.
    case csv = 1
    /// The element `#result`.
    case html = 2
    /// What a page shows of inputs that its reader has changed, in parts with a byte 0x1E
    /// between: the element `#result`, the inputs as they were understood, the
    /// differences from the published figures, and what makes the set the same as another.
    case page = 3
    /// The content of the form for the inputs, which need not be sound.
    case form = 4
}
