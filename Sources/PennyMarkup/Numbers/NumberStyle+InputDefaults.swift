public import PennyEngine

extension NumberStyle {
    /// What stands for an input that nobody typed, and how people of the locale type.
    public func inputDefaults(_ currency: Currency) -> InputDefaults {
        InputDefaults(
            currency: currency, convention: convention, symbols: symbols,
            aprLaw: Self.aprLaw(of: locale), readsEnglish: Self.isEnglish(locale))
    }

    /// Whether people of a locale write short forms of English.
    static func isEnglish(_ locale: String) -> Bool { locale.bytes.starts(with: "en-".bytes) }

    /// The law of the country in a language tag that says how the annual percentage rate of a
    /// loan is computed; that of the United States for a language without a country.
    static func aprLaw(of locale: String) -> APRLaw {
        for part in locale.bytes.split(separator: UInt8(ascii: "-")).dropFirst()
        where part.count == 2 {
            return aprLaw(ofCountry: part.map { $0 & 0xDF })
        }
        return .us
    }

    /// The law of a country by its ISO code in capital letters.
    private static func aprLaw(ofCountry code: [UInt8]) -> APRLaw {
        let countries = Self.countries.bytes
        for place in stride(from: 0, to: countries.count, by: 2)
        where countries[place] == code[0] && countries[place + 1] == code[1] {
            switch place {
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

    /// The countries with laws of their own, then the European Economic Area, in which the
    /// directives of the European Union hold.
    private static var countries: String {
        "USGBCAAUCHATBEBGCYCZDEDKEEESFIFRGRHRHUIEISITLILTLULVMTNLNOPLPTROSESISK"
    }
}
