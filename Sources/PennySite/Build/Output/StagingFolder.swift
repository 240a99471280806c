import PennyFiles

/// The hidden folder beside an output in which the next output is staged.
struct StagingFolder: Sendable {
    /// The name of the folder, beside the output.
    let name: String

    /// The new files, at their paths in the output.
    var new: String { name + "/new" }
    /// The files that a build has moved out of the output, at their paths there.
    var old: String { name + "/old" }
    /// The journal of a build's changes.
    var plan: String { name + "/plan" }

    /// The folder with a number. If the first one cannot be removed, the second is used.
    init(_ number: Int, of output: String) {
        name = ".\(output).staging" + (number == 1 ? "" : "-\(number)")
    }
}
