import Foundation
import PennySite

/// A repository on a host, beside a folder of releases. The scripts of a workflow run in it as the
/// host runs them: with its variables, and without the program.
struct HostedRun {
    struct Outcome {
        /// The names of the successful steps.
        var done: [String] = []
        /// The failed step, and the output of all steps.
        var failed: String?
        var messages = ""
    }

    struct Unknown: Error, CustomStringConvertible {
        let description: String
    }

    let folder: CommandFolder
    /// The release that the workflow requests, in folders as published.
    static let release = "releases/v\(Pennypress.version)"
    static let archive = "pennypress-\(Pennypress.version)-linux-x86_64.tar.gz"

    /// - Parameter made: the command that makes the site in the folder `repository`.
    init(_ made: String, isWhole: Bool = false) async throws {
        folder = try CommandFolder()
        // Packing the program itself takes seconds, so one test in each suite does it.
        let program =
            isWhole
            ? "cp $(command -v pennypress) packed/bin/pennypress"
            : "printf '#!/bin/sh\\nexec %s \"$@\"\\n' $(command -v pennypress) > packed/bin/pennypress"
        try await run(
            """
            set -e
            mkdir -p repository packed/bin \(Self.release)
            \(program)
            chmod +x packed/bin/pennypress
            tar -C packed -cf - bin | gzip -1 > \(Self.release)/\(Self.archive)
            cd \(Self.release)
            sha256sum \(Self.archive) > SHA256SUMS
            """)
        try await run("cd repository && \(made)")
    }

    /// The folder that holds the repository.
    var root: String { folder.work.path }

    var releases: String { "file://\(root)/releases" }

    func run(_ command: String) async throws {
        let result = try await folder.run(command)
        guard result.status == 0 else { throw Unknown(description: result.messages) }
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: folder.work.appendingPathComponent(path), encoding: .utf8)
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.work.appendingPathComponent(path).path)
    }

    /// Runs a script in the repository by a line of the host's, with an otherwise empty
    /// environment.
    func run(
        _ script: String, by shell: String, _ environment: [String: String],
        path: String = ""
    ) async throws -> CommandFolder.Result {
        try folder.write(script, to: "script.sh")
        var all = environment
        all["PATH"] = path + "/usr/bin:/bin"
        all["HOME"] = root
        all["TMPDIR"] = root
        let words = all.map { name, value in
            "\(name)='" + value.replacingOccurrences(of: "'", with: "'\\''") + "'"
        }
        return try await folder.run(
            "cd repository && env -i \(words.joined(separator: " ")) \(shell) \(root)/script.sh")
    }

    /// Runs the steps of a GitHub job, except those of other actions.
    ///
    /// - Parameter expressions: the values of the host's expressions.
    func run(
        steps: [WorkflowFile], _ environment: [String: String], _ expressions: [String: String],
        path: String = ""
    ) async throws -> Outcome {
        var outcome = Outcome()
        try folder.write("", to: "github-path")
        for step in steps {
            let name = try step.find("name")?.text ?? step.get("uses").text ?? ""
            if let condition = step.find("if")?.text,
                try value(of: condition, expressions) != "true"
            {
                continue
            }
            guard let script = step.find("run")?.text else {
                outcome.done.append(name)
                continue
            }
            if script.contains("${{") { throw Unknown(description: "expression in \(name)") }
            var own = environment
            for (key, value) in step.find("env")?.texts ?? [:] {
                own[key] = try filled(value, expressions)
            }
            own["GITHUB_PATH"] = root + "/github-path"
            let added = try text("github-path").split(separator: "\n").reversed()
            let isBash = step.find("shell")?.text == "bash"
            let result = try await run(
                script, by: isBash ? "bash --noprofile --norc -eo pipefail" : "bash -e", own,
                path: added.map { $0 + ":" }.joined() + path)
            outcome.messages += result.output + result.messages
            guard result.status == 0 else {
                outcome.failed = name
                return outcome
            }
            outcome.done.append(name)
        }
        return outcome
    }

    private func filled(_ text: String, _ expressions: [String: String]) throws -> String {
        var parts = text.components(separatedBy: "${{")
        var filled = parts.removeFirst()
        for part in parts {
            let halves = part.components(separatedBy: "}}")
            filled += try value(of: halves[0], expressions) + halves.dropFirst().joined()
        }
        return filled
    }

    private func value(of expression: String, _ values: [String: String]) throws -> String {
        let name = expression.trimmingCharacters(in: .whitespaces)
        guard let value = values[name] else {
            throw Unknown(description: "no value for “\(name)”")
        }
        return value
    }
}
