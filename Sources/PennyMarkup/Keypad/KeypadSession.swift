import PennyEngine

/// An amount field: its text at the start, and its state after the keys.
struct KeypadSession {
    /// The calculation; nil if the text is none, which then only its reader changes.
    private var field: TwoOperandField?
    private let empty: TwoOperandField
    private let start: String
    /// Whether leaving the field rewrites the text although no key has changed it.
    private let isCorrected: Bool
    /// Whether a key has changed the text; until then it stays as typed.
    private var isTouched = false
    /// The message about the last key.
    private(set) var message: Message?

    init(_ request: KeypadRequest) {
        empty = TwoOperandField(convention: request.convention, decimals: request.decimals)
        start = request.start
        var reader = KeypadStart(empty, request.symbols)
        field = reader.read(request.start) ? reader.field : nil
        isCorrected = reader.isCorrected
    }

    var text: String {
        guard isTouched, let field else { return start }
        return field.text
    }

    var stageName: String {
        switch field?.stage {
        case .empty: "empty"
        case .lhs: "lhs"
        case .lhsOp: "lhsOp"
        case .lhsOpRhs: "lhsOpRhs"
        case .result: "result"
        case nil: "other"
        }
    }

    var isRounded: Bool { field?.isRounded ?? false }

    var isUnfinished: Bool {
        var after = self
        after.leave()
        return field?.stage == .lhsOpRhs || !after.text.isSameText(as: text)
    }

    var enabledKeys: String {
        var enabled: [UInt8] = []
        for byte in KeypadKey.all {
            guard case .key(let key) = KeypadKey(ascii: byte) else { continue }
            if field?.isEnabled(key) ?? (key == .clear) { enabled.append(byte) }
        }
        return String(bytes: enabled)
    }

    // MARK: - Keys

    mutating func press(_ key: KeypadKey) {
        message = nil
        switch key {
        case .leave: leave()
        case .key(let key): press(key)
        }
    }

    private mutating func press(_ key: TwoOperandField.Key) {
        guard var pressed = field else {
            if key == .clear {
                change(empty)
            } else {
                message = KeypadWords.notANumber(typed: start)
            }
            return
        }
        switch pressed.press(key) {
        case .accepted, .replacedOperator: change(pressed)
        case .nothingToDo: break
        case .refused(let refusal): message = refusal.message
        }
    }

    private mutating func leave() {
        guard var left = field else { return }
        switch left.leave() {
        case .refused(let refusal): message = refusal.message
        case .empty(let note), .value(_, let note):
            if isCorrected || left != field { change(left) }
            if let note { message = note.message }
        }
    }

    private mutating func change(_ changed: TwoOperandField) {
        if changed.isRounded, changed.stage == .result, field != changed {
            message = KeypadWords.rounded(decimals: changed.decimals)
        }
        field = changed
        isTouched = true
    }
}
