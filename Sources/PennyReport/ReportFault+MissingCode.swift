import PennyContent

extension ReportFault {
    /// The code of the fault in a snapshot, so that pages can translate it; nil for a fault that no
    /// snapshot has.
    var missingCode: MissingCode? {
        switch self {
        case .noFile, .unreadableFile, .tooSlow, .notConnected, .noTLS, .unknownHost, .refused,
            .closed, .cutShort, .noAnswer:
            .noAnswer
        case .status: .errorStatus
        case .notFetchable, .credentials, .tooManyRedirects, .downgrade, .untrusted:
            .unsafeAddress
        case .tooLarge, .headersTooLarge, .tooComplex: .tooMuch
        case .badCompression, .unknownEncoding, .notEncoded, .table, .notATable, .notXML,
            .declaresEntities, .notAFeed, .otherFeed, .ambiguousDates, .repeatedDate,
            .impossibleRange, .notADate, .dateOfOtherFormat, .numberOfOtherMark:
            .unreadable
        case .empty, .noValue, .noHeadlines: .nothing
        case .noDateColumn, .noColumn, .severalColumns, .noRow, .noRowColumn,
            .severalRows, .notFound,
            .otherCount, .badSelector, .badXPath, .tooManySteps, .comparesMany, .badPattern:
            .notFound
        case .doesNotMatch, .notANumber, .outOfRange: .implausible
        case .older: .older
        case .onlyNow: .onlyNow
        case .notAddedByHand: .notAdded
        case .cannotStore: .notStored
        case .unknownSource, .notAnEntry, .notTyped, .notAHeadline, .otherKind,
            .laterThanReport, .whichSource, .noConfiguration, .noLibrary, .noClock, .locked,
            .cannotWrite, .cannotRead, .stopped:
            nil
        }
    }
}
