import Glibc
import PennySite
import Synchronization
import Testing

@testable import PennyCommandLine

/// Tests the progress messages of a build.
@Suite struct ProgressTests {
    private static func progress(
        _ done: Int, of total: Int = 10_006, _ step: BuildProgress.Step = .rendering
    ) -> BuildProgress {
        BuildProgress(step, done: done, total: total)
    }

    static let bars: [(Int, Int, Duration, String)] = [
        (
            4_000, 100, .seconds(2),
            "[###########-------------------]  4,000 of 10,006 pages, 2,000 a second, 4 s left"
        ),
        (
            4_000, 70, .seconds(2),
            "[#######-----------]  4,000 of 10,006 pages, 2,000 a second, 4 s left"
        ),
        (4_000, 50, .seconds(2), "4,000 of 10,006 pages, 2,000 a second, 4 s left"),
        (4_000, 45, .seconds(2), "4,000 of 10,006 pages, 2,000 a second"),
        (4_000, 30, .seconds(2), "4,000 of 10,006 pages"), (4_000, 10, .seconds(2), "4,000 of "),
        (4_000, 0, .seconds(2), ""),
        (0, 60, .zero, "[------------------------------]  0 of 10,006 pages"),
        (
            100, 80, .seconds(100),
            "[---------------------------]  100 of 10,006 pages, 1 a second, 2 h 46 min left"
        ),
        (
            10_006, 80, .seconds(90),
            "[#############################]  10,006 of 10,006 pages, 111 a second, 0 s left"
        ),
    ]

    @Test(arguments: bars) func `a bar has what there is room for`(
        _ done: Int, _ columns: Int, _ time: Duration, _ wanted: String
    ) {
        let bar = ProgressText(Self.progress(done), after: time).bar(columns: columns)
        #expect(bar == wanted)
        #expect(bar.count < max(1, columns))
    }

    @Test func `before and behind the pages the step is named`() {
        func bar(_ step: BuildProgress.Step) -> String {
            ProgressText(Self.progress(1_200, step), after: .seconds(2)).bar(columns: 60)
        }
        #expect(bar(.reading) == "reading the site")
        #expect(bar(.publishing) == "1,200 pages, writing them to the disk")
    }

    // MARK: - When it is shown

    /// The output of a progress line.
    private func written(columns: Int?, _ update: (ProgressLine) -> Void) -> [String] {
        let written = Written()
        let line = ProgressLine(columns: { columns }) { text in
            written.parts.withLock { $0.append(text) }
        }
        update(line)
        return written.parts.withLock { $0 }
    }

    private final class Written: Sendable {
        let parts = Mutex<[String]>([])
    }

    @Test func `a short build shows nothing on a terminal`() {
        let written = written(columns: 80) { line in
            line.update(Self.progress(1), at: .zero)
            line.tick(at: .milliseconds(900))
            line.end()
        }
        #expect(written.isEmpty)
    }

