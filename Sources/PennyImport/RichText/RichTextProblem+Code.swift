import PennyDiagnostics

extension RichTextProblem {
    var code: FaultCode {
        switch self {
        case .notRichText: 785
        case .unclosedGroup: 786
        case .closesNothing: 787
        case .textAfterEnd: 788
        case .nestsTooDeep: 789
        case .malformedByte: 790
        case .unassignedByte: 791
        case .unknownCodePage: 792
        case .unknownCharset: 793
        case .invalidScalar: 794
        case .loneSurrogate: 795
        }
    }
}
