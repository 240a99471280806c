import PennyEngine

/// The labels of the lines in a drawing: as they are placed where it is wide, and on a phone. A
/// style sheet shows those that fit its width; where there are none, a key serves instead.
struct LineNames {
    private let names: [String]
    /// The positions of all labels, nil without room for one of them.
    private let wide: [LineLabels.Position]?
    private let onPhone: [LineLabels.Position]?

    /// The labels of a drawing that has a key at each width.
    static let none = LineNames()

    private init() {
        names = []
        wide = nil
        onPhone = nil
    }

    init(_ lines: [[LineLabels.Position]], _ names: [String], in area: PlotArea) {
        self.names = names
        wide = LineLabels(lines, names, in: area).positions()
        onPhone = LineLabels(lines, names, in: area, letters: .onPhone).positions()
    }

    /// Appends the labels; their group also without any, so that a drawing has the same lines
    /// either way.
    func append(to out: inout Bytes) {
        out.raw("<g>")
        append(wide, &out)
        out.raw("</g><g class=\"on-phone\">")
        append(onPhone, &out)
        out.raw("</g>\n")
    }

    private func append(_ positions: [LineLabels.Position]?, _ out: inout Bytes) {
        for (index, position) in (positions ?? []).enumerated() {
            out.text(x: position.x, y: position.y, .middle, series: index + 1) {
                $0.escaped(names[index])
            }
        }
    }

    /// Appends classes of the key, which say at which widths labels replace it.
    func appendClasses(to out: inout Bytes) {
        if wide != nil { out.raw(" named") }
        if onPhone != nil { out.raw(" named-on-phone") }
    }
}
