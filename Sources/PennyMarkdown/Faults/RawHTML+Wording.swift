extension RawHTML {
    /// The advice on Markdown to write instead of a tag.
    static func advice(on html: String) -> String {
        let name = html.drop { $0 == "<" || $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
        switch name.lowercased() {
        case "a": return "Write [words](address)."
        case "br": return "End the line with a backslash to begin a new one."
        case "del", "s", "strike": return "Write ~~words~~."
        case "details", "summary": return "Write lines between :::details and :::."
        case "dl", "dt", "dd": return "Write “: ” before the definition, below its word."
        case "hr": return "Write --- between empty lines."
        case "img", "figure": return "Write ![words](../assets/picture.png \"caption\")."
        case "input": return "Write - [ ] or - [x] before a task."
        case "mark": return "Write **words**."
        case "sub", "sup": return "Type the letter itself, such as ₂ or ²."
        case "table", "tr", "td": return "Write rows with | between their cells."
        default: return "Write it in Markdown, or put it in `backticks` to show it as it is."
        }
    }
}
