import Testing

@Suite struct WordRulesTests {
    static let engine = Sample.path(in: "PennyEngine")
    static let site = Sample.path(in: "PennySite")

    static let traps: [Sample] = [
        Sample(
            WordRules.noTraps, site, "let a = try! read()",
            "try! traps on a reader's input; throw a fault"),
        Sample(
            WordRules.noTraps, site, "let a = b as! Int",
            "as! traps on a reader's input; throw a fault"),
        Sample(
            WordRules.noTraps, site, "fatalError(\"no\")",
            "fatalError( is no answer to input; throw a fault"),
        Sample(WordRules.noTraps, site, "/// Never `try!` this.\nlet words = \"as! try!\""),
        Sample(WordRules.noTraps, site, "let fault = reader.fatalError()"),
        Sample(WordRules.noTraps, "Sources/PennyTheme/Files/penny.js", "try!"),
    ]

    static let printing: [Sample] = [
        Sample(
            WordRules.noPrinting, site, "    print(total)",
            "print( goes unnoticed when it fails; use the command line's writer"),
        Sample(
            WordRules.noPrinting, site, "Swift.print(total)",
            "print( goes unnoticed when it fails; use the command line's writer"),
        Sample(
            WordRules.noPrinting, site, "let a = \"\\(debugPrint(b))\"",
            "print( goes unnoticed when it fails; use the command line's writer"),
        Sample(WordRules.noPrinting, site, "fingerprint(of: page); writer.print(page)"),
    ]

    static let floats: [Sample] = [
        Sample(
            WordRules.noFloats, engine, "let a: Double? = nil",
            "Double is not exact; use Decimal, Money or an integer"),
        Sample(
            WordRules.noFloats, Sample.path(in: "PennyMarkup"), "func width() -> Float",
            "Float is not exact; use Decimal, Money or an integer"),
        Sample(
            WordRules.noFloats, Sample.path(in: "PennyWasm"), "let a = 0.1",
            "a literal with a point is a Double; write it as an exact decimal"),
        Sample(
            WordRules.noFloats, Sample.path(in: "PennyReport"), "let change: Double",
            "Double is not exact; use Decimal, Money or an integer"),
        Sample(
            WordRules.noFloats, Sample.path(in: "PennyImport"), "let amount: Float",
            "Float is not exact; use Decimal, Money or an integer"),
        Sample(WordRules.noFloats, WordRules.floatFile, "let value = Double(bitPattern: bits)"),
        Sample(
            WordRules.noFloats, engine, "let doubled = pair.0.1; let DoubleEntry = 1 // 0.5 Float"),
        Sample(WordRules.noFloats, engine, "for index in 0...12 { total += \"1.5\" }"),
        Sample(WordRules.noFloats, engine, "let words = choices.map { $0.0 }"),
        Sample(WordRules.noFloats, site, "let seconds: Double = 0.5"),
    ]

    static let writes: [Sample] = [
        Sample(
            WordRules.noSilentWrites, site, "try? data.write(to: url)",
            "try? hides a failed write; report it"),
        Sample(
            WordRules.noSilentWrites, site, "_ = try? files.removeItem(at: url)",
            "try? hides a failed write; report it"),
        Sample(
            WordRules.noSilentWrites, site, "try? swapRenamed(a, b)",
            "try? hides a failed write; report it"),
        Sample(WordRules.noSilentWrites, site, "let text = try? String(contentsOf: url)"),
        Sample(WordRules.noSilentWrites, site, "try data.write(to: url)"),
    ]

    static let threads: [Sample] = [
        Sample(
            WordRules.oneThread, site, "pthread_create(&thread, nil, run, nil)",
            "pthread_create( is called by SystemThread alone"),
        Sample(WordRules.oneThread, WordRules.threadFile, "pthread_create(&a, nil, b, c)"),
        Sample(WordRules.oneThread, site, "// pthread_create gives none"),
    ]

    static let leftOver: [Sample] = [
        Sample(
            WordRules.nothingLeftOver, site, "// TODO: leap years",
            "TODO is left over; do it or open an issue"),
        Sample(
            WordRules.nothingLeftOver, "Sources/CFileCalls/CFileCalls.c", "/* FIXME */",
            "FIXME is left over; do it or open an issue"),
        Sample(WordRules.nothingLeftOver, site, "let TODOS = 1"),
    ]

    static let machines: [Sample] = [
        Sample(
            WordRules.noMachine, "README.md", "See /home/ann/penny.",
            "/home/ is a path of one machine"),
        Sample(
            WordRules.noMachine, site, "let folder = \"/tmp/site\"",
            "/tmp/ is a path of one machine"),
        Sample(
            WordRules.noMachine, "scripts/site", "cd /work/site",
            "/work/ is a path of one machine"),
        Sample(WordRules.noMachine, "README.md", "https://example.org/home/ and site/work/page.md"),
        Sample(WordRules.noMachine, "Tests/PennyHouseTests/WordRulesTests.swift", "\"/tmp/\""),
    ]

    @Test(arguments: traps + printing + floats + writes + threads + leftOver + machines)
    func `a banned word is found in code and nowhere else`(_ sample: Sample) {
        sample.check()
    }
}
