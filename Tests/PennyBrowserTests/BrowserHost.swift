import Foundation
import PennyTestSupport

/// The browser that all scenarios share: one process of `scripts/browser.mjs host`, which runs
/// several at once.
actor BrowserHost {
    static let shared = BrowserHost()

    /// The number of slots. More would wait for each other's pages; fewer would leave the machine
    /// waiting.
    private static let slots = ChildSlots(2 * ProcessInfo.processInfo.activeProcessorCount)

    private var input: FileHandle?
    private var last = 0
    private var waiting: [Int: CheckedContinuation<Browser.Result, any Error>] = [:]

    struct Ended: Error, CustomStringConvertible {
        let description = "scripts/browser.mjs has ended"
    }

    /// The result of `browser.mjs` with arguments.
    nonisolated func answer(_ words: [String]) async throws -> Browser.Result {
        try await Self.slots.holding { try await self.ask(words) }
    }

    private func ask(_ words: [String]) async throws -> Browser.Result {
        let input = try self.input ?? start()
        self.input = input
        last += 1
        let id = last
        let line = try JSONSerialization.data(withJSONObject: [id] + words as [Any])
        return try await withCheckedThrowingContinuation { continuation in
            waiting[id] = continuation
            do {
                try input.write(contentsOf: line + [UInt8(ascii: "\n")])
            } catch {
                waiting.removeValue(forKey: id)?.resume(throwing: error)
            }
        }
    }

    /// Starts the host, which ends when its input closes with this process.
    private func start() throws -> FileHandle {
        let (input, output) = (Pipe(), Pipe())
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["node", Repository.path(of: "scripts/browser.mjs"), "host"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let reader = output.fileHandleForReading
        Thread { self.read(reader) }.start()
        return input.fileHandleForWriting
    }

    private nonisolated func read(_ output: FileHandle) {
        var rest = Data()
        while case let part = output.availableData, !part.isEmpty {
            rest += part
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(rest[..<end])
                rest = Data(rest[(end + 1)...])
                Task { await finish(line) }
            }
        }
        Task { await endAll() }
    }

    private struct Answer: Decodable {
        let id: Int
        let status: Int32
        let words: String
    }

    private func finish(_ line: Data) {
        guard let answer = try? JSONDecoder().decode(Answer.self, from: line) else {
            return endAll()
        }
        waiting.removeValue(forKey: answer.id)?
            .resume(returning: Browser.Result(status: answer.status, words: answer.words))
    }

    private func endAll() {
        for continuation in waiting.values { continuation.resume(throwing: Ended()) }
        waiting = [:]
        input = nil
    }
}
