import PennyMarkup

/// Answers a `KeypadRequest`, in format 0, or takes the words for it.
@_cdecl("penny_keypad")
public func keypad(_ place: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    let text = Array(UnsafeBufferPointer(start: place, count: length))
    if format == wordsFormat { return take(words: text, having: KeypadRequest.wordAreas) }
    guard format == 0, let readers, let request = KeypadRequest(reading: text) else {
        return put(Bytes(), .unreadable)
    }
    return put(request.answer(in: readers.words), .computed)
}
