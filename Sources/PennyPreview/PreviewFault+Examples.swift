extension PreviewFault {
    package static let examples: [Self] = [
        .portInUse(8080), .noPermission(80), .cannotWatch,
        .cannotListen("127.0.0.1:8080", reason: "Cannot assign requested address"),
        .cannotWait(reason: "Input/output error"),
    ]
}
