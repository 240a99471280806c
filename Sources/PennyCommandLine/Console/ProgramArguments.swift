import CArguments

/// The arguments of the program.
enum ProgramArguments {
    /// The words after the name of the program.
    static let words = (1..<max(1, penny_argument_count())).compactMap { index in
        penny_argument(index).map { String(cString: $0) }
    }
}
