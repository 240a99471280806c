import Foundation
import PennyCatalogs
import PennyEngine
import PennyMarkup

// penny-requests: prints what readers ask of the browser's modules most often, for
// scripts/wasm-pack.mjs, which puts first what they need for it. Each line is a kind, a group, a
// format and a request in base64, as JSON. What group 0 needs comes first, and what several need.

func send(_ calculator: Calculator, _ group: Int, _ format: Int, _ bytes: [UInt8]) {
    print(
        #"["\#(calculator.name)",\#(group),\#(format),"\#(Data(bytes).base64EncodedString())"]"#)
}

let sets = SampleSets.byCalculator()
for calculator in Calculator.allCases {
    guard let sets = sets[calculator] else {
        fatalError("the sample site has no set for the calculator \(calculator.name)")
    }
    for place in Place.all {
        let words = Catalogs.bundle(
            language: place.language, areas: calculator.definition.wordAreas.map(\.number),
            readsTyped: true, parts: [place.style.bundlePart])
        // The words come where a request would have its format.
        send(calculator, 0, ResultFormat.allCases.count, words)
        for request in OrdinaryRequests(calculator, sets, in: place).all {
            send(calculator, request.group, request.format.rawValue, request.bytes)
        }
    }
}
