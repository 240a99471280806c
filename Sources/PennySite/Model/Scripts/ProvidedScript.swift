/// A script that provides data to other scripts, because a page on a disk may load nothing else.
/// `templates/scripts/load-script.js` loads it.
enum ProvidedScript {
    /// Returns the beginning of the script with a path. The data and a semicolon follow.
    static func start(of path: String) -> String {
        "(globalThis.Penny ??= {})[\"\(path)\"] = "
    }
}
