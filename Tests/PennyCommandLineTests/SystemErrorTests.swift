import Foundation
import Glibc
import PennyTestSupport
import Testing

/// The message of a system error states its reason; it does not report an existing file as missing.
@Suite struct SystemErrorTests {
    private func site() async throws -> CommandFolder {
        let folder = try CommandFolder()
        try folder.write("title: T\n", to: "site.yaml")
        try folder.write(
            "kind: loan\nprincipal: 1\nrate: 0%\nterm: 1 year\n", to: "calculations/a.yaml")
        try folder.write("---\ntitle: Welcome\n---\nHello.\n", to: "pages/index.md")
        let built = try await folder.run("pennypress build && cp -r public before")
        #expect(built.status == 0, "\(built.messages)")
        return folder
    }

    /// With four descriptors, the program has only the one that it needs to begin.
    @Test func `a command that finds too many files open says so`() async throws {
        let folder = try await site()
        for command in [
            "build", "check", "serve --port 0", "merge -o merged before", "list", "show a",
            "theme list", "theme copy layout", "print a", "diff before public",
            "changed before --since public/pennypress.json",
        ] {
            let run = try await folder.run("ulimit -n 4; timeout 20 pennypress \(command)")
            #expect(run.status == 1, "\(command): \(run.messages)")
            #expect(run.messages.contains("Too many open files"), "\(command): \(run.messages)")
            for words in ["there is no", "is not a", "is none"] {
                #expect(!run.messages.contains(words), "\(command): \(run.messages)")
            }
        }
    }

    /// Root may read everything, so it becomes nobody.
    private static let nobody = "setpriv --reuid=65534 --regid=65534 --clear-groups "
    private static let canBeRefused = geteuid() != 0 || Repository.hasProgram("setpriv")

    @Test(.enabled(if: canBeRefused))
    func `a folder that may not be entered is not said to be missing`() async throws {
        let folder = try await site()
        let become = geteuid() == 0 ? Self.nobody : ""
        let made = try await folder.run(
            "mkdir inner && cp -r site.yaml calculations pages public inner && chmod 755 .. .")
        #expect(made.status == 0, "\(made.messages)")
        for command in [
            "build inner", "check inner", "list --site inner", "theme list --site inner",
            "diff inner/public before", "changed inner/public --since before/pennypress.json",
        ] {
            let run = try await folder.run(
                "chmod 0 inner && \(become)pennypress \(command); status=$?; chmod 755 inner; "
                    + "exit $status")
            #expect(run.status == 1, "\(command): \(run.messages)")
            #expect(run.messages.contains("Permission denied"), "\(command): \(run.messages)")
            #expect(!run.messages.contains("there is no"), "\(command): \(run.messages)")
        }
    }

    @Test(.enabled(if: canBeRefused))
    func `a picture that may not be read is reported once, and no page is made without its size`()
        async throws
    {
        let folder = try await site()
        try folder.write("no picture", to: "assets/a.png")
        try folder.write("---\ntitle: P\n---\n![A](../assets/a.png)\n", to: "pages/p.md")
        let become = geteuid() == 0 ? Self.nobody : ""
        let run = try await folder.run(
            "chmod 755 .. . && chmod 0 assets/a.png && \(become)pennypress check")
        #expect(run.status == 1, "\(run.messages)")
        let reported = run.messages.split(separator: "\n").filter {
            $0.contains("Permission denied")
        }
        #expect(reported.count == 1, "\(run.messages)")
    }

    @Test(.enabled(if: canBeRefused))
    func `a folder above that may not be entered has no site for its user`() async throws {
        let folder = try CommandFolder()
        let become = geteuid() == 0 ? Self.nobody : ""
        let run = try await folder.run(
            "mkdir -p a/b && chmod 755 .. . a/b && cd a/b && chmod 0 .. && "
                + "\(become)pennypress list; status=$?; chmod 755 ../../a; exit $status")
        #expect(run.status == 0, "\(run.messages)")
    }

    @Test func `a preview without descriptors waits, and serves again when there are some`()
        async throws
    {
        let folder = try await site()
        let server = folder.child(
            "ulimit -n 40; echo $$ > pid; exec pennypress serve --port 0 2> words")
        async let served = server.run()
        // It starts when one of the other commands has ended, which may take minutes.
        let number = try await Self.match(/^([0-9]+)\n/, of: "pid", in: folder, seconds: 1_800)
        let pid = try #require(pid_t(number))
        do {
            // The warnings of the site come before the address.
            let port = try await Self.match(
                /http:\/\/127\.0\.0\.1:([0-9]+)\/\n/, of: "words", in: folder)
            try await checkFullServer(pid, try #require(UInt16(port)))
            kill(pid, SIGTERM)
        } catch {
            kill(pid, SIGKILL)
            throw error
        }
        #expect(try await served.status == 0)
    }

    private func checkFullServer(_ pid: pid_t, _ port: UInt16) async throws {
        var clients = try (0..<60).map { _ in try Client(port) }
        for client in clients { client.send("GET / HTTP/1.1\r\nHost: local") }
        try await Task.sleep(for: .seconds(1))
        let before = Self.ticks(of: pid)
        try await Task.sleep(for: .seconds(2))
        // A second has a hundred ticks: a busy loop takes two hundred.
        #expect(Self.ticks(of: pid) - before < 50)
        clients = []
        let page = try Client(port)
        page.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        let answer = page.all()
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(answer.prefix(500))")
        #expect(answer.contains("Welcome"))
    }

    /// A part of a file as soon as it is there.
    private static func match(
        _ pattern: Regex<(Substring, Substring)>, of name: String, in folder: CommandFolder,
        seconds: Int = 60
    ) async throws -> String {
        for _ in 0..<(20 * seconds) {
            let file = folder.work.appendingPathComponent(name)
            if let bytes = try? Data(contentsOf: file),
                let match = String(decoding: bytes, as: UTF8.self).firstMatch(of: pattern)
            {
                return String(match.1)
            }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw CocoaError(.fileReadUnknown)
    }

    /// The processor time of a process, in hundredths of a second.
    private static func ticks(of process: pid_t) -> Int {
        let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        let fields = text?.split(separator: " ") ?? []
        guard fields.count > 14, let user = Int(fields[13]), let system = Int(fields[14])
        else { return .max }
        return user + system
    }
}

/// A client of a server of this machine, which is closed with the value.
private final class Client {
    private let descriptor: Int32

    init(_ port: UInt16) throws { descriptor = try LocalSocket.connect(to: port) }

    func send(_ text: String) { LocalSocket.send(text, to: descriptor) }

    /// All bytes until the other side closes.
    func all() -> String { String(decoding: LocalSocket.bytes(from: descriptor), as: UTF8.self) }

    deinit { close(descriptor) }
}
