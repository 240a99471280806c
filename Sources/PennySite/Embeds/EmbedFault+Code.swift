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
        }
    }
}
