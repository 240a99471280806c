import Testing

@Suite struct ConformanceTests {
    /// Cases that do not apply, each with the reason. One that passes nevertheless is an error of
    /// this list.
    static let notApplying: [String: String] = {
        var list: [String: String] = [:]
        func add(_ file: String, _ numbers: ClosedRange<Int>, _ reason: String) {
            for number in numbers { list["\(file) \(number)"] = reason }
        }
        let noTables = "names and keys are compared byte by byte: normalization needs tables"
        add("syntax", 109...114, noTables)
        add("functions/string", 5...9, noTables)
        let callers = "the function is one of the caller's, who may have another one"
        add("functions/currency", 1...12, callers)
        add("functions/datetime", 1...8, callers)
        add("functions/time", 1...6, callers)
        list["functions/string 4"] =
            "a selector without a value is a bad operand and a bad selector, too, as in "
            + "pattern-selection 16; this file is older"
        return list
    }()

    @Test(arguments: ConformanceFile.names)
    func `the public cases pass that apply`(name: String) throws {
        let file = try ConformanceFile(name)
        try #require(file.cases.count > 5)
        for test in file.cases {
            let differences = try test.differences()
            if let reason = Self.notApplying[test.name] {
                #expect(!differences.isEmpty, "\(test.name) passes, but is listed: \(reason)")
            } else {
                #expect(differences.isEmpty, "\(test.name): \(test.source)")
            }
        }
    }

    @Test func `every case that is listed exists`() throws {
        var names: Set<String> = []
        for name in ConformanceFile.names {
            names.formUnion(try ConformanceFile(name).cases.map(\.name))
        }
        #expect(Set(Self.notApplying.keys).subtracting(names).isEmpty)
    }
}
