/// The names of languages in the languages themselves.
package enum LanguageNames {
    /// Names by lowercase tag. A tag with a region falls back to its language.
    private static let names: [String: String] = [
        "af": "Afrikaans", "ar": "العربية", "bg": "Български", "bn": "বাংলা", "bs": "Bosanski",
        "ca": "Català", "cs": "Čeština", "cy": "Cymraeg", "da": "Dansk", "de": "Deutsch",
        "de-at": "Deutsch (Österreich)", "de-ch": "Deutsch (Schweiz)", "el": "Ελληνικά",
        "en": "English", "en-au": "English (Australia)", "en-ca": "English (Canada)",
        "en-gb": "English (UK)", "en-us": "English (US)", "en-xa": "Ééñĝļîšĥ", "es": "Español",
        "es-mx": "Español (México)", "et": "Eesti", "eu": "Euskara", "fa": "فارسی",
        "fi": "Suomi", "fil": "Filipino", "fr": "Français", "fr-ca": "Français (Canada)",
        "fr-ch": "Français (Suisse)", "ga": "Gaeilge", "gl": "Galego", "gu": "ગુજરાતી",
        "he": "עברית", "hi": "हिन्दी", "hr": "Hrvatski", "hu": "Magyar", "hy": "Հայերեն",
        "id": "Bahasa Indonesia", "is": "Íslenska", "it": "Italiano", "ja": "日本語",
        "ka": "ქართული", "kk": "Қазақ тілі", "km": "ខ្មែរ", "kn": "ಕನ್ನಡ", "ko": "한국어",
        "lb": "Lëtzebuergesch", "lo": "ລາວ", "lt": "Lietuvių", "lv": "Latviešu",
        "mk": "Македонски", "ml": "മലയാളം", "mr": "मराठी", "ms": "Bahasa Melayu", "mt": "Malti",
        "my": "မြန်မာ", "nb": "Norsk bokmål", "ne": "नेपाली", "nl": "Nederlands",
        "nl-be": "Nederlands (België)", "nn": "Norsk nynorsk", "no": "Norsk", "pa": "ਪੰਜਾਬੀ",
        "pl": "Polski", "pt": "Português", "pt-br": "Português (Brasil)",
        "pt-pt": "Português (Portugal)", "ro": "Română", "ru": "Русский", "si": "සිංහල",
        "sk": "Slovenčina", "sl": "Slovenščina", "sq": "Shqip", "sr": "Српски", "sv": "Svenska",
        "sw": "Kiswahili", "ta": "தமிழ்", "te": "తెలుగు", "th": "ไทย", "tr": "Türkçe",
        "uk": "Українська", "ur": "اردو", "uz": "Oʻzbekcha", "vi": "Tiếng Việt", "zh": "中文",
        "zh-cn": "简体中文", "zh-hans": "简体中文", "zh-hant": "繁體中文", "zh-tw": "繁體中文",
        "zu": "IsiZulu",
    ]

    /// The name of a language in itself; nil if it is not known.
    package static func own(_ tag: String) -> String? {
        let tag = tag.lowercased()
        return names[tag] ?? tag.split(separator: "-").first.flatMap { names[String($0)] }
    }

    /// Whether this exact tag is known, ignoring case.
    package static func has(_ tag: String) -> Bool { names[tag.lowercased()] != nil }

    /// The tags of languages without a region, sorted.
    static let tags = names.keys.filter { !$0.utf8.contains(UInt8(ascii: "-")) }.sorted()

    /// Whether a text has the form of a language tag: `de`, `pt-BR`, `zh-Hant-TW`.
    package static func isTag(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, (2...3).contains(first.utf8.count),
            first.allSatisfy({ $0.isASCII && $0.isLetter }), text.utf8.count <= 35
        else { return false }
        return parts.dropFirst().allSatisfy { part in
            (1...8).contains(part.utf8.count)
                && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
    }
}
