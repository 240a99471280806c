package import PennyDiagnostics

extension Fault {
    package static let key = KeyFaults()
}

/// Faults of keys, and of the kind of their values.
package struct KeyFaults: FaultDeclarations {
    let unknown = FaultDeclaration(124, example: "pricipal", "principal", ["principal", "rate"]) {
        (key: String, near: String?, known: [String]) in
        ("unknown key “\(key)”", didYouMean(near, among: known))
    }
    let missing = FaultDeclaration(125, example: "title", "Our first home") { key, example in
        ("\(key) is missing", "Add a line such as “\(key): \(example)”.")
    }
    let missingInRow = FaultDeclaration(126, example: "rate") { key in
        ("\(key) is missing", "Add it to the row, under a column “\(key)”.")
    }
    let emptyValue = FaultDeclaration(127, example: "rate") { key in
        ("\(key) is empty", "Write a value after “\(key):”, or remove the line.")
    }
    let emptyArgument = FaultDeclaration(128, example: "rate") { key in
        ("\(key) is empty", "Write a value, or leave the argument out.")
    }
    let textExpected = FaultDeclaration(129, example: "title") { key in
        ("\(key) is a single value, not a list", "Write one value after the colon.")
    }
    let listExpected = FaultDeclaration(130, example: "tags") { key in
        ("\(key) is a list", "Write it as “\(key): [first, second]”.")
    }
    /// A list whose entries have keys of their own.
    let entriesExpected = FaultDeclaration(175, example: "languages") { key in
        ("\(key) is a list", "Below “\(key):”, begin each entry with “- ”.")
    }
    /// A key that must have keys below it, such as the example.
    let keysExpected = FaultDeclaration(131, example: "inputs", "principal: 350,000") {
        key, example in
        (
            "\(key) has no keys below it",
            "Write “\(key):” and below it, two spaces in, “\(example)”."
        )
    }
    let belongsUnder = FaultDeclaration(132, example: "principal", "inputs") { key, group in
        (
            "“\(key)” belongs under “\(group)”",
            "Write “\(group):” and below it, two spaces in, “\(key):” with its value."
        )
    }
    /// A file that holds no sets.
    let bundleOfOther = FaultDeclaration(133, example: .result) { (problem: BundleProblem) in
        (problem.summary, problem.nextStep)
    }
}
