/// The format of a request's answer. The raw values are arguments of the browser's modules.
public enum ResultFormat: Int, Sendable, CaseIterable {
    case json = 0
    /// The calculator's primary table.
    case csv = 1
    /// The element `#result`.
    case html = 2
    /// The parts of a page after its reader has changed inputs, separated by a byte 0x1E: the
    /// element `#result`, the inputs as understood, the differences from the published figures, and
    /// the identity of the set.
    case page = 3
    /// The content of the form for the inputs, which may have problems.
    case form = 4
    /// The element `#beside`: the inputs and those after each `---`, side by side. Empty for sets
    /// that have no figure or no currency in common.
    case beside = 5
    /// The inputs for other readers, in parts separated by a byte 0x1E: in the conventions of the
    /// request's readers, `same` if they then mean the same as where they were typed, and in
    /// English where words of another language were typed.
    case retyped = 6
}
