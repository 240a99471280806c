import PennyFiles

/// The hidden folder beside an output in which the next one is made ready.
struct StagingFolder: Sendable {
    /// Its name in the folder that the output lies in.
    let name: String

    /// The new files, at the paths that they will have in the output.
    var new: String { name + "/new" }
    /// What a build has taken out of the output, at the paths that it had there.
    var old: String { name + "/old" }
    /// The changes that a build is making.
    var plan: String { name + "/plan" }

    /// Where what stands in the place of the first cannot be removed, the second serves, and so on.
    init(_ number: Int, of output: String) {
        name = ".\(output).staging" + (number == 1 ? "" : "-\(number)")
    }
}
