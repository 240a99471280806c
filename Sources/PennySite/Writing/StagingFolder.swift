import PennyFiles

/// The hidden folder beside an output in which the next one is made ready.
struct StagingFolder: Sendable {
    /// Its name in the folder that the output lies in.
    let name: String

    /// The new files, at the paths that they will have in the output.
    var new: String { name + "/new" }
    /// The files that a build has taken out of the output, at the paths that they had there.
    var old: String { name + "/old" }
    /// The changes that a build is making.
    var plan: String { name + "/plan" }

    /// Makes the name of a folder. If the first one cannot be removed, the second is used.
    init(_ number: Int, of output: String) {
        name = ".\(output).staging" + (number == 1 ? "" : "-\(number)")
    }
}
