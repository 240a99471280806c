import CEngineModules

/// The engine as WebAssembly, with a module for each calculator, embedded in the program.
public enum EngineModules {
    /// The names of the modules; empty in a program that was built without them.
    public static let names: [String] = modules.map { String(cString: $0.name) }

    /// The name of the module for amount fields.
    public static let keypad = "keypad"

    /// The module with the given name; nil if there is none.
    public static func bytes(of name: String) -> [UInt8]? {
        guard let index = names.firstIndex(of: name) else { return nil }
        let start = penny_module_bytes(index)
        return Array(UnsafeBufferPointer(start: start, count: modules[index].length))
    }

    // The linked data never changes.
    nonisolated(unsafe) private static let modules = UnsafeBufferPointer(
        start: penny_modules(), count: penny_module_count())
}
