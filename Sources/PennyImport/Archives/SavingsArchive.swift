import PennyContent
package import PennyDiagnostics

/// The calculations that a savings app has saved with `NSKeyedArchiver`: in a file of their own, or
/// as data under a key of its preferences. Both can be binary or XML.
package struct SavingsArchive: Equatable, Sendable {
    /// The most sets to read; the app itself saves 15.
    package static let setLimit = 100

    /// The sets that can be read, in the archive's order.
    package private(set) var sets: [ArchivedSet] = []
    /// The reasons why other objects among the sets are left out.
    package private(set) var leftOut: [Diagnostic] = []
    /// Details of the sets that the user should check.
    package private(set) var notes: [Diagnostic] = []

    /// Reads the archives in a file.
    ///
    /// - Throws: the reason why the whole file cannot be read, or that it has no set at all. A
    ///   broken set does not throw; it is in `leftOut`.
    package static func read(
        path: String, bytes: [UInt8]
    ) throws(DiagnosticError) -> SavingsArchive {
        if bytes.count > ContentText.byteLimit {
            throw DiagnosticError([
                Diagnostic(
                    Fault.file.tooLarge(ContentText.byteLimit),
                    at: .option(path))
            ])
        }
        let list = try PropertyList(path: path, bytes: bytes)
        var archive = SavingsArchive()
        var hasArchive = false
        if let keyed = KeyedArchive(list) {
            hasArchive = true
            try archive.add(keyed, path)
        } else {
            hasArchive = try archive.add(preferences: list, path)
        }
        if archive.sets.isEmpty, archive.leftOut.isEmpty {
            let fault = hasArchive ? Fault.archive.noSavedResults : .archive.noArchive
            throw DiagnosticError([Diagnostic(fault, at: .option(path))])
        }
        return archive
    }

    /// Adds the archives that are data under keys. Returns false if there are none.
    private mutating func add(
        preferences list: PropertyList, _ path: String
    ) throws(DiagnosticError) -> Bool {
        var hasArchive = false
        for entry in list.rootEntries {
            guard case .data(let bytes) = list.nodes[entry.value], PropertyList.canBegin(bytes),
                let key = list.text(at: entry.key)
            else { continue }
            let innerPath = "\(path): \(key)"
            let inner: PropertyList
            do throws(DiagnosticError) {
                inner = try PropertyList(path: innerPath, bytes: bytes)
            } catch {
                leftOut += error.diagnostics
                continue
            }
            guard let keyed = KeyedArchive(inner) else { continue }
            hasArchive = true
            try add(keyed, innerPath)
        }
        return hasArchive
    }

    /// Adds the sets of one archive; nothing if it has no sets.
    private mutating func add(_ keyed: KeyedArchive, _ path: String) throws(DiagnosticError) {
        let numbers = Self.candidates(keyed)
        guard numbers.contains(where: { Self.savedSet($0, keyed) != nil }) else { return }
        guard sets.count + numbers.count <= Self.setLimit else {
            let fault = Fault.archive.tooManySets(Self.setLimit)
            throw DiagnosticError([Diagnostic(fault, at: .option(path))])
        }
        for number in numbers {
            let location = SourceLocation.object(number, of: path)
            guard let entries = Self.savedSet(number, keyed) else {
                let name = Self.entries(number, keyed).flatMap { keyed.className(of: $0) }
                let fault = Fault.archive.notSavedResults(name)
                leftOut.append(Diagnostic(fault, at: location))
                continue
            }
            var reading = ArchivedSetReader(keyed, entries, at: location)
            if let set = reading.read() { sets.append(set) }
            leftOut += reading.faults
            notes += reading.notes
        }
    }

    /// The objects archived by themselves or in a list, each once.
    private static func candidates(_ keyed: KeyedArchive) -> [Int] {
        var seen: Set<Int> = []
        let all = keyed.tops.flatMap { top in
            entries(top, keyed).flatMap { keyed.elements(of: $0) } ?? [top]
        }
        return all.filter { seen.insert($0).inserted }
    }

    /// The entries of an object that is a saved set by its class or its keys; nil for other
    /// objects.
    private static func savedSet(_ number: Int, _ keyed: KeyedArchive) -> KeyedArchive.Entries? {
        guard let entries = entries(number, keyed),
            keyed.className(of: entries) == ArchivedSetReader.className
                || keyed.value("yearsToInvest", in: entries) != nil
        else { return nil }
        return entries
    }

    private static func entries(_ number: Int, _ keyed: KeyedArchive) -> KeyedArchive.Entries? {
        if case .dictionary(let entries) = keyed.object(number) { entries } else { nil }
    }
}
