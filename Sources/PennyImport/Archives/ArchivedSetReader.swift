import PennyDiagnostics
import PennyEngine

/// Reads one object of the app's archive as a set, and collects all of its faults.
struct ArchivedSetReader {
    static let className = "SavedResults"

    private let archive: KeyedArchive
    private let entries: KeyedArchive.Entries
    private let location: SourceLocation
    private(set) var faults: [Diagnostic] = []
    private(set) var notes: [Diagnostic] = []

    init(_ archive: KeyedArchive, _ entries: KeyedArchive.Entries, at location: SourceLocation) {
        self.archive = archive
        self.entries = entries
        self.location = location
    }

    /// Reads the set; nil if one of its inputs cannot be read.
    mutating func read() -> ArchivedSet? {
        let inputs = [
            input("yearsToInvest"), input("initialInvestment"), input("monthlyDeposit"),
            input("interestRate", unit: "%"), input("additionalFeeRate", unit: "%"), interval(),
        ]
        let (balance, day) = (shownBalance(), day())
        guard faults.isEmpty else { return nil }
        return ArchivedSet(
            location: location, inputs: inputs.compactMap(\.self), shownBalance: balance, day: day)
    }

    // MARK: - Inputs

    /// Reads a number of the app. Its rates are percentages: 4.35 means 4.35%.
    private mutating func input(_ key: String, unit: String = "") -> RawInput? {
        guard let node = required(key) else { return nil }
        guard let value = number(node) else {
            fault(.archive.notANumber(key, description(of: node)))
            return nil
        }
        return RawInput(key, value.text() + unit)
    }

    private mutating func interval() -> RawInput? {
        let key = "compoundInterval"
        guard let node = required(key) else { return nil }
        let word = archive.text(node)
        if let word, let meant = ArchivedInterval.text(ofWord: word) {
            return RawInput(key, meant)
        }
        let times = word.flatMap { Int128($0) }.map { ExactDecimal($0) } ?? number(node)
        guard let times, let meant = ArchivedInterval.text(ofTimesAYear: times) else {
            fault(.archive.unknownInterval(description(of: node)))
            return nil
        }
        note(.archive.intervalIsNumber(times.text()))
        return RawInput(key, meant)
    }

    // MARK: - Figures shown

    private mutating func shownBalance() -> String? {
        let shown = archive.text(archive.value("accruedBalance", in: entries))
        if shown == nil { note(.archive.noShownBalance) }
        return shown
    }

    private mutating func day() -> CivilDate? {
        if case .dictionary(let date) = archive.value("dateOfCalculation", in: entries),
            let day = seconds(archive.value("NS.time", in: date)).flatMap(ArchivedDay.day)
        {
            return day
        }
        note(.archive.noDayOfCalculation)
        return nil
    }

    private func seconds(_ node: PropertyList.Node?) -> UInt64? {
        switch node {
        case .real(let bits): bits
        case .integer(let number): BinaryFloat.bits(String(number))
        default: nil
        }
    }

    // MARK: - Values

    private mutating func required(_ key: String) -> PropertyList.Node? {
        let node = archive.value(key, in: entries)
        if node == nil { fault(.archive.missing(key)) }
        return node
    }

    private func number(_ node: PropertyList.Node) -> ExactDecimal? {
        switch node {
        case .real(let bits): BinaryFloat.decimal(bits)
        case .integer(let number):
            number.magnitude < 1_000_000_000_000_000_000 ? ExactDecimal(number) : nil
        default: nil
        }
    }

    /// A value as shown in messages.
    private func description(of node: PropertyList.Node) -> String {
        if let text = archive.text(node) { return text }
        if let value = number(node) { return value.text() }
        switch node {
        case .integer(let number): return String(number)
        case .real(let bits): return BinaryFloat.description(bits)
        case .dictionary(let entries): return archive.className(of: entries) ?? "a dictionary"
        case .array: return "an array"
        case .data: return "data"
        case .text, .reference, .other: return "a value of another kind"
        }
    }

    private mutating func fault(_ fault: Fault) {
        faults.append(Diagnostic(fault, at: location))
    }

    private mutating func note(_ fault: Fault) {
        notes.append(Diagnostic(fault, at: location))
    }
}
