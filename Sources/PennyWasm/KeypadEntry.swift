import PennyMarkup

/// Answers a `KeypadRequest`, in format 0, or loads its words.
@_cdecl("penny_keypad")
public func keypad(_ start: UnsafePointer<UInt8>, _ length: Int, _ format: Int) -> Int {
    let text = Array(UnsafeBufferPointer(start: start, count: length))
    if format == wordsFormat { return load(words: text, having: KeypadRequest.wordAreas) }
    guard format == 0, let readers, let request = KeypadRequest(reading: text) else {
        return put(Bytes(), .unreadable)
    }
    return put(request.answer(in: readers.words), .computed)
}
