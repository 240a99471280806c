import Testing

/// Several commands save sets at the same time, without typed names.
@Suite struct SavesAtOnceTests {
    /// Saves several plans at once, and returns their exit statuses.
    private func statuses(_ folder: CommandFolder, years: String) async throws -> [String] {
        try folder.write("title: Ours\nlibrary: {capacity: 30}\n", to: "site.yaml")
        try folder.write(
            """
            pennypress save savings yearsToInvest=$1 initialInvestment=1000 interestRate=4% \
              >/dev/null 2>&1
            echo $?
            """, to: "save.sh")
        let run = try await folder.run("printf '\(years)' | xargs -P 12 -n 1 sh save.sh")
        return run.output.split(separator: "\n").map(String.init).sorted()
    }

    @Test func `saves at once without a name all find one`() async throws {
        let folder = try CommandFolder()
        let years = (1...12).map(String.init).joined(separator: " ")
        #expect(try await statuses(folder, years: years) == [String](repeating: "0", count: 12))
        let names = try await folder.run("ls calculations").output.split(separator: "\n").map(
            String.init)
        #expect(Set(names) == Set(["savings.md"] + (2...12).map { "savings-\($0).md" }))
    }

    @Test func `of the same inputs one save succeeds and the others say that they are there`()
        async throws
    {
        let folder = try CommandFolder()
        let ends = try await statuses(folder, years: "5 5.0 5 5.00 5 5")
        #expect(ends == ["0", "3", "3", "3", "3", "3"])
        #expect(try await folder.run("ls calculations").output == "savings.md\n")
    }
}
