import Foundation
import Glibc
import PennyDiagnostics
import PennyFiles
import PennySite
import PennyTestSupport
import Synchronization
import Testing

@testable import PennyPreview

/// A preview on its own thread, with a client on this machine.
final class RunningPreview: Sendable {
    let port: Int
    private let site: PreviewSite
    private let ending: WakePipe
    private let ended = DispatchSemaphore(value: 0)

    struct NotStarted: Error {}

    init(_ site: PreviewSite) throws {
        self.site = site
        let started = DispatchSemaphore(value: 0)
        let (options, ended) = (site.options, ended)
        guard let ending = WakePipe() else { throw NotStarted() }
        self.ending = ending
        let address = Mutex("")
        let thread = Thread {
            var served = Preview.Options()
            served.port = 0
            guard let preview = try? Preview(PreviewSession(options), served),
                preview.end(when: ending)
            else {
                started.signal()
                return
            }
            address.withLock { $0 = preview.address }
            started.signal()
            do throws(DiagnosticError) { try preview.run() } catch { Issue.record("\(error)") }
            ended.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
        started.wait()
        let text = address.withLock { $0 }
        guard let port = URL(string: text)?.port else { throw NotStarted() }
        self.port = port
    }

    func stop() {
        ending.ring()
        ended.wait()
    }

    // MARK: - Asking

    struct Answer: Equatable {
        let status: Int
        let headers: [String: String]
        let body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }
    }

    func get(_ path: String, _ headers: String..., method: String = "GET") throws -> Answer {
        let lines = ["\(method) \(path) HTTP/1.1", "Host: localhost:\(port)", "Connection: close"]
        return try send((lines + headers).joined(separator: "\r\n") + "\r\n\r\n")
    }

    /// Sends bytes unchanged, and reads until the other side closes.
    func send(_ text: String) throws -> Answer {
        let client = try connection()
        defer { close(client) }
        write(text, to: client)
        return Self.answer(LocalSocket.bytes(from: client))
    }

    func connection() throws -> Int32 { try LocalSocket.connect(to: UInt16(port)) }

    func write(_ text: String, to client: Int32) { LocalSocket.send(text, to: client) }

    private static func answer(_ bytes: [UInt8]) -> Answer {
        let end = bytes.firstRange(of: Array("\r\n\r\n".utf8))
        let head = String(decoding: bytes[..<(end?.lowerBound ?? bytes.endIndex)], as: UTF8.self)
        let lines = head.split(separator: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            headers[parts[0].lowercased()] =
                parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
        }
        let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return Answer(
            status: status, headers: headers, body: end.map { Array(bytes[$0.upperBound...]) } ?? []
        )
    }
}
