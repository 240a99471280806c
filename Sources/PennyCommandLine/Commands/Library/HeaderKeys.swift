import PennyContent

/// The keys of a set's file that are not inputs, with advice for using one as an input.
enum HeaderKeys {
    /// Nil for any other name.
    static func advice(_ name: String, _ value: String, _ options: [String]) -> String? {
        let word = ShellWord.quoted(value)
        switch name {
        case "name":
            return "use \(options.contains("name") ? "--name" : "--save-as") \(word)"
        case "kind":
            return "a set of another kind is one of its own, as in: pennypress save \(word)"
        case SavedSetReader.originKey, SavedSetReader.shownKey:
            return "the library writes it by itself"
        case _ where options.contains(name): return "use --\(name) \(word)"
        case _ where SavedSetReader.headerKeys.contains(name):
            return "it is a key of the set’s file, to be written there once the set is saved"
        default: return nil
        }
    }
}
