import PennyDiagnostics

extension ShardFault {
    var code: FaultCode {
        switch self {
        case .noParts: 571
        case .notAPart: 572
        case .damagedSummary: 573
        case .outputIsPart: 574
        case .missing: 575
        case .doubled: 576
        case .otherCount: 577
        case .otherProgram: 578
        case .otherOptions: 579
        case .otherPictures: 580
        case .otherSources: 581
        case .otherPage: 582
        case .missingFile: 583
        case .damagedFile: 584
        }
    }
}
