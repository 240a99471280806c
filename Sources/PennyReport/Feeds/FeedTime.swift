import PennyContent
import PennyEngine

/// The times of feeds: RFC 3339 as Atom has it, RFC 822 as RSS has it.
enum FeedTime {
    private static let lengthLimit = 100

    /// The moment that a text means; nil for none.
    static func read(_ text: String) -> Moment? {
        if text.utf8.count > lengthLimit { return nil }
        let text = HeadlineText.collapsed(text)
        if let moment = Moment(rfc3339: text) { return moment }
        return mail(text)
    }

    /// `Wed, 27 May 2026 09:30:00 GMT`, with or without the day of the week and
    /// the seconds.
    private static func mail(_ text: String) -> Moment? {
        let pattern =
            #/
            (?: [A-Za-z]+,?\  )? (\d{1,2}) \ ([A-Za-z]{3})[a-z]* \ (\d{4}|\d{2})
            \ (\d{1,2}):(\d{2}) (?: :(\d{2}) )? (?: \ (.+) )?
            /#
        guard let parts = text.wholeMatch(of: pattern),
            let month = months.firstIndex(of: parts.2.lowercased()),
            let year = Int(parts.3), let day = Int(parts.1), let hour = Int(parts.4),
            let zone = zone(parts.7.map(String.init) ?? "GMT")
        else { return nil }
        // Years in two digits are those of RFC 2822.
        let fullYear = year >= 100 ? year : year < 50 ? 2000 + year : 1900 + year
        guard let date = CivilDate(year: fullYear, month: month + 1, day: day) else { return nil }
        let clock = [hour, Int(parts.5) ?? 0, Int(parts.6 ?? "0") ?? 0]
        let time = clock.map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":")
        return Moment(rfc3339: "\(date.isoText)T\(time)\(zone)")
    }

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    /// The zones that RFC 822 names, in the form of RFC 3339.
    private static func zone(_ text: String) -> String? {
        let named = [
            "UT": "Z", "UTC": "Z", "GMT": "Z", "Z": "Z", "EST": "-05:00", "EDT": "-04:00",
            "CST": "-06:00", "CDT": "-05:00", "MST": "-07:00", "MDT": "-06:00",
            "PST": "-08:00", "PDT": "-07:00",
        ]
        if let zone = named[text.uppercased()] { return zone }
        guard let shift = text.wholeMatch(of: /([+-]\d{2}):?(\d{2})/) else { return nil }
        return "\(shift.1):\(shift.2)"
    }
}
