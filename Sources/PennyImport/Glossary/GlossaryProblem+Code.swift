import PennyDiagnostics

extension GlossaryProblem {
    var code: FaultCode {
        switch self {
        case .needsPair: 761
        case .notCSV: 762
        case .notAFolder: 763
        case .noTerms: 764
        case .tooManyTerms: 765
        case .unusedColumn: 766
        case .countMismatch: 767
        case .noDelimiter: 768
        case .emptyWord: 769
        case .emptyDefinition: 770
        case .emptyHeading: 771
        case .nothingBelow: 772
        case .sameEntry: 773
        case .sameTerm: 774
        case .sameName: 775
        case .noName: 776
        case .noHeadings: 777
        case .outsideTerms: 778
        case .heading: 779
        case .linkReference: 780
        }
    }
}
