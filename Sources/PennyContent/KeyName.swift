/// The name of a key or a column as people type it.
enum KeyName {
    /// Whether a typed name is a known one, where `Kind` may stand for `kind`.
    static func isSame(_ typed: String, as name: String) -> Bool {
        typed.utf8.count == name.utf8.count
            && zip(typed.utf8, name.utf8).allSatisfy {
                $0 == $1 || $0 ^ $1 == 0x20 && UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
            }
    }
}
