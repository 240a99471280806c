import Foundation

/// A program that a test starts. While it runs, other tests go on: waiting for it holds no thread.
public struct ChildProcess: Sendable {
    public struct End: Sendable {
        /// Of the program; -1 when a signal has ended it.
        public let status: Int32
        public let output: [UInt8]
        /// The text from standard error.
        public let messages: String

        public var text: String { String(decoding: output, as: UTF8.self) }
    }

    public var words: [String]
    /// The folder that it runs in; nil for that of the tests.
    public var folder: String?
    /// Nil for that of the tests.
    public var environment: [String: String]?
    public var input: [UInt8] = []

    /// The first word is a program on the path.
    public init(_ words: [String]) { self.words = words }

    /// Runs it, when fewer than enough are running.
    public func run() async throws -> End {
        try await ChildSlots.shared.holding { try await runNow() }
    }

    /// Runs it with files for its input and output, so that neither side waits for the other.
    private func runNow() async throws -> End {
        let place = FileManager.default.temporaryDirectory
            .appendingPathComponent("penny-child-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        func file(_ name: String, _ bytes: [UInt8] = []) throws -> URL {
            let file = place.appendingPathComponent(name)
            try Data(bytes).write(to: file)
            return file
        }
        let (output, messages) = (try file("output"), try file("messages"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        if let environment { process.environment = environment }
        process.standardInput = try FileHandle(forReadingFrom: file("input", input))
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: messages)
        let status = try await Self.end(of: process)
        return End(
            status: status, output: [UInt8](try Data(contentsOf: output)),
            messages: String(decoding: try Data(contentsOf: messages), as: UTF8.self))
    }

    private static func end(of process: Process) async throws -> Int32 {
        try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { ended in
                let isWhole = ended.terminationReason == .exit
                continuation.resume(returning: isWhole ? ended.terminationStatus : -1)
            }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
    }
}

/// Lets so many programs run at once as the machine has use for.
public actor ChildSlots {
    public static let shared = ChildSlots(ProcessInfo.processInfo.activeProcessorCount + 1)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    public init(_ count: Int) { free = count }

    public nonisolated func holding<Value: Sendable>(
        _ work: @Sendable () async throws -> Value
    ) async throws -> Value {
        await take()
        do {
            let value = try await work()
            await giveBack()
            return value
        } catch {
            await giveBack()
            throw error
        }
    }

    private func take() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func giveBack() {
        if waiting.isEmpty {
            free += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}
