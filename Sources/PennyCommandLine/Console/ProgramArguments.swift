import CArguments

/// The words that the program was called with.
enum ProgramArguments {
    /// The words after the name of the program.
    static let words = (1..<max(1, penny_argument_count())).compactMap { place in
        penny_argument(place).map { String(cString: $0) }
    }
}
