/// The words for yes and no in files.
public enum YesOrNo {
    /// The value of a word; nil for any other word.
    public static func value(of text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes": true
        case "false", "no": false
        default: nil
        }
    }
}
