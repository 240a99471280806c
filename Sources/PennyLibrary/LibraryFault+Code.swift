public import PennyDiagnostics

extension LibraryFault {
    public var code: FaultCode {
        switch self {
        case .files: 651
        case .busy: 652
        case .damagedPlan: 653
        case .foreignPlan: 654
        case .damagedState: 655
        case .unknownSet: 656
        case .noCurrentSet: 657
        case .emptyLibrary: 658
        case .badName: 659
        case .ambiguousName: 660
        case .notAFolder: 661
        case .unfinished: 662
        case .willHappen: 663
        case .unconfirmed: 664
        case .nameTaken: 665
        case .rowOfTable: 666
        case .notReadBack: 667
        case .tooLarge: 668
        case .planOfOtherFolder: 669
        }
    }
}
