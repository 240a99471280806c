extension CountryTable {
    /// The marks of numbers, amounts and dates by locale, from Unicode CLDR 48, with two
    /// exceptions: the minus sign is the true one everywhere and comes first, after a mark of
    /// direction only; Swiss groups have the typographic apostrophe.
    ///
    /// - `.5`: the mark before decimals.
    /// - `group`: the mark between groups of digits; `money`: that of amounts, where it differs.
    /// - `from`: the smallest number of whole digits that is grouped.
    /// - `size`: the digits of a group; `2,3` is 50,00,000.
    /// - `zero`: the digit for zero, which says the others.
    /// - `rate`, `amount`: `#` is the number, and `¤` the sign of the currency.
    /// - `date`: `d`, `M` and `y` are numbers, and `MMM` is a name of `shortMonths`.
    ///
    /// `_` is the no-break space, and `~` the narrow one. `\u{61C}`, `\u{200E}` and `\u{200F}` are
    /// marks of direction; `\u{660}` is the zero of Arabic.
    static let numbers = CountryTable(
        """
        for   | .5 | group | money | from | size | zero | minus | rate | amount | date
        en-US | .  | ,     |       | 4    | 3    | 0    | −     | #%   | ¤#     | MMM d, y
        en-GB | .  | ,     |       | 4    | 3    | 0    | −     | #%   | ¤#     | d MMM y
        en-CA | .  | ,     |       | 4    | 3    | 0    | −     | #%   | ¤#     | MMM d, y
        en-IN | .  | ,     |       | 4    | 2,3  | 0    | −     | #%   | ¤#     | d MMM y
        en-AU | .  | ,     |       | 4    | 3    | 0    | −     | #%   | ¤#     | d MMM y
        en-NZ | .  | ,     |       | 4    | 3    | 0    | −     | #%   | ¤#     | d MMM y
        en-IE | .  | ,     |       | 4    | 3    | 0    | −     | #%   | ¤#     | d MMM y
        de-DE | ,  | .     |       | 4    | 3    | 0    | −     | #_%  | #_¤    | dd.MM.y
        de-AT | ,  | _     | .     | 4    | 3    | 0    | −     | #_%  | ¤_#    | dd.MM.y
        de-CH | .  | ’     |       | 4    | 3    | 0    | −     | #%   | ¤_#    | dd.MM.y
        fr-FR | ,  | ~     |       | 4    | 3    | 0    | −     | #_%  | #_¤    | d MMM y
        fr-BE | ,  | ~     |       | 4    | 3    | 0    | −     | #_%  | #_¤    | d MMM y
        fr-LU | ,  | .     |       | 4    | 3    | 0    | −     | #_%  | #_¤    | d MMM y
        fr-CA | ,  | _     |       | 4    | 3    | 0    | −     | #_%  | #_¤    | d MMM y
        lb-LU | ,  | .     |       | 4    | 3    | 0    | −     | #_%  | #_¤    | d. MMM y
        nl-NL | ,  | .     |       | 4    | 3    | 0    | −     | #%   | ¤_#    | d MMM y
        nl-BE | ,  | .     |       | 4    | 3    | 0    | −     | #%   | ¤_#    | d MMM y
        es-ES | ,  | .     |       | 5    | 3    | 0    | −     | #_%  | #_¤    | d MMM y
        ca-ES | ,  | .     |       | 4    | 3    | 0    | −     | #_%  | #_¤    | d MMM y
        it-IT | ,  | .     |       | 5    | 3    | 0    | −     | #%   | #_¤    | d MMM y
        pt-PT | ,  | _     |       | 5    | 3    | 0    | −     | #%   | #_¤    | dd/MM/y
        pt-BR | ,  | .     |       | 4    | 3    | 0    | −     | #%   | ¤_#    | d 'de' MMM 'de' y
        el-GR | ,  | .     |       | 4    | 3    | 0    | −     | #%   | #_¤    | d MMM y
        mt-MT | .  | ,     |       | 4    | 3    | 0    | −     | #%   | ¤#     | dd MMM y
        da-DK | ,  | .     |       | 4    | 3    | 0    | −     | #_%  | #_¤    | d. MMM y
        sv-SE | ,  | _     |       | 4    | 3    | 0    | −     | #_%  | #_¤    | d MMM y
        nb-NO | ,  | _     |       | 4    | 3    | 0    | −     | #_%  | #_¤    | d. MMM y
        fi-FI | ,  | _     |       | 4    | 3    | 0    | −     | #_%  | #_¤    | d.M.y
        et-EE | ,  | _     |       | 5    | 3    | 0    | −     | #%   | #_¤    | d. MMM y
        lv-LV | ,  | _     |       | 5    | 3    | 0    | −     | #%   | #_¤    | y. 'gada' d. MMM
        lt-LT | ,  | _     |       | 4    | 3    | 0    | −     | #_%  | #_¤    | y-MM-dd
        pl-PL | ,  | _     |       | 5    | 3    | 0    | −     | #%   | #_¤    | d MMM y
        cs-CZ | ,  | _     |       | 4    | 3    | 0    | −     | #_%  | #_¤    | d. M. y
        sk-SK | ,  | _     |       | 4    | 3    | 0    | −     | #_%  | #_¤    | d. M. y
        sl-SI | ,  | .     |       | 5    | 3    | 0    | −     | #_%  | #_¤    | d. MMM y
        hr-HR | ,  | .     |       | 4    | 3    | 0    | −     | #_%  | #_¤    | d. MMM y.
        hu-HU | ,  | _     |       | 5    | 3    | 0    | −     | #%   | #_¤    | y. MMM d.
        ro-RO | ,  | .     |       | 4    | 3    | 0    | −     | #_%  | #_¤    | d MMM y
        bg-BG | ,  | _     |       | 5    | 3    | 0    | −     | #%   | #_¤    | d.MM.y 'г'.
        ja-JP | .  | ,     |       | 4    | 3    | 0    | −     | #%   | ¤#     | y/MM/dd
        ko-KR | .  | ,     |       | 4    | 3    | 0    | −     | #%   | ¤#     | y. M. d.
        zh-CN | .  | ,     |       | 4    | 3    | 0    | −     | #%   | ¤#     | y年M月d日
        ar-EG | \u{66B} | \u{66C} |  | 4 | 3 | \u{660} | \u{61C}− | \
        #\u{66A}\u{61C} | \u{200F}#_¤ | dd\u{200F}/MM\u{200F}/y
        he-IL | . | , |  | 4 | 3 | 0 | \u{200E}− | #% | \u{200F}#_\u{200F}¤ | d בMMM y
        """)
}
