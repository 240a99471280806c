import PennyDiagnostics
import PennyEngine
import PennyTestSupport

@testable import PennyImport

/// The result of reading an archive, as messages show it.
struct ArchiveOutcome: Equatable {
    /// `30 | 10000 | …`, the inputs in their order.
    var sets: [String] = []
    var shown: [String?] = []
    var days: [String?] = []
    var locations: [String] = []
    var leftOut: [String] = []
    var notes: [String] = []
    var errors: [String] = []

    init(_ bytes: [UInt8], path: String = "saved.plist") {
        do throws(DiagnosticError) {
            let archive = try SavingsArchive.read(path: path, bytes: bytes)
            sets = archive.sets.map { set in
                set.inputs.map { input -> String in
                    guard case .text(let text) = input.value else { return "?" }
                    return text
                }.joined(separator: " | ")
            }
            shown = archive.sets.map(\.shownBalance)
            days = archive.sets.map { $0.day?.isoText }
            locations = archive.sets.map(\.location.description)
            leftOut = archive.leftOut.map(whole)
            notes = archive.notes.map(whole)
        } catch {
            errors = error.diagnostics.map(whole)
        }
    }

    init(sample: String) throws {
        self.init(try sampleBytes(sample), path: sample)
    }

    init(xml: String) {
        self.init(Array(xml.utf8))
    }
}

/// `saved.plist: object 7: error: … | Next step.`
private func whole(_ diagnostic: Diagnostic) -> String {
    let next = diagnostic.nextStep.isEmpty ? "" : " | " + diagnostic.nextStep
    return "\(diagnostic.location): \(diagnostic.severity.rawValue): \(diagnostic.summary)\(next)"
}

func sampleBytes(_ name: String) throws -> [UInt8] {
    try Repository.bytes(of: "Tests/PennyImportTests/Samples/archives/" + name)
}

// MARK: - XML

func plist(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n\(content)\n</plist>\n"
}

func uid(_ number: Int) -> String {
    "<dict><key>CF$UID</key><integer>\(number)</integer></dict>"
}

/// An archive whose object 1 is an array of `elements`, 2 a saved set's class, 3
/// a day and its class, 5 a text; `objects` begin at 6.
func keyedArchive(elements: [Int], _ objects: [String]) -> String {
    let array = "<dict><key>NS.objects</key><array>\(elements.map(uid).joined())</array></dict>"
    let all =
        [
            "<string>$null</string>", array,
            "<dict><key>$classname</key><string>Savings.SavedResults</string></dict>",
            "<dict><key>NS.time</key><real>456053400.25</real></dict>",
            "<dict><key>$classname</key><string>UIColor</string></dict>",
            "<string>$1.28 M</string>",
        ] + objects
    return plist(
        """
        <dict><key>$archiver</key><string>NSKeyedArchiver</string>
        <key>$top</key><dict><key>root</key>\(uid(1))</dict>
        <key>$objects</key><array>\(all.joined(separator: "\n"))</array></dict>
        """)
}

/// A sound set, with some values replaced; an empty one leaves its key out.
func savedObject(_ changes: [String: String] = [:]) -> String {
    let sound = [
        ("$class", uid(2)), ("yearsToInvest", "<real>30</real>"),
        ("initialInvestment", "<real>10000</real>"), ("monthlyDeposit", "<real>250</real>"),
        ("interestRate", "<real>4.3499999046325684</real>"),
        ("additionalFeeRate", "<real>0.5</real>"),
        ("compoundInterval", "<string>Monthly</string>"), ("accruedBalance", uid(5)),
        ("dateOfCalculation", uid(3)),
    ]
    let entries = sound.map { key, value in (key, changes[key] ?? value) }
    return "<dict>"
        + entries.filter { !$0.1.isEmpty }.map { "<key>\($0.0)</key>\($0.1)" }.joined() + "</dict>"
}

// MARK: - Binary

/// Big-endian.
func bigEndian(_ number: UInt64, _ length: Int) -> [UInt8] {
    (0..<length).reversed().map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
}

/// A binary property list of the bytes of its objects; references have two bytes.
func binaryList(
    _ objects: [[UInt8]], root: UInt64 = 0, offsetSize: UInt8 = 4, referenceSize: UInt8 = 2,
    count: UInt64? = nil, table: UInt64? = nil, offsets: [UInt64]? = nil
) -> [UInt8] {
    var out = Array("bplist00".utf8)
    var starts: [UInt64] = []
    for object in objects {
        starts.append(UInt64(out.count))
        out += object
    }
    let tableStart = UInt64(out.count)
    for start in offsets ?? starts { out += bigEndian(start, 4) }
    out += [0, 0, 0, 0, 0, 0, offsetSize, referenceSize]
    for number in [count ?? UInt64(objects.count), root, table ?? tableStart] {
        out += bigEndian(number, 8)
    }
    return out
}
