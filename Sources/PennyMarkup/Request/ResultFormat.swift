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
    /// The element `#beside`: the inputs and those behind each `---`, side by side. Nothing for
    /// sets that have no figure or not one currency in common.
    case beside = 5
    /// The inputs for other readers, in parts with a byte 0x1E between: as the readers of the
    /// request type them, `same` if they then mean what they meant where they were typed, and in
    /// English where words of another language were typed.
    case retyped = 6
}
