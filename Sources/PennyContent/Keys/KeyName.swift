/// Compares names of keys and columns as people type them.
enum KeyName {
    /// Whether a typed name is a known one, ignoring ASCII case: `Kind` matches `kind`.
    static func isSame(_ typed: String, as name: String) -> Bool {
        typed.utf8.count == name.utf8.count
            && zip(typed.utf8, name.utf8).allSatisfy {
                $0 == $1 || $0 ^ $1 == 0x20 && UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
            }
    }
}
