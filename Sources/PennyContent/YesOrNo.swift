/// The words for yes and no in files.
public enum YesOrNo {
    /// Nil for another word.
    public static func value(of text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes": true
        case "false", "no": false
        default: nil
        }
    }
}
