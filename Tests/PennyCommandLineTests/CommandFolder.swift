import Foundation
import Glibc
import PennyTestSupport

/// A temporary folder to run commands in, which is removed with the value.
final class CommandFolder {
    struct Result {
        let status: Int32
        let output: String
        let messages: String
    }

    let path: String

    init() throws {
        var template = Array((NSTemporaryDirectory() + "/penny-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil, let resolved = realpath(template, nil) else {
            throw CocoaError(.fileWriteUnknown)
        }
        path = String(cString: resolved)
        free(resolved)
        try FileManager.default.createDirectory(
            atPath: path + "/work", withIntermediateDirectories: true)
    }

    deinit {
        do { try FileManager.default.removeItem(atPath: path) } catch {}
    }

    /// The folder that commands run in.
    var work: URL { URL(fileURLWithPath: path + "/work") }

    func write(_ text: String, to relative: String) throws {
        let file = work.appendingPathComponent(relative)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Runs a line of shell and waits for its end.
    func run(_ command: String) async throws -> Result {
        let end = try await child(command).run()
        return Result(status: end.status, output: end.text, messages: end.messages)
    }

    /// A line of shell to run beside others.
    func child(_ command: String) -> ChildProcess {
        var child = ChildProcess(["sh", "-c", command])
        child.folder = work.path
        child.environment = [
            "PATH": Self.programs + ":/usr/bin:/bin", "HOME": work.path, "TMPDIR": work.path,
        ].merging(Self.faults) { $1 }
        return child
    }

    /// The switch of a fault that `make check-mutants` has put into the program.
    private static let faults = ProcessInfo.processInfo.environment.filter {
        ["PENNY_FAULT", "PENNY_REACHED"].contains($0.key)
    }

    /// The folder of the program, which is built beside the tests.
    private static let programs: String = {
        let tests = realpath("/proc/self/exe", nil)
        defer { free(tests) }
        let path = tests.map { String(cString: $0) } ?? ""
        return path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/")
    }()
}
