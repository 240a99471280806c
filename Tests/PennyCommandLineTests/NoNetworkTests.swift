import Glibc
import PennyTestSupport
import Testing

/// A build of a site with a daily report contacts nobody.
///
/// Every source of the site leads to a port of this test's own, which accepts connections: none may
/// come while the site is built. That is proof wherever the test runs. Where the system lets users
/// create a network namespace (`unshare -rn`), the same build runs in an empty one, in which not
/// even loopback answers, and must give the same bytes; where it does not, the test reports that in
/// a warning.
@Suite struct NoNetworkTests {
    @Test func `a build opens no connection, and gives the same bytes without a network`()
        async throws
    {
        let trap = try ConnectionTrap()
        let folder = try CommandFolder()
        // A new site with the daily reports of the sample site.
        let sample = Repository.path(of: "site")
        let made = try await folder.run(
            "pennypress new site && rm -rf site/reports "
                + "&& cp -r '\(sample)/report.yaml' '\(sample)/reports' site/")
        #expect(made.status == 0, "\(made.messages)")
        let address = "http://127.0.0.1:\(trap.port)/"
        let turned = try await folder.run(
            "sed -i 's|^\\( *url:\\) .*|\\1 \(address)|' site/report.yaml"
                + " && echo 'allowHosts: [127.0.0.1]' >> site/report.yaml"
                + " && grep -c '\(address)' site/report.yaml")
        #expect(Int(turned.output.dropLast()) ?? 0 > 0)

        let build = try await folder.run("pennypress build site -o with")
        #expect(build.status == 0, "\(build.messages)")
        #expect(trap.connections() == 0)

        if try await folder.run("unshare -rn true").status == 0 {
            let alone = try await folder.run("unshare -rn pennypress build site -o without")
            #expect(alone.status == 0, "\(alone.messages)")
            let difference = try await folder.run("diff -r with without")
            #expect(difference.status == 0, "\(difference.output)")
            // The network is denied there: commands that use it fail.
            let denied = try await folder.run("unshare -rn pennypress report check site")
            #expect(denied.output.contains("takes no connection"))
            #expect(trap.connections() == 0)
        } else {
            Issue.record(
                "unshare -rn is not permitted here: only the trap has proved it",
                severity: .warning)
        }

        // The trap works: commands that use the network connect to it.
        let asked = try await folder.run(
            "timeout 1 pennypress report check site --date 2026-05-27")
        #expect(asked.status != 0)
        #expect(trap.connections() > 0)
    }
}

/// A port on loopback that counts connections, and never answers.
private final class ConnectionTrap {
    let port: UInt16
    private let descriptor: Int32

    struct NoPort: Error {}

    init() throws {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        descriptor = socket(AF_INET, type, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(descriptor, pointer, length) == 0 && listen(descriptor, 16) == 0
                    && getsockname(descriptor, pointer, &length) == 0
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        guard isOpen else {
            close(descriptor)
            throw NoPort()
        }
    }

    /// The number of connections since the last call.
    func connections() -> Int {
        var count = 0
        while true {
            let client = accept(descriptor, nil, nil)
            if client < 0 { return count }
            close(client)
            count += 1
        }
    }

    deinit { close(descriptor) }
}
