public import PennyDiagnostics

extension TemplateFault {
    public var code: FaultCode {
        switch self {
        case .unclosedTag: 601
        case .notAName: 602
        case .unsupported: 603
        case .unclosed: 604
        case .unopened: 605
        case .outsideBlock: 606
        case .tooDeep: 607
        case .unknownWords: 608
        case .wordsNotPlain: 609
        case .twice: 610
        case .missing: 611
        case .unknownTemplate: 612
        case .unknownBlock: 613
        case .blockTwice: 614
        case .unknownName: 615
        case .notAnObject: 616
        case .unescapedText: 617
        case .escapedHTML: 618
        case .shown: 619
        case .pageTooLarge: 620
        case .tooManyTags: 621
        case .tooMuchSource: 622
        }
    }
}
