import PennySite
import PennyTestSupport
import Testing

@testable import PennyCommandLine

/// Tests which shard a job makes if a scheduler numbers the jobs.
@Suite struct SchedulerTests {
    struct Job: Sendable, CustomTestStringConvertible {
        var option = "auto"
        let variables: [String: String]
        let made: String

        var testDescription: String { "\(option) \(variables.sorted { $0.key < $1.key })" }
    }

    private static func chosen(_ option: String, _ variables: [String: String]) throws -> Shard {
        try #require(ShardOption(argument: option)).chosen { variables[$0] }
    }

    private static func slurm(
        _ number: Int, _ range: ClosedRange<Int>, step: Int = 1, count: Int
    ) -> [String: String] {
        [
            "SLURM_ARRAY_JOB_ID": "77", "SLURM_ARRAY_TASK_ID": "\(number)",
            "SLURM_ARRAY_TASK_MIN": "\(range.lowerBound)",
            "SLURM_ARRAY_TASK_MAX": "\(range.upperBound)", "SLURM_ARRAY_TASK_STEP": "\(step)",
            "SLURM_ARRAY_TASK_COUNT": "\(count)",
        ]
    }

    static let jobs = [
        Job(variables: slurm(1, 1...8, count: 8), made: "1/8"),
        Job(variables: slurm(8, 1...8, count: 8), made: "8/8"),
        Job(variables: slurm(0, 0...7, count: 8), made: "1/8"),
        Job(variables: slurm(7, 0...7, count: 8), made: "8/8"),
        Job(variables: slurm(14, 10...17, count: 8), made: "5/8"),
        Job(variables: slurm(5, 1...9, step: 4, count: 3), made: "2/3"),
        Job(option: "auto/8", variables: slurm(3, 1...8, count: 8), made: "3/8"),
        Job(option: "auto/8", variables: ["JOB_COMPLETION_INDEX": "0"], made: "1/8"),
        Job(option: "auto/8", variables: ["JOB_COMPLETION_INDEX": "7"], made: "8/8"),
        Job(
            variables: ["AWS_BATCH_JOB_ARRAY_INDEX": "2", "AWS_BATCH_JOB_ARRAY_SIZE": "8"],
            made: "3/8"),
        Job(variables: ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "8"], made: "3/8"),
        Job(variables: ["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "8"], made: "3/8"),
        Job(option: "auto/8", variables: ["PARALLEL_SEQ": "3"], made: "3/8"),
        Job(
            option: "auto/8",
            variables: ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "8", "PARALLEL_SEQ": ""],
            made: "1/8"),
        // A job that is alone on its host starts others by itself.
        Job(
            option: "auto/8",
            variables: ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1", "PARALLEL_SEQ": "3"],
            made: "3/8"),
        Job(
            variables: slurm(3, 1...8, count: 8).merging(
                ["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"]) { $1 }, made: "3/8"),
        // A typed shard, regardless of variables.
        Job(option: "2/3", variables: slurm(3, 1...8, count: 8), made: "2/3"),
    ]

    @Test(arguments: jobs) func `a job makes the shard of its number`(_ job: Job) throws {
        #expect(try Self.chosen(job.option, job.variables).text == job.made)
    }

    static let refused = [
        Job(
            variables: [:],
            made: "No scheduler that Pennypress knows has set its variables. Write --shard 3/8 for "
                + "the third of eight."),
        Job(
            option: "auto/8", variables: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"],
            made: "No scheduler that Pennypress knows has set its variables. Write --shard 3/8 for "
                + "the third of eight."),
        Job(
            variables: ["JOB_COMPLETION_INDEX": "2"],
            made: "Kubernetes does not say how many jobs there are. Write --shard auto/8 for eight."
        ),
        Job(
            variables: ["PARALLEL_SEQ": "2"],
            made:
                "GNU parallel does not say how many jobs there are. Write --shard auto/8 for eight."
        ),
        Job(
            option: "auto/8", variables: ["PARALLEL_SEQ": "9"],
            made: "PARALLEL_SEQ=9 is not the number of one of 8 jobs."),
        Job(
            option: "auto/8", variables: ["JOB_COMPLETION_INDEX": "8"],
            made: "JOB_COMPLETION_INDEX=8 is not the number of one of 8 jobs."),
        Job(
            option: "auto/4", variables: slurm(3, 1...8, count: 8),
            made: "Slurm runs 8 jobs, not 4. Write --shard 3/4 for the third."),
        Job(
            variables: slurm(5, 1...9, count: 4),
            made: "The numbers of this Slurm array have gaps. Use a range such as 1-8, or write "
                + "--shard 3/8 for the third of eight."),
        Job(
            variables: ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "8"],
            made: "CI_NODE_INDEX=x is not a number."),
        Job(
            option: "auto/8",
            variables: slurm(3, 1...8, count: 8).merging(["PARALLEL_SEQ": "2"]) { $1 },
            made: "Both Slurm and GNU parallel number this job. Write --shard 3/8 for the third "
                + "of eight."),
    ]

    @Test(arguments: refused) func `a job whose number is not clear is told what to write`(
        _ job: Job
    ) {
        let error = #expect(throws: (any Error).self) {
            try Self.chosen(job.option, job.variables)
        }
        #expect(error.map { "\($0)" } == job.made)
    }

    @Test(arguments: ["", "auto/", "auto/0", "auto8", "Auto", "0/8", "9/8", "3/8/1", "auto/10001"])
    func `anything else is no shard`(_ text: String) {
        #expect(ShardOption(argument: text) == nil)
    }

    /// Authors of jobs look there.
    @Test func `each scheduler is in the documents with its variables`() throws {
        let text = try Repository.text(of: "docs/manual/pages/publish/large.md")
        for scheduler in Scheduler.all {
            #expect(text.contains(scheduler.name))
            #expect(text.contains("`\(scheduler.number)`"))
            if let count = scheduler.count { #expect(text.contains("`\(count)`")) }
        }
    }
}
