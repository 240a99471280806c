import PennyContent
import PennyEngine
import PennyText

/// Reads the times of feeds: RFC 3339 in Atom, RFC 822 in RSS.
enum FeedTime {
    private static let lengthLimit = 100

    /// The moment of a text; nil if it is not a time.
    static func read(_ text: String) -> Moment? {
        if text.utf8.count > lengthLimit { return nil }
        let text = HeadlineText.collapsed(text)
        if let moment = Moment(rfc3339: text) { return moment }
        return mail(text)
    }

    /// Reads `Wed, 27 May 2026 09:30:00 GMT`. The day of the week and the seconds are optional.
    private static func mail(_ text: String) -> Moment? {
        var rest = TextScanner(text)
        // The day of the week.
        if !letters(&rest).isEmpty {
            _ = rest.skip(",")
            guard rest.skip(" ") else { return nil }
        }
        guard let day = rest.number(digits: 1...2), rest.skip(" "),
            let month = month(letters(&rest)), rest.skip(" "),
            let year = year(rest.digits()), rest.skip(" "),
            let hour = rest.number(digits: 1...2), rest.skip(":"),
            let minute = rest.number(digits: 2...2),
            let second = rest.skip(":") ? rest.number(digits: 2...2) : 0,
            let zone = rest.isAtEnd ? "Z" : rest.skip(" ") ? zone(rest.rest) : nil,
            let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        let clock = [hour, minute, second]
        let time = clock.map { $0 < 10 ? "0\($0)" : String($0) }.joined(separator: ":")
        return Moment(rfc3339: "\(date.isoText)T\(time)\(zone)")
    }

    private static func letters(_ rest: inout TextScanner) -> Substring {
        rest.scan { $0.isASCII && $0.isLetter }
    }

    /// Expands a two-digit year by RFC 2822.
    private static func year(_ digits: Substring) -> Int? {
        guard digits.count == 2 || digits.count == 4, let year = Int(digits) else { return nil }
        return year >= 100 ? year : year < 50 ? 2000 + year : 1900 + year
    }

    /// The month of an English name, abbreviated (`May`) or whole (`September`).
    private static func month(_ name: Substring) -> Int? {
        guard name.dropFirst(3).allSatisfy(\.isLowercase) else { return nil }
        return months.firstIndex(of: name.prefix(3).lowercased()).map { $0 + 1 }
    }

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    /// Converts a zone of RFC 822 to the form of RFC 3339.
    private static func zone(_ text: Substring) -> String? {
        let named = [
            "UT": "Z", "UTC": "Z", "GMT": "Z", "Z": "Z", "EST": "-05:00", "EDT": "-04:00",
            "CST": "-06:00", "CDT": "-05:00", "MST": "-07:00", "MDT": "-06:00",
            "PST": "-08:00", "PDT": "-07:00",
        ]
        if let zone = named[text.uppercased()] { return zone }
        var rest = TextScanner(text)
        guard let sign = rest.skip({ "+-".contains($0) }) else { return nil }
        let hours = rest.scan(2)
        _ = rest.skip(":")
        return "\(sign)\(hours):\(rest.rest)"
    }
}
