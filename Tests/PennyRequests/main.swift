import Foundation
import PennyCatalogs
import PennyEngine
import PennyMarkup

// penny-requests: prints what readers ask of the browser's modules most often, for
// scripts/wasm-pack.mjs, which puts first what they need for it. Each line is a kind, a group, a
// format, a request in base64, and the name of a part or nothing, as JSON. What group 0 needs comes
// first, and what several need.

func send(
    _ calculator: Calculator, _ group: Int, _ format: Int, _ bytes: [UInt8], part: String = ""
) {
    let request = Data(bytes).base64EncodedString()
    print(#"["\#(calculator.name)",\#(group),\#(format),"\#(request)","\#(part)"]"#)
}

func send(_ sets: [[RawInput]], of calculator: Calculator, in place: Place, part: String = "") {
    let requests = OrdinaryRequests(
        calculator, sets, in: place, areAllOften: calculator == .scenarios)
    for request in requests.all {
        send(calculator, request.group, request.format.rawValue, request.bytes, part: part)
    }
}

let sets = SampleSets.byCalculator()
for calculator in Calculator.allCases {
    guard let own = sets[calculator] else {
        fatalError("the sample site has no set for the calculator \(calculator.name)")
    }
    for place in Place.all {
        let words = Catalogs.bundle(
            language: place.language, areas: calculator.definition.wordAreas.map(\.number),
            readsTyped: true, parts: [place.style.bundlePart])
        // The words come where a request would have its format.
        send(calculator, 0, ResultFormat.allCases.count, words)
        guard calculator == .scenarios else {
            send(own, of: calculator, in: place)
            continue
        }
        for kind in Calculator.allCases where kind != .scenarios {
            let known = own.filter { ScenariosOfKind.kinds(in: $0) == [kind.name] }
            let scenarios = known + ScenariosOfKind.all(kind, sets[kind] ?? [])
            send(scenarios, of: calculator, in: place, part: kind.name)
        }
    }
}
