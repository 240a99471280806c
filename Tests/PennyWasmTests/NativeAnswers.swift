import PennyEngine
import PennyMarkup
import Testing

/// What the native writers make of a request, without the module's own way to them.
struct NativeAnswers {
    private enum Outcome {
        case computed(CalculationRequest, Calculation)
        case problems(InputProblems)
        case unreadable
    }

    private let outcome: Outcome

    init(_ sample: SampleRequest) throws {
        guard let request = CalculationRequest(reading: sample.text) else {
            outcome = .unreadable
            return
        }
        do throws(InputProblems) {
            outcome = .computed(
                request, try request.calculator.calculate(request.inputs, request.defaults))
        } catch {
            outcome = .problems(error)
        }
    }

    func output(_ format: ResultFormat) throws -> [UInt8] {
        switch outcome {
        case .unreadable: []
        case .problems(let problems): ProblemLines(problems).file().bytes
        case .computed(let request, let result): try output(format, request, result).bytes
        }
    }

    private func output(
        _ format: ResultFormat, _ request: CalculationRequest, _ result: Calculation
    ) throws -> Bytes {
        switch format {
        case .json: return JSONWriter(result).object(title: request.title)
        case .csv:
            let table = try #require(result.table(result.calculator.primaryTable))
            return CSVWriter(table, result.currency).file()
        case .html: return ResultHTML(result, style: request.style).section()
        }
    }
}
