import PennyEngine

extension ReportFault {
    public static let examples: [Self] =
        answers + tables + feeds + pages + values + commands + dated

    private static let answers: [Self] = [
        .notFetchable(address: "file:///etc/passwd"),
        .credentials(address: "https://me:secret@example.org/"), .tooManyRedirects(limit: 5),
        .downgrade(address: "http://example.org/"), .status(404, retryAfter: nil),
        .tooSlow(milliseconds: 30_000), .notConnected(milliseconds: 10_000),
        .tooLarge(limit: 8 << 20), .headersTooLarge(limit: 64 << 10), .badCompression,
        .untrusted(host: "example.org"), .noTLS(host: "example.org"),
        .unknownHost("rates.example"), .refused(host: "example.org"), .closed, .cutShort,
        .noAnswer("Failed sending data to the peer"), .empty, .unknownEncoding("x-unknown"),
        .notEncoded(as: "UTF-8"), .tooComplex(.elements(limit: 100_000)),
    ]

    private static let tables: [Self] = [
        .table(line: 3, problem: "a quoted cell is not closed"),
        .notATable(firstLine: "<!DOCTYPE html>"), .noDateColumn(["price", "volume"]),
        .noColumn("clsoe", near: "close", known: ["date", "close"]),
        .severalColumns(["open", "close"]), .noRow("USD", near: nil),
        .noRowColumn(row: "USD"),
        .severalRows(["USD", "EUR"]), .notADate("yesterday"), .ambiguousDates, .noValue,
    ]

    private static let feeds: [Self] = [
        .notXML(line: 12), .declaresEntities, .notAFeed(element: "html"),
        .otherFeed(found: "Atom", wanted: "RSS"), .noHeadlines,
    ]

    private static let pages: [Self] = [
        .notFound(.selector("span.quote")),
        .otherCount(.selector("td.price"), found: 4, wanted: 1),
        .badSelector("td:hover", .pseudoClass("hover")), .badXPath("//td["),
        .tooManySteps("//*//*//*"), .comparesMany("//td = //th"), .badPattern("[0-9"),
    ]

    private static let values: [Self] = [
        .doesNotMatch("n/a", pattern: "^[0-9.]+$"), .notANumber("n/a"),
        .outOfRange(ExactDecimal(4), from: ExactDecimal(5), to: ExactDecimal(150)),
        .notAddedByHand, .cannotStore(problem: "the value has no name"),
        .numberOfOtherMark("4,26", .point), .dateOfOtherFormat("6/1/2026", format: "DD.MM.YYYY"),
        .noFile("data/rates.csv"),
        .unreadableFile("data/rates.csv", reason: "it is a symbolic link"),
        .stopped(by: "rates", problem: "the source has no value"),
    ]

    private static let commands: [Self] = [
        .unknownSource("bernt", near: "brent", known: ["brent", "gold"]),
        .notAnEntry("house"), .notTyped("1,234", .mayBeThousands, .point),
        .notAHeadline("Rates hold"), .otherKind("news", isHeadlines: true),
        .whichSource(["news", "bank"]), .noConfiguration, .noLibrary(.curl), .noClock, .locked,
        .cannotWrite("reports/2026-11-20.yaml", reason: "No space left on device"),
        .cannotRead("reports/2026-11-19.yaml", reason: "Permission denied"),
    ]

    private static var dated: [Self] {
        guard let day = CivilDate(year: 2026, month: 11, day: 20),
            let later = CivilDate(year: 2026, month: 11, day: 23)
        else { return [] }
        return [
            .repeatedDate(day), .impossibleRange(day), .older(day, than: later),
            .onlyNow(now: later, day: day), .laterThanReport(later, day),
        ]
    }
}
