import PennyContent
package import PennyDiagnostics

/// The calculations that a savings app has kept with `NSKeyedArchiver`: in a
/// file of their own, or as data under a key of its preferences; both in the
/// binary form or in XML.
package struct SavingsArchive: Equatable, Sendable {
    /// More are refused; the app itself keeps 15.
    package static let setLimit = 100

    /// The sets that can be read, in the archive's order.
    package private(set) var sets: [ArchivedSet] = []
    /// Why each other object that stands among them is left out.
    package private(set) var leftOut: [Diagnostic] = []
    /// What of the sets that were read asks to be looked at.
    package private(set) var notes: [Diagnostic] = []

    /// Reads the archives in a file.
    ///
    /// - Throws: what keeps the whole file from being read, or that it has no
    ///   set at all. A broken set throws nothing; it is in `leftOut`.
    package static func read(
        path: String, bytes: [UInt8]
    ) throws(DiagnosticError) -> SavingsArchive {
        if bytes.count > ContentText.byteLimit {
            throw DiagnosticError([
                Diagnostic(
                    .error, ContentFault.fileTooLarge(limit: ContentText.byteLimit),
                    at: .option(path))
            ])
        }
        let list = try PropertyList(path: path, bytes: bytes)
        var archive = SavingsArchive()
        var isThere = false
        if let keyed = KeyedArchive(list) {
            isThere = true
            try archive.add(keyed, path)
        } else {
            isThere = try archive.add(preferences: list, path)
        }
        if archive.sets.isEmpty, archive.leftOut.isEmpty {
            let fault = isThere ? ImportFault.noSavedResults : .noArchive
            throw DiagnosticError([Diagnostic(.error, fault, at: .option(path))])
        }
        return archive
    }

    /// Adds the archives that stand as data under keys; false where none does.
    private mutating func add(
        preferences list: PropertyList, _ path: String
    ) throws(DiagnosticError) -> Bool {
        var isThere = false
        for entry in list.rootEntries {
            guard case .data(let bytes) = list.nodes[entry.value], PropertyList.canBegin(bytes),
                let key = list.text(at: entry.key)
            else { continue }
            let place = "\(path): \(key)"
            let inner: PropertyList
            do throws(DiagnosticError) {
                inner = try PropertyList(path: place, bytes: bytes)
            } catch {
                leftOut += error.diagnostics
                continue
            }
            guard let keyed = KeyedArchive(inner) else { continue }
            isThere = true
            try add(keyed, place)
        }
        return isThere
    }

    /// Adds the sets of one archive, or nothing where it has something else.
    private mutating func add(_ keyed: KeyedArchive, _ path: String) throws(DiagnosticError) {
        let numbers = Self.candidates(keyed)
        guard numbers.contains(where: { Self.savedSet($0, keyed) != nil }) else { return }
        guard sets.count + numbers.count <= Self.setLimit else {
            let fault = ImportFault.tooManySets(limit: Self.setLimit)
            throw DiagnosticError([Diagnostic(.error, fault, at: .option(path))])
        }
        for number in numbers {
            let location = SourceLocation.object(number, of: path)
            guard let entries = Self.savedSet(number, keyed) else {
                let name = Self.entries(number, keyed).flatMap { keyed.className(of: $0) }
                let fault = ImportFault.notSavedResults(className: name)
                leftOut.append(Diagnostic(.error, fault, at: location))
                continue
            }
            var reading = ArchivedSetReading(keyed, entries, at: location)
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

    /// The entries of an object that is a saved set by its class or its keys.
    private static func savedSet(_ number: Int, _ keyed: KeyedArchive) -> KeyedArchive.Entries? {
        guard let entries = entries(number, keyed),
            keyed.className(of: entries) == ArchivedSetReading.className
                || keyed.value("yearsToInvest", in: entries) != nil
        else { return nil }
        return entries
    }

    private static func entries(_ number: Int, _ keyed: KeyedArchive) -> KeyedArchive.Entries? {
        if case .dictionary(let entries) = keyed.object(number) { entries } else { nil }
    }
}
