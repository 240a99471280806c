import PennyContent
public import PennyDiagnostics

extension ImportFault {
    public var code: FaultCode {
        switch self {
        case .exists: 701
        case .notMarkdown: 702
        case .tooLarge: 703
        case .unknownColumn: 704
        case .unusedColumn: 705
        case .missingColumn: 706
        case .sameColumn: 707
        case .missingCell: 708
        case .nothingLeft: 709
        case .unknownShape: 710
        case .notAMonth: 711
        case .monthNotThere: 712
        case .unreadableAmount: 713
        case .ambiguousAmount: 714
        case .notACurrency: 715
        case .otherCurrency: 716
        case .notADate: 717
        case .ambiguousDates: 718
        case .noIncome: 719
        case .zero: 720
        case .neitherSide: 721
        case .expenseBelowZero: 722
        case .incomeAboveZero: 723
        case .unbudgeted: 724
        case .transfer: 725
        case .startingBalance: 726
        case .noRules: 727
        case .automatedRule: 728
        case .includedFile: 729
        case .period: 730
        case .ruleEnds: 731
        case .ruleOutside: 732
        case .severalElided: 733
        case .cannotBalance: 734
        case .indentedAccount: 735
        case .periodColumn: 736
        case .notAPropertyList: 737
        case .damagedPropertyList: 738
        case .damagedHere: 739
        case .noArchive: 740
        case .noSavedResults: 741
        case .tooManySets: 742
        case .notSavedResults: 743
        case .missingInArchive: 744
        case .notANumberInArchive: 745
        case .unknownInterval: 746
        case .intervalIsNumber: 747
        case .noShownBalance: 748
        case .noDayOfCalculation: 749
        case .directive: 750
        case .beancount: 751
        case .input(let problem): problem.code
        case .glossary(let problem): problem.code
        case .richText(let problem): problem.code
        }
    }
}
