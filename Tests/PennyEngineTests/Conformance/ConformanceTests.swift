import PennyTestSupport
import PennyVectors
import Testing

@Suite("Conformance with figures from outside")
struct ConformanceTests {
    @Test(arguments: Conformance.files.map(\.name))
    func everyVectorRunsOrIsLeftOutForAReason(_ file: String) throws {
        let ids = VectorFile<VectorName>.load(file).map(\.id)
        let run = Set(Conformance.covered.filter { $0.file == file }.flatMap(\.ids))
        let leftOut = Conformance.leftOut.filter { $0.file == file }.flatMap(\.ids)
        try #require(!ids.isEmpty)
        #expect(Set(ids).count == ids.count)
        #expect(Set(leftOut).count == leftOut.count, "left out twice")
        #expect(run.isDisjoint(with: leftOut), "run and left out")
        let missing = ids.filter { !run.contains($0) && !leftOut.contains($0) }
        #expect(missing.isEmpty, "neither run nor left out: \(missing)")
        #expect(run.union(leftOut).subtracting(ids).isEmpty, "not in the file")
    }

    @Test func noFileIsForgotten() {
        let known = Set(Conformance.files.map(\.name))
        let named = Conformance.covered.map(\.file) + Conformance.leftOut.map(\.file)
        #expect(Set(named).isSubset(of: known))
    }

    /// The page has the results of this run. The rows are printed, to be copied there.
    @Test func thePageOfConformanceHasTheseRows() throws {
        let page = try Repository.text(of: "docs/manual/pages/conformance.md")
        let rows = Conformance.files.map { row($0.name, $0.title) }
        print(rows.joined(separator: "\n"))
        for row in rows { #expect(page.contains(row), "\(row)") }
    }

    private func row(_ file: String, _ title: String) -> String {
        let all = VectorFile<VectorName>.load(file).count
        let run = Set(Conformance.covered.filter { $0.file == file }.flatMap(\.ids)).count
        let reasons = reasons(of: file).map { "\($0.reason) (\($0.count))" }
        return "| `\(file)` | \(title) | \(all) | \(run) | \(all - run) | "
            + (reasons.isEmpty ? "" : reasons.joined(separator: "; ") + " ") + "|"
    }

    /// Each reason once, in the order of the cases.
    private func reasons(of file: String) -> [(reason: String, count: Int)] {
        var reasons: [(reason: String, count: Int)] = []
        for omission in Conformance.leftOut where omission.file == file && !omission.ids.isEmpty {
            if let known = reasons.firstIndex(where: { $0.reason == omission.reason }) {
                reasons[known].count += omission.ids.count
            } else {
                reasons.append((omission.reason, omission.ids.count))
            }
        }
        return reasons
    }
}
