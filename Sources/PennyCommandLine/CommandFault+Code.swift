import PennyDiagnostics

extension CommandFault {
    var code: FaultCode {
        switch self {
        case .standardInputUnreadable: 1
        case .notASourceDate: 2
        case .notADay: 3
        case .noTable: 4
        case .otherNumbers: 5
        case .noFolder: 6
        case .notAFolder: 7
        case .setFolder: 8
        case .fileIsThere: 9
        case .littleMemory: 10
        }
    }
}
