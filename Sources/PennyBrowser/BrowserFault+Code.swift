public import PennyDiagnostics

extension BrowserFault {
    public var code: FaultCode {
        switch self {
        case .notInstalled: 41
        case .notAProgram: 42
        case .cannotStart: 43
        case .ended: 44
        case .timedOut: 45
        case .refused: 46
        case .notUnderstood: 47
        case .noFolder: 48
        case .tooLarge: 49
        }
    }
}
