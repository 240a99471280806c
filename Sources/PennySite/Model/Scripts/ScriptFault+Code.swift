package import PennyDiagnostics

extension ScriptFault {
    package var code: FaultCode {
        switch self {
        case .unsupported: 568
        case .unknownModule: 569
        case .missingExport: 570
        case .importCycle: 589
        }
    }
}
