import PennyEngine

/// A folded part of a form. Its name does not depend on the inputs, so it stays open when the form
/// is rendered again.
enum Folding {
    static func open(
        _ name: StaticString, _ label: Message, _ isOpen: Bool, _ numbers: NumberWriter,
        of member: FieldName?, _ out: inout Bytes
    ) {
        out.raw("<details class=\"more\" data-fold=\"")
        if let member {
            member.append(to: &out)
            out.raw("-")
        }
        out.raw(name)
        end(label, isOpen, numbers, &out)
    }

    static func open(
        list: InputField, _ name: FieldName, _ count: Int, _ numbers: NumberWriter,
        _ out: inout Bytes
    ) {
        out.raw("<details class=\"more\" data-fold=\"list-")
        name.append(to: &out)
        end(FormWords.list(label: list.label, count: count), false, numbers, &out)
    }

    /// Opens the fields of a compared set, whose title they are folded under.
    static func open(
        set title: String, _ name: FieldName, _ numbers: NumberWriter, _ out: inout Bytes
    ) {
        out.raw("<details class=\"more\" data-fold=\"set-")
        name.append(to: &out)
        end(.text(title), false, numbers, &out)
    }

    static func close(_ out: inout Bytes) { out.raw("</details>\n") }

    private static func end(
        _ label: Message, _ isOpen: Bool, _ numbers: NumberWriter, _ out: inout Bytes
    ) {
        out.raw(isOpen ? "\" open>\n<summary>" : "\">\n<summary>")
        numbers.append(label, to: &out)
        out.raw("</summary>\n")
    }
}

extension InputField.Group {
    /// The heading of a group, and its name in the form; nil for a group without a heading.
    var words: (fold: StaticString, label: Message)? {
        switch self {
        case .common, .more, .files: nil
        case .payments: ("payments", FormWords.groupPayments)
        case .fees: ("fees", FormWords.groupFees)
        case .home: ("home", FormWords.groupHome)
        case .days: ("days", FormWords.groupDays)
        case .rounding: ("rounding", FormWords.groupRounding)
        }
    }
}
