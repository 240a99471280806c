public import PennyEngine

extension NumberStyle {
    /// The defaults of the locale for inputs that are not typed, and the conventions for typed
    /// ones.
    public func inputDefaults(_ currency: Currency) -> InputDefaults {
        InputDefaults(
            currency: currency, convention: convention, symbols: symbols,
            aprLaw: Self.aprLaw(of: locale), readsEnglish: Self.isEnglish(locale))
    }

    /// Whether a locale uses English short forms.
    static func isEnglish(_ locale: String) -> Bool { locale.bytes.starts(with: "en-".bytes) }

    /// The law by which the annual percentage rate of a loan is computed in the country of a
    /// language tag; the law of the United States for a tag without a country.
    static func aprLaw(of locale: String) -> APRLaw {
        for part in locale.bytes.split(separator: UInt8(ascii: "-")).dropFirst()
        where part.count == 2 {
            return aprLaw(ofCountry: part.map { $0 & 0xDF })
        }
        return .us
    }

    /// The law of a country, by its ISO code in capital letters.
    private static func aprLaw(ofCountry code: [UInt8]) -> APRLaw {
        let countries = Self.countries.bytes
        for index in stride(from: 0, to: countries.count, by: 2)
        where countries[index] == code[0] && countries[index + 1] == code[1] {
            switch index {
            case 0: return .us
            case 2: return .uk
            case 4: return .ca
            case 6: return .au
            case 8: return .ch
            default: return .eu
            }
        }
        return .effective
    }

    /// The countries with laws of their own, then those of the European Economic Area, where the
    /// directives of the European Union apply.
    private static var countries: String {
        "USGBCAAUCHATBEBGCYCZDEDKEEESFIFRGRHRHUIEISITLILTLULVMTNLNOPLPTROSESISK"
    }
}
