/// The marks that replace straight quotes in texts of a language.
public struct QuotationMarks: Equatable, Sendable {
    let opening: String
    let closing: String
    /// The marks of a quotation within another, and of one that was typed with apostrophes.
    let innerOpening: String
    let innerClosing: String

    public static let english = QuotationMarks("“", "”", "‘", "’")

    /// The marks of a language tag such as `de-CH`, by CLDR and, for Dutch and Korean, by common
    /// usage in print. Languages that share the English marks or are not known get the English
    /// ones.
    public init(of language: String) {
        let tag = language.lowercased()
        let base = tag.split(separator: "-").first.map(String.init) ?? tag
        self = Self.known[tag] ?? Self.known[base] ?? .english
    }

    private init(_ opening: String, _ closing: String, _ inner: String, _ innerClosing: String) {
        (self.opening, self.closing) = (opening, closing)
        (innerOpening, self.innerClosing) = (inner, innerClosing)
    }

    private static let low = QuotationMarks("„", "“", "‚", "‘")
    private static let lowHigh = QuotationMarks("„", "”", "‚", "’")
    private static let high = QuotationMarks("”", "”", "’", "’")
    private static let pointed = QuotationMarks("«", "»", "“", "”")
    private static let pointedSingle = QuotationMarks("«", "»", "‹", "›")
    private static let corners = QuotationMarks("「", "」", "『", "』")

    private static let known: [String: QuotationMarks] = [
        "de": low, "lb": low, "cs": low, "sk": low, "sl": low, "bg": low, "et": low, "lt": low,
        "is": low, "de-ch": pointedSingle, "de-li": pointedSingle, "fr-ch": pointedSingle,
        "pl": QuotationMarks("„", "”", "«", "»"), "ro": QuotationMarks("„", "”", "«", "»"),
        "hu": QuotationMarks("„", "”", "»", "«"), "hr": lowHigh, "sr": lowHigh, "he": high,
        "sv": high, "fi": high, "es": pointed, "ca": pointed, "it": pointed, "el": pointed,
        "pt-pt": pointed, "ar": pointed, "fa": pointedSingle,
        "fr": QuotationMarks("«\u{A0}", "\u{A0}»", "“", "”"),
        "nb": QuotationMarks("«", "»", "‘", "’"), "no": QuotationMarks("«", "»", "‘", "’"),
        "ru": QuotationMarks("«", "»", "„", "“"), "uk": QuotationMarks("«", "»", "„", "“"),
        "ja": corners, "zh-tw": corners, "zh-hk": corners,
    ]
}
