/// The files of a theme before they are joined.
enum ThemeFiles {
    /// The files by name.
    typealias ByName = [String: (origin: String, bytes: [UInt8])]

    /// The prefix by which messages name a file that comes with the program.
    static let builtIn = "built-in "
}
