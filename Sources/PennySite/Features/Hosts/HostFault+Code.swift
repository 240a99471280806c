import PennyDiagnostics

extension HostFault {
    var code: FaultCode {
        switch self {
        case .tooManyFiles: 585
        case .tooManyInFolder: 586
        case .tooManyBytes: 587
        case .tooLargeFiles: 588
        }
    }
}
