import PennyEngine

/// The format of a month and year in full. The names of months are longer than the machine words
/// that write dates.
struct FullMonth {
    private let parts: [DatePattern.Part]
    private let names: [ArraySlice<UInt8>]

    /// Reads `NumberStyle.fullMonth`; nil if it is invalid.
    init?(_ style: String) {
        let lines = style.bytes.split(separator: UInt8(ascii: ";"))
        guard let first = lines.first, let pattern = DatePattern(String(bytes: Array(first))),
            lines.count == 1 || lines.count == 13
        else { return nil }
        parts = pattern.parts
        names = Array(lines.dropFirst())
    }

    func append(_ date: CivilDate, _ cells: CellStyle, to out: inout [UInt8]) {
        for part in parts {
            switch part.field {
            case .year: append(date.year, cells, to: &out)
            case .fullMonth where !names.isEmpty: out.append(contentsOf: names[date.month - 1])
            default: append(date.month, cells, to: &out)
            }
            out.append { part.mark.put(in: &$0, at: 0) }
        }
    }

    private func append(_ number: Int, _ cells: CellStyle, to out: inout [UInt8]) {
        out.append { cells.put(Int64(number), .ordinal, in: &$0, at: 0) }
    }
}
