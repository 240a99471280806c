import PennyCatalogs
import PennyEngine
import PennyMarkup
import PennyWordsSupport

/// The engine's answer to a request.
struct Answer {
    /// As the browser's module says it: 0 for a result, 1 for problems, 2 for a
    /// request that cannot be read.
    let status: Int
    let output: [UInt8]
    /// A check on the finished result that does not hold.
    let failedProof: Bool

    /// The words that the module reads, too.
    private static let words: TypedWords = {
        let store = TypedWordsStore(language: Catalogs.source)
        return TypedWords(language: Catalogs.source) { store.readings(of: $0) }
    }()

    init(_ text: [UInt8]) {
        guard let request = CalculationRequest(reading: text, of: .builtIn) else {
            self.init(2, [])
            return
        }
        do throws(InputProblems) {
            let result = try request.calculator.calculate(
                request.inputs, request.defaults.reading(Self.words))
            let output = JSONWriter(result).object(
                title: request.title, for: Readers(request.style, .english)
            ).bytes
            self.init(0, output, failedProof: !result.proofs.allSatisfy { $0.holds })
        } catch {
            let lines = request.lines(of: error, .english)
            self.init(1, lines.bytes)
        }
    }

    private init(_ status: Int, _ output: [UInt8], failedProof: Bool = false) {
        self.status = status
        self.output = output
        self.failedProof = failedProof
    }

    /// FNV-1a over the status and the output, which the module's side computes too.
    var digest: UInt32 {
        var digest: UInt32 = 0x811C_9DC5
        for byte in [UInt8(status)] + output {
            digest = (digest ^ UInt32(byte)) &* 0x0100_0193
        }
        return digest
    }
}
