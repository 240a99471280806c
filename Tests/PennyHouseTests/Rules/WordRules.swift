import PennyTestSupport

/// Words that the sources do without.
enum WordRules {
    static let noTraps = HouseRule.lines(
        "no try!, as! or fatalError", of: \.isSwiftSource, as: codeOnly,
        having: ["try!", "as!", "fatalError"]
    ) { line, _ in
        for word in ["try!", "as!"] where line.contains(word) {
            return "\(word) traps on a reader's input; throw a fault"
        }
        return line.contains(/(?:^|[^\w.])fatalError\(/)
            ? "fatalError( is no answer to input; throw a fault" : nil
    }

    static let noPrinting = HouseRule.lines(
        "no print", of: \.isSwiftSource, as: codeOnly, having: ["rint(", "dump("]
    ) { line, _ in
        line.contains(/(?:^|[^\w.])(?:Swift\.)?(?:debugPrint|print|dump)\(/)
            ? "print( goes unnoticed when it fails; use the command line's writer" : nil
    }

    /// The archives of an app hold binary floating point, which becomes decimals here.
    static let floatFile = "Sources/PennyImport/Archives/BinaryFloat.swift"

    static let noFloats = HouseRule.lines(
        "no binary floating point in figures",
        of: {
            $0.belongs(
                to: "PennyEngine", "PennyNaturals", "PennyMarkup", "PennyMessages", "PennyWasm",
                "PennyReport", "PennyImport")
                && $0.path != floatFile
        },
        as: codeOnly, having: ["Double", "Float"] + (0...9).map { "\($0)." }
    ) { line, _ in
        if let match = line.firstMatch(of: /\b(Double|Float|Float16|Float32|Float64|Float80)\b/) {
            return "\(match.1) is not exact; use Decimal, Money or an integer"
        }
        return line.contains(/(?:^|[^\w.$])\d[\d_]*\.\d/)
            ? "a literal with a point is a Double; write it as an exact decimal" : nil
    }

    static let noSilentWrites = HouseRule.lines(
        "no failed write goes unnoticed", of: \.isSwiftSource, as: codeOnly, having: ["try?"]
    ) { line, _ in
        guard line.contains(/(?i)write|remove|rename/) else { return nil }
        return "try? hides a failed write; report it"
    }

    static let threadFile = "Sources/PennyFiles/Threads/SystemThread.swift"

    static let oneThread = HouseRule.lines(
        "threads are started in one place", of: { $0.isSwiftSource && $0.path != threadFile },
        as: codeOnly, having: ["pthread_create"]
    ) { _, _ in "pthread_create( is called by SystemThread alone" }

    static let nothingLeftOver = HouseRule.lines(
        "nothing is left to do", of: \.isShipped, having: ["TODO", "FIXME"]
    ) { line, _ in
        line.firstMatch(of: /\b(TODO|FIXME)\b/).map {
            "\($0.1) is left over; do it or open an issue"
        }
    }

    static let noMachine = HouseRule.lines(
        "no path of one machine", of: { !$0.path.hasPrefix("Tests/") },
        having: ["/work/", "/home/", "/tmp/"]
    ) { line, _ in
        line.firstMatch(of: /(?:^|[^\w.\/~)-])(\/(?:work|home|tmp)\/)/)
            .map { "\($0.1) is a path of one machine" }
    }
}
