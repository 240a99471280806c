import Foundation
import PennyTestSupport
import Testing

/// The files of `examples` for hosts and clusters, with their commands run in order.
@Suite struct ShardExampleTests {
    private static let makeSite = Repository.path(of: "scripts/shards/make-site")

    @Test func `the jobs of GitHub build what one build does`() async throws {
        let host = try await HostedRun("sh '\(Self.makeSite)' . 20")
        let file = try WorkflowFile(try Repository.text(of: "examples/github/shards.yml"))
        var environment = try file.get("env").texts
        environment["PENNYPRESS_RELEASES"] = host.releases
        let jobs = try file.get("jobs")
        let build = try jobs.get("build")
        let shards = try build.get("strategy").get("matrix").get("shard").list.compactMap(\.text)
        #expect(shards == (1...8).map(String.init))
        try await host.run("cp -r repository fresh && mkdir handed")
        for shard in shards {
            // Each job has a machine of its own.
            try await host.run("rm -rf repository && cp -r fresh repository")
            let outcome = try await host.run(
                steps: try build.get("steps").list, environment, ["matrix.shard": shard])
            #expect(outcome.failed == nil, "\(outcome.messages)")
            #expect(
                outcome.done == [
                    "actions/checkout@v5", "Get Pennypress", "Build", "Hand over the part",
                ])
            // A part is packed and unpacked on its way, which loses file times.
            try await host.run(
                "mkdir handed/part\(shard) && (cd repository/_part && tar -cf - .) | tar -xmf - -C handed/part\(shard)"
            )
        }
        try await host.run("rm -rf repository && cp -r fresh repository")
        let merge = try jobs.get("merge")
        #expect(try merge.get("needs").text == "build")
        try await host.run("cp -r handed repository/_parts")
        let outcome = try await host.run(
            steps: try merge.get("steps").list, environment, [:])
        #expect(outcome.failed == nil, "\(outcome.messages)")
        #expect(!outcome.messages.contains("warning"))
        try await host.run("pennypress build fresh -q -o whole && diff -r whole repository/public")
    }

    private func container(_ path: String) throws -> (spec: WorkflowFile, command: [String]) {
        let spec = try WorkflowFile(try Repository.text(of: path)).get("spec")
        let containers = try spec.get("template").get("spec").get("containers").list
        let command = try #require(containers.first).get("command").list.compactMap(\.text)
        return (spec, command)
    }

    @Test func `the pods of Kubernetes build what one build does`() async throws {
        let folder = try CommandFolder()
        let (build, command) = try container("examples/kubernetes/build.yaml")
        let merge = try container("examples/kubernetes/merge.yaml").command
        #expect(try build.get("completionMode").text == "Indexed")
        let count = try #require(try build.get("completions").text.flatMap { Int($0) })
        #expect(command.contains("auto/\(count)"))
        let volume = try WorkflowFile(try Repository.text(of: "examples/kubernetes/volume.yaml"))
        #expect(
            try volume.get("spec").get("accessModes").list.compactMap(\.text) == ["ReadWriteMany"])
        var lines = [
            "set -e", "sh '\(Self.makeSite)' site 20", "pennypress build site -q -o whole",
        ]
        lines += (0..<count).map {
            "JOB_COMPLETION_INDEX=\($0) \(command.joined(separator: " "))"
        }
        lines += [merge.joined(separator: " "), "diff -r whole public"]
        let result = try await folder.run(lines.joined(separator: "\n"))
        #expect(result.status == 0, "\(result.messages)")
    }

    /// `examples/kubernetes/run` with a `kubectl` that records its calls.
    @Test func `the Jobs of Kubernetes are started in order`() async throws {
        let folder = try CommandFolder()
        try folder.write("#!/bin/sh\necho \"$@\"\n", to: "bin/kubectl")
        let script = Repository.path(of: "examples/kubernetes/run")
        let result = try await folder.run(
            "chmod +x bin/kubectl; PATH=\"$PWD/bin:$PATH\" sh '\(script)'")
        #expect(
            result.output == """
                apply -f volume.yaml
                delete --ignore-not-found job/pennypress-build job/pennypress-merge
                apply -f build.yaml
                wait --for=condition=complete --timeout=24h job/pennypress-build
                apply -f merge.yaml
                wait --for=condition=complete --timeout=24h job/pennypress-merge

                """)
    }

    /// `examples/slurm/submit` with an `sbatch` that runs the tasks at once. `make check-shards`
    /// runs it on a Slurm.
    @Test func `the tasks of Slurm build what one build does`() async throws {
        let folder = try CommandFolder()
        try folder.write(
            """
            #!/bin/sh
            set -e
            array= after=
            for word; do
                case $word in
                --array=*) array=${word#--array=} ;;
                --dependency=*) after=${word#--dependency=} ;;
                esac
                script=$word
            done
            if [ -n "$array" ]; then
                for number in $(seq ${array%-*} ${array#*-}); do
                    SLURM_ARRAY_TASK_ID=$number SLURM_ARRAY_TASK_MIN=${array%-*} SLURM_ARRAY_TASK_MAX=${array#*-} \\
                        SLURM_ARRAY_TASK_STEP=1 SLURM_ARRAY_TASK_COUNT=${array#*-} sh "$script" >&2
                done
                echo 7
            else
                [ "$after" = afterok:7 ]
                sh "$script" >&2
                echo 8
            fi

            """, to: "bin/sbatch")
        let script = Repository.path(of: "examples/slurm/submit")
        let result = try await folder.run(
            """
            set -e
            chmod +x bin/sbatch
            sh '\(Self.makeSite)' site 20 && pennypress build site -q -o whole
            PATH="$PWD/bin:$PATH" sh '\(script)' site public 3
            diff -r whole public
            """)
        #expect(result.status == 0, "\(result.messages)")
        #expect(result.output.hasSuffix("7 8\n"))
    }
}
