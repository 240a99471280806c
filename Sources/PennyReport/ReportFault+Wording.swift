import PennyDiagnostics
import PennyEngine

extension ReportFault {
    public var summary: String {
        switch self {
        case .notFetchable(let address):
            "\(Self.quoted(address)) is not an address that may be fetched"
        case .credentials(let address):
            "\(Self.quoted(address)) has a user’s name or password in it"
        case .tooManyRedirects(let limit): "more than \(counted(limit, "redirect"))"
        case .downgrade(let address):
            "the redirect to \(Self.quoted(address)) gives up https"
        case .status(let status, let retryAfter): Self.words(status: status, retryAfter)
        case .tooSlow(let milliseconds): "the answer took longer than \(Self.time(milliseconds))"
        case .notConnected(let milliseconds):
            "the connection took longer than \(Self.time(milliseconds))"
        case .tooLarge(let limit): "the answer is larger than \(limit / (1024 * 1024)) MiB"
        case .headersTooLarge(let limit): "the answer’s headers are larger than \(limit / 1024) KiB"
        case .badCompression: "the answer’s compression cannot be read"
        case .untrusted(let host): "the certificate of \(Self.quoted(host)) is not to be trusted"
        case .noTLS(let host): "\(Self.quoted(host)) does not answer over https"
        case .unknownHost(let host): "no host is called \(Self.quoted(host))"
        case .refused(let host): "\(Self.quoted(host)) takes no connection"
        case .closed: "the connection was closed before an answer came"
        case .cutShort: "the answer was cut off"
        case .noAnswer(let reason): "no answer: \(reason)"
        case .empty: "the answer is empty"
        case .noFile(let path): "the site has no file “\(path)”, which “file:” names"
        case .unreadableFile(let path, let reason):
            "“\(path)”, which “file:” names, cannot be read: \(reason)"
        case .unknownEncoding(let name): "the encoding \(Self.quoted(name)) is not one that is read"
        case .notEncoded(let name): "the answer is not in \(name), as it says"
        case .tooComplex(let complexity): "the answer is too complex: \(complexity.words)"
        case .table(let line, let problem):
            "line \(line) of the table: "
                + HeadlineText.shortened(HeadlineText.collapsed(problem), to: 120)
        case .notATable(let line): "the answer is no table; it begins \(Self.quoted(line))"
        case .noDateColumn: "the table has no column of dates"
        case .noColumn(let name, _, _): "the table has no column “\(name)”"
        case .severalColumns(let names):
            "the value may be in column \(alternatives(names.prefix(5).map(Self.quoted)))"
        case .noRow(let name, _): "the table has no row “\(name)”"
        case .noRowColumn(let name):
            "the table has no column “symbol”, in which “row: \(name)” is looked up"
        case .severalRows(let names):
            "the value may be in row \(alternatives(names.map(Self.quoted)))"
        case .notADate(let text): "\(Self.quoted(text)) is not a date"
        case .dateOfOtherFormat(let text, let format):
            "\(Self.quoted(text)) is not a date of the form “dateFormat: \(format)”"
        case .ambiguousDates:
            "the dates of the table can be read in two ways, and no “dateFormat:” says which"
        case .repeatedDate(let date): "\(date.isoText) is there twice, with two values"
        case .impossibleRange(let date): "the values of \(date.isoText) are not from low to high"
        case .noValue: "the source has no value"
        case .notXML(let line): "line \(line) of the feed is not well-formed"
        case .declaresEntities: "the feed declares entities of its own"
        case .notAFeed(let element): "the answer is no feed but \(Self.quoted(element))"
        case .otherFeed(let found, let wanted): "the feed is \(found), not \(wanted)"
        case .noHeadlines: "the source has no headlines"
        case .notFound(let locator): "the page has no element “\(locator.text)”"
        case .otherCount(let locator, let found, let wanted):
            "the page has \(counted(found, "element")) “\(locator.text)”, not \(wanted)"
        case .badSelector(let text, let problem): "selector “\(text)” \(problem.words)"
        case .badXPath(let text): "“\(text)” is not XPath"
        case .tooManySteps(let text): "“\(text)” takes too many steps on the page"
        case .comparesMany(let text): "“\(text)” compares many elements with many others"
        case .badPattern(let text): "“\(text)” is not a regular expression"
        case .doesNotMatch(let text, let pattern):
            "\(Self.quoted(text)) does not match “\(pattern)”"
        case .notANumber(let text): "\(Self.quoted(text)) is not a number"
        case .numberOfOtherMark(let text, let convention):
            convention == .point
                ? "\(Self.quoted(text)) has a decimal comma, and no “decimalMark: comma” says so"
                : "\(Self.quoted(text)) has a decimal point, and “decimalMark:” says comma"
        case .outOfRange(let value, let low, let high):
            "\(value.text()) is not from \(low.text()) to \(high.text())"
        case .older(let date, let last):
            "the source’s \(date.isoText) is older than \(last.isoText), which is known"
        case .onlyNow(let now, let day):
            "the page says what is now, on \(now.isoText), and not what was on \(day.isoText)"
        case .notAddedByHand: "no value was added by hand"
        case .cannotStore(let problem): "the source’s answer cannot be stored: \(problem)"
        case .stopped(let name, let problem): "the source “\(name)” stops the report: \(problem)"
        case .unknownSource(let name, _, _): "report.yaml has no source “\(name)”"
        case .notAnEntry(let text): "“\(text)” is not of the form NAME=VALUE"
        case .notTyped(let text, let problem, _): "\(Self.quoted(text)) \(problem.words)"
        case .notAHeadline(let text): "“\(text)” is not of the form NAME=TITLE | URL"
        case .otherKind(let name, let isHeadlines):
            isHeadlines ? "source “\(name)” has headlines" : "source “\(name)” has values"
        case .laterThanReport(let date, let day):
            "\(date.isoText) is after the day of the report, \(day.isoText)"
        case .whichSource(let names):
            names.isEmpty
                ? "report.yaml has no source of headlines by hand"
                : "the headline may be of \(alternatives(names.map(Self.quoted)))"
        case .noConfiguration: "the site has no report.yaml"
        case .noLibrary(let library): "\(library.rawValue) is not installed"
        case .noClock: "the present day is not known"
        case .locked: "another command is writing the report"
        case .cannotWrite(let path, let reason): "“\(path)” cannot be written: \(reason)"
        case .cannotRead(let path, let reason): "“\(path)” cannot be read: \(reason)"
        }
    }

