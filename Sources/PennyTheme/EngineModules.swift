import CEngineModules

/// The engine as WebAssembly, a module for each calculator, carried in the program.
public enum EngineModules {
    /// The names of the modules there are, none in a program that was built without.
    public static let names: [String] = modules.map { String(cString: $0.name) }

    /// The name of the one for fields of amounts.
    public static let keypad = "keypad"

    /// The module with this name; nil for one there is not.
    public static func bytes(of name: String) -> [UInt8]? {
        guard let place = names.firstIndex(of: name) else { return nil }
        let start = penny_module_bytes(place)
        return Array(UnsafeBufferPointer(start: start, count: modules[place].length))
    }

    // What the linker has put into the program never changes.
    nonisolated(unsafe) private static let modules = UnsafeBufferPointer(
        start: penny_modules(), count: penny_module_count())
}
