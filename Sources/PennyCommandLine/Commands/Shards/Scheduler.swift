import ArgumentParser
import PennyDiagnostics
import PennySite

/// A program that runs a job several times at once and numbers the runs by variables.
struct Scheduler {
    /// Looks up an environment variable.
    typealias Variables = (String) -> String?

    let name: String
    /// The variable with the number of a run.
    let number: String
    /// The number of the first run, or the variable that holds it.
    private let first: First
    /// The variable with the number of runs; nil if there is none.
    let count: String?
    /// The required values of the variables for the last number and the step.
    private let range: (last: String, step: String)?

    private enum First {
        case number(Int)
        case variable(String)
    }

    static let all = [
        Scheduler(
            name: "Slurm", number: "SLURM_ARRAY_TASK_ID",
            first: .variable("SLURM_ARRAY_TASK_MIN"), count: "SLURM_ARRAY_TASK_COUNT",
            range: ("SLURM_ARRAY_TASK_MAX", "SLURM_ARRAY_TASK_STEP")),
        Scheduler(
            name: "Kubernetes", number: "JOB_COMPLETION_INDEX", first: .number(0), count: nil,
            range: nil),
        Scheduler(
            name: "AWS Batch", number: "AWS_BATCH_JOB_ARRAY_INDEX", first: .number(0),
            count: "AWS_BATCH_JOB_ARRAY_SIZE", range: nil),
        Scheduler(
            name: "GitLab", number: "CI_NODE_INDEX", first: .number(1), count: "CI_NODE_TOTAL",
            range: nil),
        Scheduler(
            name: "CircleCI", number: "CIRCLE_NODE_INDEX", first: .number(0),
            count: "CIRCLE_NODE_TOTAL", range: nil),
        Scheduler(
            name: "GNU parallel", number: "PARALLEL_SEQ", first: .number(1), count: nil,
            range: nil),
    ]

    /// The shard of this run; nil if the scheduler does not run here.
    ///
    /// - Parameter given: the number of shards that someone has typed.
    func shard(_ variables: Variables, count given: Int?) throws -> Shard? {
        guard let number = try value(self.number, variables) else { return nil }
        let reported = try count.flatMap { try value($0, variables) }
        // A job that is alone starts others, by another scheduler.
        if reported == 1, let given, given > 1 { return nil }
        guard let count = reported ?? given else {
            throw ValidationError(
                "\(name) does not say how many jobs there are. Write --shard auto/8 for eight.")
        }
        if let given, count != given {
            throw ValidationError(
                "\(name) runs \(counted(count, "job")), not \(given). Write --shard 3/\(given) for "
                    + "the third.")
        }
        let (first, step) = try (self.first(variables), self.step(variables, count: count))
        guard (number - first) % step == 0,
            let shard = Shard((number - first) / step + 1, of: count)
        else {
            throw ValidationError(
                "\(self.number)=\(number) is not the number of one of \(counted(count, "job")).")
        }
        return shard
    }

    private func first(_ variables: Variables) throws -> Int {
        switch first {
        case .number(let number): number
        case .variable(let name): try value(name, variables) ?? 1
        }
    }

    /// The step between two numbers. In an array with gaps the position of a job is not known.
    private func step(_ variables: Variables, count: Int) throws -> Int {
        guard let range, let last = try value(range.last, variables) else { return 1 }
        let step = max(1, try value(range.step, variables) ?? 1)
        guard try (last - first(variables)) / step + 1 == count else {
            throw ValidationError(
                "The numbers of this \(name) array have gaps. Use a range such as 1-8, or write "
                    + "--shard 3/8 for the third of eight.")
        }
        return step
    }

    private func value(_ name: String, _ variables: Variables) throws -> Int? {
        guard let text = variables(name), !text.isEmpty else { return nil }
        guard let number = Int(text), (0...1_000_000_000).contains(number) else {
            throw ValidationError("\(name)=\(text) is not a number.")
        }
        return number
    }
}
