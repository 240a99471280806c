package import PennyDiagnostics

extension PreviewFault {
    package var code: FaultCode {
        switch self {
        case .portInUse: 31
        case .noPermission: 32
        case .cannotWatch: 33
        case .cannotListen: 34
        case .cannotWait: 35
        }
    }
}
