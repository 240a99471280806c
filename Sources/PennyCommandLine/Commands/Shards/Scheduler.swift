import ArgumentParser
import PennyDiagnostics
import PennySite

/// A program that runs a job several times at once and numbers the runs by variables.
struct Scheduler {
    /// Looks up a variable of the environment.
    typealias Variables = (String) -> String?

    let name: String
    /// The variable with the number of a run.
    let number: String
    /// What the number of the first run is, or the variable that says it.
    private let first: First
    /// The variable that says how many there are; nil where none does.
    let count: String?
    /// What the variables that say where the numbers end and go must be.
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

    /// The shard of this run; nil where the scheduler runs nothing here.
    ///
    /// - Parameter given: how many there are, as somebody has typed it.
    func shard(_ variables: Variables, count given: Int?) throws -> Shard? {
        guard let number = try value(self.number, variables) else { return nil }
        let told = try count.flatMap { try value($0, variables) }
        // A job that is alone starts others, by another scheduler.
        if told == 1, let given, given > 1 { return nil }
        guard let count = told ?? given else {
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

    /// How far the numbers are apart. An array with gaps does not say where in it a job is.
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
