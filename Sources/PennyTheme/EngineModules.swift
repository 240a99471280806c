import CEngineModules

/// The engine as WebAssembly, a module for each calculator, carried in the program. A module has
/// two parts: the code that ordinary requests need, and all other code.
public enum EngineModules {
    /// The names of the modules there are, none in a program that was built without.
    public static let names: [String] = files.filter { !$0.hasSuffix(restSuffix) }

    /// The name of the one for fields of amounts.
    public static let keypad = "keypad"

    /// The part of the module with this name that comes first; nil for one there is not.
    public static func bytes(of name: String) -> [UInt8]? {
        names.contains(name) ? file(name) : nil
    }

    /// All other code of the module with this name; nil where there is none.
    public static func rest(of name: String) -> [UInt8]? { file(name + restSuffix) }

    /// Whether the module with this name has two parts.
    public static func hasRest(_ name: String) -> Bool { files.contains(name + restSuffix) }

    private static let restSuffix = ".rest"
    private static let files = modules.map { String(cString: $0.name) }

    private static func file(_ name: String) -> [UInt8]? {
        guard let place = files.firstIndex(of: name) else { return nil }
        let start = penny_module_bytes(place)
        return Array(UnsafeBufferPointer(start: start, count: modules[place].length))
    }

    // What the linker has put into the program never changes.
    nonisolated(unsafe) private static let modules = UnsafeBufferPointer(
        start: penny_modules(), count: penny_module_count())
}
