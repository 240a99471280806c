import Glibc

/// The name of a file while a command is working on it: `.2026-11-28.yaml.4711.new`.
struct HiddenName: Equatable {
    enum Kind: String, CaseIterable {
        /// A complete file that does not have its name yet.
        case new
        /// The file that had the name before.
        case earlier = "old"
    }

    /// The name of the file beside it.
    let file: String
    let kind: Kind
    let process: Int32

    /// Makes the name of a file of this process.
    init(of file: String, _ kind: Kind) {
        self.file = file
        self.kind = kind
        process = getpid()
    }

    /// Nil for any name that the program does not use.
    init?(_ name: String) {
        var parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 3, parts[0].isEmpty, let end = parts.popLast(),
            let kind = Kind(rawValue: String(end)), let digits = parts.popLast(),
            let process = Int32(digits), process > 0, "\(process)" == digits
        else { return nil }
        file = parts.dropFirst().joined(separator: ".")
        if file.isEmpty { return nil }
        self.kind = kind
        self.process = process
    }

    var text: String { ".\(file).\(process).\(kind.rawValue)" }

    /// Whether no other running process could have made the name.
    var isLeftover: Bool {
        process == getpid() || (kill(process, 0) != 0 && errno == ESRCH)
    }
}
