package import PennyDiagnostics

extension EmbedFault {
    package var code: FaultCode {
        switch self {
        case .nothingShown: 471
        case .unknownShow: 472
        case .unknownKey: 473
        case .emptyValue: 474
        case .noSet: 475
        case .severalSets: 476
        case .oneSetCompared: 477
        case .tooManyCompared: 478
        case .nothingInCommon: 479
        case .noChart: 480
        case .noTable: 481
        case .unknownChart: 482
        case .unknownTable: 483
        case .unknownColumn: 484
        case .malformedRows: 485
        case .unknownRows: 486
        case .otherFolder: 487
        case .unknownData: 488
        case .unknownDrawing: 489
        case .noFormat: 490
        case .unknownFormat: 491
        case .unknownMark: 492
        case .dataCell: 493
        case .ambiguousCell: 494
        case .amountTooFine: 495
        case .notSummable: 496
        case .sumNotShown: 497
        case .barColumns: 498
        case .lineColumns: 499
        case .dayTwice: 451
        case .malformedLimit: 452
        case .noPagesNamed: 453
        case .unknownWord: 454
        case .nothingListed: 455
        case .noListHere: 456
        case .noFormHere: 457
        case .secondForm: 458
        case .severalBars: 459
        case .tooManyLines: 460
        case .unlikeLines: 461
        case .nothingDrawn: 462
        case .tooManyCells: 463
        case .tooManyLists: 464
        case .tooMuchShown: 465
        case .neitherYesNorNo: 466
        }
    }
}
