extension BundleProblem {
    var summary: String {
        switch self {
        case .withoutKeys: "the file holds no sets"
        case .result: "the file is a result and not a set"
        case .later(let version): "version \(version) is of a later Pennypress"
        }
    }

    var nextStep: String {
        switch self {
        case .withoutKeys: "Name a file that “pennypress export” has written."
        case .result:
            """
            Its inputs are not as they were typed: import what “pennypress export” writes, or \
            copy the set’s own file.
            """
        case .later: "Import it with that one."
        }
    }
}
