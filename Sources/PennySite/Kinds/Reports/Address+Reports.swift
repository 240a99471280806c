import PennyEngine

/// Where the daily report stands.
extension Address {
    static let report = "reports/index.html"
    static let reportFeed = "reports/feed.xml"

    static func report(of day: CivilDate) -> String { "reports/\(day.isoText).html" }
    static func reportSource(_ name: String) -> String { "reports/\(name).html" }
}