    public var nextStep: String {
        switch self {
        case .notFetchable:
            "Write an http or https address of a public host, or name the host in “allowHosts”."
        case .credentials: "Write the address without them."
        case .tooManyRedirects: "Write the address that they lead to."
        case .downgrade: "Write the http address itself, if you trust its answers."
        case .status(let status, _): Self.advice(status: status)
        case .tooSlow, .notConnected, .refused, .closed, .cutShort, .noAnswer, .empty, .noValue,
            .noHeadlines:
            "Try again later."
        case .badCompression: "Try again later, or name an address that answers without it."
        case .untrusted:
            "Look whether the address is right, and whether “ca-certificates” is installed."
        case .noTLS: "Look whether the address is right; some hosts answer over http alone."
        case .unknownHost: "Look whether the address is right, and whether there is a network."
        case .tooComplex(let complexity): complexity.advice
        case .tooLarge: "Name an address with less in it."
        case .headersTooLarge: "Name another address."
        case .unknownEncoding: "Name an address that answers in UTF-8."
        case .notEncoded, .table, .notADate, .repeatedDate, .impossibleRange, .notXML:
            "Look at the answer under “reports/raw”."
        case .notATable: "Name an address that answers with CSV."
        case .noDateColumn(let known): "Name it with “date:”; there is \(alternatives(known))."
        case .noColumn(_, let near, let known), .unknownSource(_, let near, let known):
            Self.advice(near, "There is \(alternatives(known)).")
        case .severalColumns: "Name it with “column:”."
        case .noRow(_, let near): Self.advice(near, "Name one that is there with “row:”.")
        case .noRowColumn: "Call the column of the names “symbol”, or remove “row:”."
        case .severalRows: "Name it with “row:”."
        case .ambiguousDates: "Write “dateFormat: DD/MM/YYYY” or “dateFormat: MM/DD/YYYY”."
        case .dateOfOtherFormat: "Write “dateFormat:” as the dates are written."
        case .numberOfOtherMark(_, let convention):
            "Write “decimalMark: \(convention == .point ? "comma" : "point")”."
        case .noFile: "Write its path from the site’s folder."
        case .unreadableFile: "Put the file itself there, and check its permissions."
        case .stopped: "Fix the source, or write “onFailure: warn”."
        case .declaresEntities: "Name another feed."
        case .notAFeed: "Name an address that answers with RSS or Atom."
        case .otherFeed: "Write “format: feed” for either."
        case .notFound, .otherCount: "Look at the page, and name the element again."
        case .badSelector: "Write an “xpath:” instead, or a simpler selector."
        case .badXPath: "Write one such as //span[@class='quote']."
        case .tooManySteps: "Name the element by a shorter way."
        case .comparesMany:
            "Compare with a text, a number, an attribute or one child, such as td[1]."
        case .badPattern: "Write one such as ^[0-9,.]+$."
        case .doesNotMatch, .notANumber, .outOfRange:
            "Look at the page, and fix the source in report.yaml."
        case .older: "Look whether the source is still kept up."
        case .onlyNow: "Add the figure with “pennypress report add”."
        case .cannotStore: "Look at the answer under “reports/raw”."
        case .notAddedByHand: "Add it with “pennypress report add”."
        case .notAnEntry: "Write one such as house=412000."
        case .notTyped(let text, let problem, let convention):
            problem.advice(text, convention)
        case .notAHeadline: "Write one such as “news=Rates hold | https://example.org/rates”."
        case .otherKind(_, let isHeadlines):
            isHeadlines ? "Add one with “--headline”." : "Add one as NAME=VALUE."
        case .laterThanReport: "Name the day of the report with “--date”."
        case .whichSource: "Name its source: “NAME=TITLE | URL”."
        case .noConfiguration: "Add one with a list “sources:”."
        case .noLibrary(let library):
            "Install it; on Debian and Ubuntu: “apt-get install \(library.package)”."
        case .noClock: "Name the day with “--date”."
        case .locked: "Wait until it has ended."
        case .cannotWrite, .cannotRead: "Look at the file’s permissions."
        }
    }

