import PennyMarkup

/// Answers a `KeypadRequest`; there is one format, 0.
@_cdecl("penny_keypad")
public func keypad(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    let text = Array(UnsafeBufferPointer(start: place, count: length))
    guard format == 0, let request = KeypadRequest(reading: text) else {
        return put(Bytes(), .unreadable)
    }
    return put(request.answer(), .computed)
}