    @Test func `a bar is drawn over, and gone at the end`() {
        let written = written(columns: 40) { line in
            line.update(Self.progress(0), at: .milliseconds(500))
            line.tick(at: .seconds(1))
            line.update(Self.progress(5_000), at: .seconds(2))
            line.tick(at: .milliseconds(2_500))
            line.end()
        }
        #expect(
            written == [
                "\r[------------------]  0 of 10,006 pages\u{1B}[K",
                "\r5,000 of 10,006 pages, 2,500 a second\u{1B}[K", "\r\u{1B}[K",
            ])
    }

    @Test func `elsewhere there is a line every ten seconds`() {
        let written = written(columns: nil) { line in
            line.update(Self.progress(0, .reading), at: .zero)
            for second in 0...25 {
                line.update(Self.progress(100 * second), at: .seconds(second))
                line.tick(at: .seconds(second))
            }
            line.end()
        }
        #expect(written == ["1,000 of 10,006 pages\n", "2,000 of 10,006 pages\n"])
    }

    @Test func `a count that comes late does not go back`() {
        let written = written(columns: 40) { line in
            line.update(Self.progress(50), at: .zero)
            line.update(Self.progress(40), at: .zero)
            line.tick(at: .seconds(10))
        }
        #expect(written.first?.contains("50 of 10,006") == true)
    }

    @Test func `a ticker ticks until it is stopped, and then no more`() {
        let ticks = Written()
        guard let ticker = Ticker(every: 1, { ticks.parts.withLock { $0.append("") } }) else {
            Issue.record("no thread")
            return
        }
        while ticks.parts.withLock({ $0.count }) < 3 {}
        ticker.stop()
        let count = ticks.parts.withLock { $0.count }
        usleep(20_000)
        #expect(ticks.parts.withLock { $0.count } == count)
    }

    // MARK: - As people run it

    /// A site whose build takes longer than the second after which a bar is shown.
    private func slowSite() throws -> CommandFolder {
        let folder = try CommandFolder()
        let rows = (1...200).map { "loan-\($0),loan,Loan \($0),\($0)000,6.25%,30 years\n" }
        try folder.write("title: Slow\n", to: "site.yaml")
        try folder.write(
            "name,kind,title,principal,rate,term\n" + rows.joined(), to: "calculations/all.csv")
        return folder
    }

    /// The output on a terminal of 60 columns, which `script` simulates.
    private func onTerminal(
        _ command: String, in folder: CommandFolder, kind: String = "xterm"
    ) async throws -> CommandFolder.Result {
        try folder.write("stty cols 60; TERM=\(kind) \(command) > _out", to: "_on-terminal")
        return try await folder.run("script -qec 'sh _on-terminal' /dev/null && cat _out >&2")
    }

    @Test func `a build on a terminal shows a bar, and nothing on standard output`() async throws {
        let folder = try slowSite()
        let run = try await onTerminal("pennypress build -j 1", in: folder)
        let parts = run.output.replacing("\r\n", with: "\n").split(separator: "\r")
        let bars = parts.filter { $0.contains(" of 2") }
        #expect(!bars.isEmpty, "\(run.output)")
        #expect(bars.allSatisfy { $0.hasSuffix("\u{1B}[K") && $0.count < 60 + 3 })
        #expect(parts.last?.hasPrefix("\u{1B}[Kpublic: 2") == true, "\(run.output)")
        #expect(run.messages.isEmpty)
    }

    @Test(arguments: [("pennypress build --clean -j 1", "dumb"), ("pennypress check -j 1", "")])
    func `a terminal that cannot draw shows no bar`(
        _ command: String, _ kind: String
    ) async throws {
        let folder = try slowSite()
        let run = try await onTerminal(command, in: folder, kind: kind)
        #expect(!run.output.contains("\u{1B}"))
        // On a busy machine a build takes longer than the ten seconds after which a line is due.
        let lines = run.output.split(separator: "\r\n").map(String.init)
        let isProgress = { (line: String) in
            (line.hasSuffix(" pages") && line.contains(" of 2"))
                || line.hasSuffix(" pages, writing them to the disk")
        }
        #expect(lines.dropLast().allSatisfy(isProgress), "\(run.output)")
        #expect(lines.last.map(isProgress) == false, "\(run.output)")
    }

    @Test func `a quiet build says nothing but warnings and errors`() async throws {
        let folder = try slowSite()
        #expect(try await onTerminal("pennypress build --quiet", in: folder).output.isEmpty)
        let faulty = try CommandFolder()
        try faulty.write("title: Faulty\n", to: "site.yaml")
        try faulty.write("\u{7}", to: "calculations/odd.txt")
        let run = try await faulty.run("pennypress check -q")
        #expect(run.status == 1)
        #expect(run.messages.hasSuffix("\n1 error\n"))
        #expect(run.output.isEmpty)
    }
}
