/// English words that mean the same as input: `begin` and `start`, `annual` and `every year`. Any
/// word of a line stands for the choice of that line. Unit names have their own lists in
/// `MeasureUnit`.
enum EnglishSynonyms {
    /// Frequencies without their leading `every`, `per` or `a`, then words of choices. `bimonthly`
    /// is left out because it has two meanings.
    private static let lines = """
        day,daily,1 day
        week,weekly,1 week
        2 weeks,two weeks,2 week,2 weekly,two weekly,biweekly,bi weekly,fortnight,fortnightly,\
        other week,second week
        4 weeks,four weeks,4 week,4 weekly,four weekly
        twice a month,semimonth,semimonthly,semi monthly,twice monthly,twice per month,\
        2 times a month,half a month,half month
        month,monthly,1 month,calendar month
        2 months,two months,2 month,2 monthly,other month,second month
        quarter,quarterly,3 months,three months,3 month,3 monthly
        6 months,six months,6 month,6 monthly,semiannual,semi annual,semiannually,half year,\
        half yearly,half annual,twice a year,twice yearly,2 times a year
        year,yearly,annual,annually,1 year,12 months,twelve months,annum
        accelerated biweekly,accelerated fortnightly,accelerated 2 weeks
        accelerated weekly,accelerated week
        continuous,continuously
        begin,start,beginning,at the start,at the beginning,in advance
        end,at the end,in arrears
        need,needs
        want,wants
        saving,savings
        debt,debts
        level,equal payments,level payments
        equal principal,level principal,straight line
        half up,half away
        half even,bankers
        weight,mass
        pieces,count,number
        us,usa,united states
        uk,united kingdom,great britain
        eu,europe,european union
        au,australia
        later,future
        earlier,past
        none,no
        """

    /// Units of time, one a line.
    private static let units = """
        years,year,yrs,yr,y
        months,month,mos,mo,m
        payments,payment
        days,day
        weeks,week
        """

    /// The plural unit of time that a lowercase word stands for.
    @inline(never)
    static func unit(_ word: [UInt8]) -> String? {
        first(ofLineWith: word, in: units).map { String(bytes: $0) }
    }

    /// The first word of the line that contains what was typed: `2 weeks` for `Every other week`.
    @inline(never)
    static func standard(_ typed: String) -> [UInt8]? {
        let words = plainWords(typed)
        return first(ofLineWith: words, in: lines)
            ?? first(ofLineWith: withoutLead(words), in: lines)
    }

    /// The index of the choice that was typed.
    @inline(never)
    static func index(of typed: String, among words: [String]) -> Int? {
        // An exact match wins.
        for index in 0..<words.count where words[index].isSameText(as: typed) { return index }
        let plain = withoutSpaces(plainWords(typed))
        if plain.isEmpty { return nil }
        for index in 0..<words.count where withoutSpaces(plainWords(words[index])) == plain {
            return index
        }
        guard let standard = standard(typed) else { return nil }
        for index in 0..<words.count where Self.standard(words[index]) == standard {
            return index
        }
        return nil
    }

    /// Lowercases the letters and separates words by one space; hyphens count as spaces.
    private static func plainWords(_ typed: String) -> [UInt8] {
        var out: [UInt8] = []
        for byte in TypedText.folded(typed).bytes {
            let isGap = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
            if !isGap {
                out.append(byte)
            } else if out.last != UInt8(ascii: " ") {
                out.append(UInt8(ascii: " "))
            }
        }
        return out
    }

    /// Removes spaces: `presentValue` may be typed as two words.
    private static func withoutSpaces(_ words: [UInt8]) -> [UInt8] {
        words.filter { $0 != UInt8(ascii: " ") }
    }

    private static let leads = "every ,each ,per ,once a ,once per ,once every ,a ,an ,the "

    /// Removes the leading words of `every 2 weeks`, `per week` and `once a week`.
    private static func withoutLead(_ words: [UInt8]) -> [UInt8] {
        var lead: [UInt8] = []
        for byte in leads.bytes + [UInt8(ascii: ",")] {
            if byte != UInt8(ascii: ",") {
                lead.append(byte)
                continue
            }
            if words.starts(with: lead) { return Array(words[lead.count...]) }
            lead = []
        }
        return words
    }

    /// The first word of the line that has `wanted` as one of its words.
    private static func first(ofLineWith wanted: [UInt8], in lines: String) -> [UInt8]? {
        var first: [UInt8]?
        var word: [UInt8] = []
        for byte in lines.bytes + [UInt8(ascii: "\n")] {
            let endsLine = byte == UInt8(ascii: "\n")
            guard endsLine || byte == UInt8(ascii: ",") else {
                word.append(byte)
                continue
            }
            if first == nil { first = word }
            if word == wanted { return first }
            word = []
            if endsLine { first = nil }
        }
        return nil
    }
}
