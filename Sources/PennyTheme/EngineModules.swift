import CEngineModules

/// The engine as WebAssembly, a module for each calculator, carried in the program.
public enum EngineModules {
    /// The names of the modules there are, none in a program that was built without.
    public static let names: [String] = modules.map { String(cString: $0.name) }

    /// The name of the one for fields of amounts.
    public static let keypad = "keypad"

    /// The bytes of the module with this name; nil for one there is not.
    public static func bytes(of name: String) -> [UInt8]? {
        guard let place = names.firstIndex(of: name) else { return nil }
        let (start, end) = (modules[place].start, modules[place].end)
        guard let start, let end else { return nil }
        return Array(UnsafeBufferPointer(start: start, count: end - start))
    }

    // What the linker has put into the program never changes.
    nonisolated(unsafe) private static let modules = UnsafeBufferPointer(
        start: penny_modules(), count: Int(penny_module_count()))
}
