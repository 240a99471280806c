import PennyTestSupport
import Testing

/// Commands are ended by SIGKILL at random moments in the middle of a library's life. `make
/// check-library` does it a thousand times.
@Suite struct KilledCommandTests {
    @Test func `a library is whole whenever its command is killed`() async throws {
        let folder = try CommandFolder()
        let script = Repository.path(of: "scripts/kill-library")
        let run = try await folder.run(
            "PENNY_KILLS=60 PENNY_TEST_SEED=\(SeededGenerator.chosenSeed) "
                + "sh '\(script)' \"$(command -v pennypress)\"")
        #expect(run.status == 0, "\(run.messages)")
        #expect(run.output.hasPrefix("60 changes, "), "\(run.output)")
    }

    /// The browser in this test says nothing and ends when its connection closes, as a real one
    /// does.
    @Test(arguments: ["KILL", "TERM", "HUP"])
    func `a print that is killed leaves no folder`(_ signal: String) async throws {
        let folder = try CommandFolder()
        try folder.write("title: T\n", to: "site.yaml")
        try folder.write(
            "kind: loan\nprincipal: 1\nrate: 0%\nterm: 1 year\n", to: "calculations/a.yaml")
        let script = """
            printf '#!/bin/sh\\n: > "%s/started"\\ncat <&3 >/dev/null\\n' "$PWD" > browser
            chmod +x browser; mkdir tmp
            # A program below nohup ignores HUP, and so would this one.
            TMPDIR=$PWD/tmp CHROMIUM=$PWD/browser \
                env --default-signal=HUP pennypress print a >/dev/null 2>&1 &
            for i in $(seq 400); do [ -e started ] && break; sleep 0.05; done
            ls tmp | cut -d - -f 1,2; kill -\(signal) $!
            for i in $(seq 400); do [ -z "$(ls tmp)" ] && break; sleep 0.05; done
            ls tmp
            """
        try folder.write(script, to: "kill.sh")
        let run = try await folder.run("sh kill.sh")
        #expect(run.output == "pennypress-browser\n", "\(run.messages)")
    }

    /// Four processes at once, each with its own history: every set that was reported as saved
    /// exists, unless it was reported as removed.
    @Test func `several commands at once lose nothing and keep the rules`() async throws {
        let folder = try CommandFolder()
        try folder.write("title: Ours\nlibrary: {capacity: 6}\n", to: "site.yaml")
        let history = """
            for i in 1 2 3 4 5 6 7 8 9 10; do
              y=$(( (i * 7 + $1 * 3) % 9 + 1 ))
              pennypress save savings yearsToInvest=$y initialInvestment=1000 \
                interestRate=4% --name "s$1-$i" >/dev/null 2>&1 && echo "s$1-$i" >> "../saved$1"
              [ $((i % 3)) = 0 ] && pennypress remove "s$1-$((i - 1))" >/dev/null 2>&1 \
                && echo "s$1-$((i - 1))" >> "../removed$1"
            done; true
            """
        try folder.write(history, to: "history.sh")
        let run = try await folder.run(
            "printf '1 2 3 4' | xargs -P 4 -n 1 sh history.sh; "
                + "cat ../saved* | sort > ../all; cat ../removed* 2>/dev/null | sort > ../gone; "
                + "comm -23 ../all ../gone; echo; pennypress list --json "
                + "| sed -n 's/^      \"name\": \"\\(s.*\\)\",$/\\1/p' | sort; echo; "
                + "wc -l < ../gone; ls .library/removed | wc -l")
        let parts = run.output.split(separator: "\n\n", omittingEmptySubsequences: false)
        try #require(parts.count == 3, "\(run.output) \(run.messages)")
        #expect(parts[0] == parts[1], "\(run.output)")
        #expect((1...6).contains(parts[1].split(separator: "\n").count))
        let counts = parts[2].split(separator: "\n").map { $0.filter(\.isNumber) }
        #expect(counts.count == 2 && counts[0] == counts[1], "\(run.output)")
        let years = try await folder.run("grep -h yearsToInvest calculations/* | sort | uniq -d")
        #expect(years.output.isEmpty, "two sets with \(years.output)")
    }
}
