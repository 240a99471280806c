import Foundation
import PennyCatalogs
import PennyEngine
import PennyMarkup
import PennyTestSupport

// penny-fuzz COUNT: answers so many mutated requests, and fails when one takes
// more than a second of its processor or a check on a result does not hold. A trap ends it.
// With the word pipe, each request goes to standard output with its digest, for
// scripts/wasm-fuzz.mjs; with the word trace, each is said before it is answered, so
// that the last one said is the one that trapped.

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
let isPiped = CommandLine.arguments.dropFirst(2).first == "pipe"
let isTraced = CommandLine.arguments.dropFirst(2).first == "trace"
let limit = 1_000

func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

func quoted(_ request: [UInt8]) -> String {
    String(decoding: request, as: UTF8.self).debugDescription
}

var mutator = Mutator(Corpus.requests, seed: SeededGenerator.chosenSeed)
var statuses = [0, 0, 0]
var slowest = (milliseconds: 0, request: [UInt8]())
var faults = 0

var sentWords: Set<String> = []

/// Prints the words of a request's module for its locale, the first time, and returns the locale.
@MainActor func locale(of request: [UInt8]) -> String {
    guard let request = CalculationRequest(reading: request, of: .builtIn) else { return "en-US" }
    let (calculator, style) = (request.calculator, request.style)
    if sentWords.insert("\(calculator.name) \(style.locale)").inserted {
        let words = Catalogs.bundle(
            language: "en", areas: calculator.wordAreas.map(\.number),
            parts: [style.bundlePart])
        print("words", calculator.name, style.locale, Data(words).base64EncodedString())
    }
    return style.locale
}

for _ in 0..<count {
    let request = mutator.next()
    if isTraced { say(quoted(request)) }
    let (answer, milliseconds) = computing { Answer(request) }
    statuses[answer.status] += 1
    if milliseconds > slowest.milliseconds { slowest = (milliseconds, request) }
    if milliseconds > limit || answer.failedProof {
        faults += 1
        say("\(answer.failedProof ? "a check fails" : "\(milliseconds) ms"): \(quoted(request))")
    }
    if isPiped {
        let place = locale(of: request)
        print(Data(request).base64EncodedString(), answer.digest, place)
    }
}

say(
    "\(count) requests natively: \(statuses[0]) results, \(statuses[1]) with problems, "
        + "\(statuses[2]) unreadable; the slowest took \(slowest.milliseconds) ms: "
        + quoted(slowest.request))
say("PENNY_TEST_SEED=\(SeededGenerator.chosenSeed)")
exit(faults == 0 ? 0 : 1)
