package import PennyDiagnostics

extension DiffFault {
    package var code: FaultCode {
        switch self {
        case .noFolder: 61
        case .notAFolder: 62
        case .sources: 63
        case .noManifest: 64
        case .notOurs: 65
        case .otherVersion: 66
        case .notAPath: 67
        case .notJSON: 68
        case .missing: 69
        case .cannotRead: 70
        case .notAResult: 71
        case .tooLarge: 72
        }
    }
}
