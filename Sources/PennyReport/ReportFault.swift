public import PennyDiagnostics
public import PennyEngine

/// The reason why a source gave nothing new, or why a report cannot be fetched.
/// `ReportFault+Wording.swift` has the wording.
public enum ReportFault: FaultCase, Error {
    // Addresses and answers
    case notFetchable(address: String)
    case credentials(address: String)
    case tooManyRedirects(limit: Int)
    case downgrade(address: String)
    case status(Int, retryAfter: String?)
    case tooSlow(milliseconds: Int)
    case notConnected(milliseconds: Int)
    case tooLarge(limit: Int)
    case headersTooLarge(limit: Int)
    case badCompression
    case untrusted(host: String)
    case noTLS(host: String)
    case unknownHost(String)
    case refused(host: String)
    case closed
    case cutShort
    /// Any other reason that libcurl reports.
    case noAnswer(String)
    case empty

    // Files of the site
    case noFile(String)
    case unreadableFile(String, reason: String)

    // Encodings
    case unknownEncoding(String)
    case notEncoded(as: String)

    /// An answer that takes too long to parse.
    case tooComplex(Complexity)

    // Tables
    case table(line: Int, problem: String)
    case notATable(firstLine: String)
    case noDateColumn([String])
    case noColumn(String, near: String?, known: [String])
    case severalColumns([String])
    case noRow(String, near: String?)
    case noRowColumn(row: String)
    case severalRows([String])
    case notADate(String)
    /// A date that does not have the configured format.
    case dateOfOtherFormat(String, format: String)
    case ambiguousDates
    case repeatedDate(CivilDate)
    case impossibleRange(CivilDate)
    case noValue

    // Feeds
    case notXML(line: Int)
    case declaresEntities
    case notAFeed(element: String)
    case otherFeed(found: String, wanted: String)
    case noHeadlines

    // Pages
    case notFound(Locator)
    case otherCount(Locator, found: Int, wanted: Int)
    case badSelector(String, SelectorProblem)
    case badXPath(String)
    case tooManySteps(String)
    case comparesMany(String)
    case badPattern(String)

    // Values
    case doesNotMatch(String, pattern: String)
    case notANumber(String)
    /// A text that would be a number with the other decimal mark.
    case numberOfOtherMark(String, NumberConvention)
    case outOfRange(ExactDecimal, from: ExactDecimal, to: ExactDecimal)
    case older(CivilDate, than: CivilDate)
    /// A page, which has no dates, for a day other than the present one.
    case onlyNow(now: CivilDate, day: CivilDate)
    case notAddedByHand
    /// A value that would make the snapshot unreadable.
    case cannotStore(problem: String)
    /// A source whose failure stops the report.
    case stopped(by: String, problem: String)

    // Commands
    case unknownSource(String, near: String?, known: [String])
    case notAnEntry(String)
    /// An invalid figure added by hand.
    case notTyped(String, PlainNumber.Problem, NumberConvention)
    case notAHeadline(String)
    case otherKind(String, isHeadlines: Bool)
    case laterThanReport(CivilDate, CivilDate)
    /// A headline without the name of its source, with the possible sources.
    case whichSource([String])
    case noConfiguration
    case noLibrary(ReportLibrary)
    case noClock
    case locked
    case cannotWrite(String, reason: String)
    case cannotRead(String, reason: String)
}

extension ReportFault {
    /// The fault of a text that is not a number, or has the other decimal mark.
    static func noNumber(_ text: String, _ convention: NumberConvention) -> ReportFault {
        let other: NumberConvention = convention == .point ? .comma : .point
        return PublishedNumber(text, other) == nil
            ? .notANumber(text) : .numberOfOtherMark(text, convention)
    }
}

/// The selector or XPath of an element of a page.
public enum Locator: Equatable, Sendable {
    case selector(String)
    case xpath(String)
}

/// The limit that an answer exceeds.
public enum Complexity: Equatable, Sendable {
    /// The attributes of one element.
    case attributes(limit: Int)
    case elements(limit: Int)
    case nodesForXPath(limit: Int)
    case time(milliseconds: Int)
}

/// An unsupported part of a selector.
public enum SelectorProblem: Equatable, Sendable {
    case empty
    case pseudoClass(String)
    case unexpected(String)
    case endsEarly
    /// The limit of steps of one path.
    case tooLong(limit: Int)
}
