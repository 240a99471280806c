import CEngineModules

/// The engine as WebAssembly, a module for each calculator, carried in the program. A module has
/// parts: the code that ordinary requests need, what they need for one of several calculators that
/// it answers for, and all other code.
public enum EngineModules {
    /// The names of the modules there are, none in a program that was built without.
    public static let names: [String] = files.filter { !$0.contains(".") }

    /// The name of the one for fields of amounts.
    public static let keypad = "keypad"

    /// The part of the module with this name that comes first; nil for one there is not.
    public static func bytes(of name: String) -> [UInt8]? {
        names.contains(name) ? file(name) : nil
    }

    /// The names of the other parts of the module with this name; `rest` is all other code.
    public static func parts(of name: String) -> [String] {
        let start = name + "."
        return files.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    }

    /// A part of the module with this name, one of `parts(of:)`; nil where there is none.
    public static func part(_ part: String, of name: String) -> [UInt8]? {
        parts(of: name).contains(part) ? file("\(name).\(part)") : nil
    }

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