    private static func advice(_ near: String?, _ otherwise: String) -> String {
        near.map { "Did you mean “\($0)”?" } ?? otherwise
    }

    private static func words(status: Int, _ retryAfter: String?) -> String {
        let names = [
            401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 410: "Gone",
            429: "Too Many Requests", 500: "Internal Server Error", 502: "Bad Gateway",
            503: "Service Unavailable",
        ]
        let name = names[status].map { " \($0)" } ?? ""
        guard let retryAfter else { return "HTTP \(status)\(name)" }
        let time = HeadlineText.shortened(HeadlineText.collapsed(retryAfter), to: 40)
        let isSeconds = time.utf8.allSatisfy { (48...57).contains($0) }
        let wait = isSeconds ? "for \(time) seconds" : "until \(time)"
        return "HTTP \(status)\(name); it asks to wait \(wait)"
    }

    private static func advice(status: Int) -> String {
        switch status {
        case 404, 410: "Look for the source’s new address."
        case 401, 403: "Use a source that anyone may fetch."
        default: "Try again later."
        }
    }

    /// Quotes a text that may come from a source: on one line, and shortened.
    private static func quoted(_ text: String) -> String {
        let start = String(text.unicodeScalars.prefix(1000))
        return "“\(HeadlineText.shortened(HeadlineText.collapsed(start), to: 80))”"
    }

    private static func time(_ milliseconds: Int) -> String {
        milliseconds % 1000 == 0
            ? counted(milliseconds / 1000, "second") : counted(milliseconds, "millisecond")
    }
}

extension PlainNumber.Problem {
    fileprivate var words: String {
        switch self {
        case .notANumber: "is not a number"
        case .otherMarks, .mayBeThousands: "can be read in two ways"
        case .otherCurrency(let other, let own):
            "is in \(other.code), and the source in \(own.code)"
        }
    }

    fileprivate func advice(_ typed: String, _ convention: NumberConvention) -> String {
        let example = convention == .point ? "1264.14" : "1264,14"
        switch self {
        case .notANumber: return "Write digits such as 412000 or \(example)."
        case .otherMarks:
            let mark = convention == .point ? "point" : "comma"
            return "Write it with a \(mark) before decimals, as in \(example) or 412000."
        case .mayBeThousands:
            let text = HeadlineText.collapsed(typed)
            let whole = text.filter { !",.\u{FF0C}\u{FF0E}".contains($0) }
            return "Write “\(text)0” if it has decimals, else “\(whole)”, or name the “--locale”."
        case .otherCurrency(_, let own): return "Write the amount in \(own.code)."
        }
    }
}

extension Locator {
    var text: String {
        switch self {
        case .selector(let text), .xpath(let text): text
        }
    }
}

extension Complexity {
    var words: String {
        switch self {
        case .attributes(let limit): "an element has more than \(counted(limit, "attribute"))"
        case .elements(let limit): "it has more than \(counted(limit, "element"))"
        case .nodesForXPath(let limit):
            "it has more than \(counted(limit, "node")), too many for XPath"
        case .time(let milliseconds): "it takes longer than \(milliseconds / 1000) seconds to read"
        }
    }

    var advice: String {
        switch self {
        case .nodesForXPath: "Name the element by a “selector:”, or name a smaller page."
        case .attributes, .elements, .time: "Name an address with a simpler answer."
        }
    }
}

extension SelectorProblem {
    var words: String {
        switch self {
        case .empty: "is empty"
        case .pseudoClass(let name): "has “:\(name)”, which is not read"
        case .unexpected(let text): "has “\(text)” where that cannot be"
        case .endsEarly: "ends too early"
        case .tooLong(let limit): "has more than \(counted(limit, "part"))"
        }
    }
}
